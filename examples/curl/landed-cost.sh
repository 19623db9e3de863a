#!/bin/sh
# The likely subheading of a product and the duty rates within it.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
curl -sS --fail-with-body "$url/landed-cost/estimate" --json '{"description": "cotton t-shirt", "country_of_origin": "CN"}'
