"""A text with its personal data replaced."""

import json
import os
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")

body = {
    "text": "Reach Ann Sample at ann@example.com or 555-010-0199.",
}
request = urllib.request.Request(f"{url}/pii/redact", data=json.dumps(body).encode())
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
