#!/bin/sh
# A resume as structured data.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
file=$(base64 < "$(dirname "$0")/../documents/resume.txt" | tr -d '\n')
curl -sS --fail-with-body "$url/resume/parse" --json @- <<END
{"base64_file": "$file", "mime_type": "text/plain"}
END
