import { parseJson, repeatsMember, type JsonObject } from '../json.ts';
import { CodedError } from './errors.ts';
import type { FileRule, Route } from './route.ts';

/** Limits on parts of a form and on the header bytes of a part: several times what any route needs. */
const MAX_PARTS = 16;
const MAX_PART_HEADER_BYTES = 8 * 1024;

/** RFC 2046, 5.1.1. */
const MAX_BOUNDARY = 70;

/** Name of the file's part. */
const FILE_PART = 'file';

/** A part `file` that is a text. */
const NO_FILE = new Uint8Array();

/** Media type for files of unknown type; curl sends it for unknown extensions. */
const UNKNOWN_TYPE = 'application/octet-stream';

const END_OF_HEADER = '\r\n\r\n';

/**
 * Parses a form (multipart/form-data, RFC 7578) into members of a body. The part `file` becomes the file's bytes, with
 * its type as `mime_type` unless a part states one; every other part becomes the member of its name, parsed as JSON if
 * the route's schema says it is not a string. File names are ignored. Throws `bad_request` if it is not such a form,
 * `input_too_large` for too many parts or too large a header, `multiple_inputs` for two files, and `invalid_fields` for
 * any other part that is repeated, is an unexpected file, or is not valid JSON.
 */
export async function formMembers(
  bytes: Uint8Array<ArrayBuffer>,
  { contentType, boundary, file, route }: FormOptions,
): Promise<JsonObject> {
  checkBounds(bytes, boundary);
  // The API is discouraged only because forms can be unbounded; this one's bytes, parts and headers have been counted.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw malformed();
  });
  const members = new Map<string, unknown>();
  let type: string | undefined;
  for (const [name, value] of form) {
    const isFile = name === FILE_PART;
    const member = isFile ? file.member : name;
    if (members.has(member)) {
      if (member === file.member) throw new CodedError('multiple_inputs', 'Only one file may be sent.');
      throw new CodedError('invalid_fields', 'The form has two parts of the same name.');
    }
    if (typeof value === 'string') members.set(member, isFile ? NO_FILE : textOrJson(name, value, route));
    else if (isFile) {
      members.set(member, new Uint8Array(await value.arrayBuffer()));
      type = value.type === '' || value.type === UNKNOWN_TYPE ? undefined : value.type;
    } else
      throw new CodedError('invalid_fields', `Send the file as the part ${FILE_PART}; no other part may be a file.`);
  }
  if (!members.has('mime_type')) members.set('mime_type', type);
  return Object.fromEntries(members);
}

interface FormOptions {
  readonly contentType: string;
  readonly boundary: string;
  readonly file: FileRule;
  readonly route: Route;
}

/** Checks the bounds before the parser runs: each part and each header line costs it several microseconds. */
function checkBounds(bytes: Uint8Array<ArrayBuffer>, boundary: string): void {
  if (boundary === '' || boundary.length > MAX_BOUNDARY) throw malformed();
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  let parts = 0;
  let at = view.subarray(0, delimiter.length).equals(Buffer.from(delimiter)) ? 0 : next(view, delimiter, 0);
  while (at !== -1 && !isClosing(view, at + delimiter.length)) {
    if (++parts > MAX_PARTS) throw new CodedError('input_too_large', `The form has more than ${MAX_PARTS} parts.`);
    const header = view.indexOf(END_OF_HEADER, at);
    if (header === -1) throw malformed();
    if (header - at > MAX_PART_HEADER_BYTES)
      throw new CodedError('input_too_large', 'A part of the form has headers over 8 KiB.');
    at = next(view, delimiter, header);
  }
  if (at === -1) throw malformed();
}

/** Returns the position of the next line that starts with the delimiter, or -1. */
function next(view: Buffer, delimiter: string, from: number): number {
  const at = view.indexOf(`\r\n${delimiter}`, from);
  return at === -1 ? -1 : at + 2;
}

function isClosing(view: Buffer, at: number): boolean {
  return view[at] === DASH && view[at + 1] === DASH;
}

const DASH = 0x2d;

function malformed(): CodedError {
  return new CodedError('bad_request', 'The body is not a complete multipart form with its boundary.');
}

function textOrJson(name: string, text: string, { operation, refusesRepeats = false }: Route): unknown {
  const properties = operation.requestBody?.['properties'] as Readonly<Record<string, JsonObject>> | undefined;
  const schema = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (schema === undefined || schema['type'] === 'string') return text;
  const bytes = new TextEncoder().encode(text);
  const read = parseJson(bytes);
  if (read.kind !== 'value') throw new CodedError('invalid_fields', `The part ${name} is not JSON.`);
  if (refusesRepeats && repeatsMember(bytes)) {
    throw new CodedError('invalid_fields', `The part ${name} contains an object that repeats a member.`);
  }
  return read.value;
}
