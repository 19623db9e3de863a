"""The likely subheading of a product and the duty rates within it."""

import json
import os
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")

body = {
    "description": "cotton t-shirt",
    "country_of_origin": "CN",
}
request = urllib.request.Request(f"{url}/landed-cost/estimate", data=json.dumps(body).encode())
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
