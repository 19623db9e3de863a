"""Vendors against the exclusions register and the screening list, 25 a call at most."""

import json
import os
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")

body = {
    "entities": [{"entity_name": "Sample Widgets LLC"}, {"entity_name": "Nobody in Particular Inc"}],
}
request = urllib.request.Request(f"{url}/exclusions/screen/batch", data=json.dumps(body).encode())
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
