"""List recent insider transactions of a company. SAMPLE is the one that the sandbox knows."""

import json
import os
import urllib.parse
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")

query = urllib.parse.urlencode({"ticker": "SAMPLE", "limit": "5"})
request = urllib.request.Request(f"{url}/insider/insider-transactions?{query}")
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
