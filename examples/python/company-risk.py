"""A company against five agencies."""

import json
import os
import urllib.parse
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")

query = urllib.parse.urlencode({"company_name": "Sample Widgets LLC"})
request = urllib.request.Request(f"{url}/company-risk/company-risk-screen?{query}")
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
