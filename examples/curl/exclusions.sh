#!/bin/sh
# Vendors against the exclusions register and the screening list, 25 a call at most.
set -eu
url=${TRACEWELL_URL:-http://127.0.0.1:8080}
curl -sS --fail-with-body "$url/exclusions/screen/batch" --json '{"entities": [{"entity_name": "Sample Widgets LLC"}, {"entity_name": "Nobody in Particular Inc"}]}'
