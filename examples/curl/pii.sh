#!/bin/sh
# A text with its personal data replaced.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
curl -sS --fail-with-body "$url/pii/redact" --json '{"text": "Reach Ann Sample at ann@example.com or 555-010-0199."}'
