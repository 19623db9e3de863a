"""An invoice as structured data; the file goes along as base64."""

import base64
import json
import os
import pathlib
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")
path = pathlib.Path(__file__).parent.parent / "documents" / "invoice.pdf"

body = {
    "base64_file": base64.b64encode(path.read_bytes()).decode(),
}
request = urllib.request.Request(f"{url}/invoice/extract", data=json.dumps(body).encode())
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
