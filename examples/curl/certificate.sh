#!/bin/sh
# An insurance certificate, held against what a contract asks for.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
file=$(base64 < "$(dirname "$0")/../documents/certificate.pdf" | tr -d '\n')
curl -sS --fail-with-body "$url/certificate/verify" --json @- <<END
{"base64_image": "$file", "mime_type": "application/pdf", "requirements": {"general_liability": {"each_occurrence_min": 1000000, "additional_insured_required": true}}}
END
