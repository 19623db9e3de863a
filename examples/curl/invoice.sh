#!/bin/sh
# An invoice as structured data; the file goes along as base64.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
file=$(base64 < "$(dirname "$0")/../documents/invoice.pdf" | tr -d '\n')
curl -sS --fail-with-body "$url/invoice/extract" --json @- <<END
{"base64_file": "$file"}
END
