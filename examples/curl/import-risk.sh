#!/bin/sh
# A shipment's supplier against the forced-labor list and the screening list.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
curl -sS --fail-with-body "$url/import-risk/screen/shipment" --json '{"supplier_name": "Example Cotton Gin", "country_of_origin": "CN"}'
