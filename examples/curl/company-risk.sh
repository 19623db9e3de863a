#!/bin/sh
# A company against five agencies.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
curl -sS --fail-with-body -G "$url/company-risk/company-risk-screen" --data-urlencode 'company_name=Sample Widgets LLC'
