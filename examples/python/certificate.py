"""An insurance certificate, held against what a contract asks for."""

import base64
import json
import os
import pathlib
import urllib.request

url = os.environ.get("TRACEWELL_URL", "http://127.0.0.1:8080")
path = pathlib.Path(__file__).parent.parent / "documents" / "certificate.pdf"

body = {
    "base64_image": base64.b64encode(path.read_bytes()).decode(),
    "mime_type": "application/pdf",
    "requirements": {"general_liability": {"each_occurrence_min": 1_000_000, "additional_insured_required": True}},
}
request = urllib.request.Request(f"{url}/certificate/verify", data=json.dumps(body).encode())
# An answer of 400 or more raises urllib.error.HTTPError; its body names the code and the reason.
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))
