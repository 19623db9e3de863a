"""A resume as structured data."""

import json
import os
import pathlib
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")
path = pathlib.Path(__file__).parent.parent / "documents" / "resume.txt"

body = {
    "text": path.read_text(encoding="utf-8"),
}
request = urllib.request.Request(f"{url}/resume/parse", data=json.dumps(body).encode())
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
