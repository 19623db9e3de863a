#!/bin/sh
# List recent insider transactions of a company. SAMPLE is the one that the sandbox knows.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
curl -sS --fail-with-body -G "$url/insider/insider-transactions" --data-urlencode 'ticker=SAMPLE' --data-urlencode 'limit=5'
