import { isBlank } from '../../http/checks.ts';
import { CodedError } from '../../http/errors.ts';
import type { JsonObject } from '../../json.ts';
import { MAX_TEXT_LENGTH, type SubmittedDocument } from '../../submitted-document.ts';
import { decodeBase64 } from './base64.ts';
import { checkedFileUrl, type Scheme } from './file-url.ts';
import type { FetchFile } from './fetch-file.ts';
import { statedType, type StatedType } from './media-type.ts';
import { isWordProcessorFile, recogniseContent, recogniseText } from './recognise-content.ts';

/** What a service accepts as a document, and its error code if the document cannot be read. */
export interface InputRules {
  /** Member with the file's base64. */
  readonly fileMember: 'base64_file' | 'base64_image';
  /** Whether text is accepted: as the member `text`, and as a text/plain or text/markdown file. */
  readonly takesText: boolean;
  /**
   * `required`: a file needs a mime_type, one of the four images or PDF. `any_image`: the same with any image type; an
   * unsupported one then fails as the document. `recognised`: mime_type is optional.
   */
  readonly mimeType: 'required' | 'any_image' | 'recognised';
  readonly schemes: readonly Scheme[];
  readonly failure: 'parsing_failed' | 'extraction_failed';
}

/** Dependencies for reading the input. */
export interface InputParts {
  readonly fetchFile: FetchFile;
  readonly signal: AbortSignal;
}

const MAX_TEXT = 50_000;
const MAX_BASE64 = 15_000_000;

/** Size of a file at the base64 limit. */
const MAX_FILE_BYTES = 11_250_000;

/**
 * Returns the one document of a request body. Throws the coded error of the first broken rule: `missing_input` (a
 * member of the wrong type, or blank, counts as missing), `multiple_inputs`, `input_too_large`, `missing_mime_type`,
 * `unsupported_input`, `invalid_base64`, those of `file_url`, and the service's own code with 422 if the content does
 * not match its type, or 502 if a file could not be fetched for now. Removes base64 from the body.
 */
export async function submittedDocument(
  body: JsonObject,
  rules: InputRules,
  parts: InputParts,
): Promise<SubmittedDocument> {
  const members = [...(rules.takesText ? ['text'] : []), 'file_url', rules.fileMember];
  const sent = members.flatMap((member) => {
    const value = member === rules.fileMember ? sentFile(body, member) : sentText(body, member);
    return value === undefined ? [] : [{ member, value }];
  });
  const [input, second] = sent;
  // Bytes came as the part `file` of a form or as the body, so the caller does not know them by the member's name.
  const isBytes = body[rules.fileMember] instanceof Uint8Array;
  const names = (isBytes ? [...members.slice(0, -1), 'file'] : members).join(', ');
  if (!input && isBytes) throw new CodedError('missing_input', 'The file is empty or was sent as text.');
  if (!input) throw new CodedError('missing_input', `Send one of ${names}, as a string that is not blank.`);
  if (second) throw new CodedError('multiple_inputs', `Send only one of ${names}.`);
  const { member, value } = input;
  const mimeType = sentText(body, 'mime_type');
  if (typeof value !== 'string') {
    // A form rarely knows the type of such a file, so asking for it would be pointless.
    if (mimeType === undefined && isWordProcessorFile(value)) throw wordProcessorFile(rules);
    return fileDocument(() => limitedFile(value), { mimeType, rules, typeless: TYPELESS_BYTES });
  }
  switch (member) {
    case 'text':
      return { type: 'text', text: limited(value, { member, max: MAX_TEXT }) };
    case 'file_url':
      return fetchedImage(checkedFileUrl(value, rules.schemes), rules, parts);
    default: {
      const base64 = limited(value, { member, max: MAX_BASE64 });
      // The file is read long after it was decoded; its base64 text, which is larger, would stay in memory that long.
      Reflect.deleteProperty(body, member);
      return fileDocument(() => decodeBase64(base64), { mimeType, rules, typeless: `${member} requires mime_type.` });
    }
  }
}

/** Returns the sent file: its base64, or the bytes of a form's part or of the body. */
function sentFile(body: JsonObject, member: string): string | Uint8Array | undefined {
  const value = Object.hasOwn(body, member) ? body[member] : undefined;
  if (value instanceof Uint8Array) return value.length === 0 ? undefined : value;
  return sentText(body, member);
}

function limitedFile(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= MAX_FILE_BYTES) return bytes;
  throw new CodedError('input_too_large', `The file is larger than ${MAX_FILE_BYTES.toLocaleString('en-US')} bytes.`);
}

/** Returns a member that is a non-blank text. */
function sentText(body: JsonObject, member: string): string | undefined {
  const value = Object.hasOwn(body, member) ? body[member] : undefined;
  return typeof value === 'string' && !isBlank(value) ? value : undefined;
}

function limited(text: string, { member, max }: { member: string; max: number }): string {
  if (text.length <= max) return text;
  throw new CodedError('input_too_large', `${member} is longer than ${max.toLocaleString('en-US')} characters.`);
}

async function fetchedImage(
  url: URL,
  rules: InputRules,
  { fetchFile, signal }: InputParts,
): Promise<SubmittedDocument> {
  const fetched = await fetchFile(url, { signal });
  switch (fetched.kind) {
    case 'blocked':
      throw new CodedError('blocked_file_url', 'The host of file_url resolves to an address that is not public.');
    case 'refused':
      throw failed(
        rules,
        'The host of file_url did not return a file of an accepted size; redirects are not followed.',
      );
    case 'unavailable':
      throw new CodedError(rules.failure, 'The file at file_url could not be fetched; try again later.', {
        status: 502,
      });
    case 'not_fetched':
      throw failed(rules, 'The sandbox fetches no files: send the file itself, as base64.');
    case 'bytes': {
      const type = recogniseContent(fetched.bytes);
      if (type === undefined || type === 'application/pdf') {
        throw failed(rules, 'The file at file_url is not a JPEG, PNG, WebP or GIF image.');
      }
      return { type: 'image', mediaType: type, bytes: fetched.bytes };
    }
    default:
      return fetched satisfies never;
  }
}

interface SentFile {
  readonly mimeType: string | undefined;
  readonly rules: InputRules;
  /** What to say if its type is missing and required. */
  readonly typeless: string;
}

const TYPELESS_BYTES =
  'The type of the file is missing: send it as the Content-Type of the part file, or as the part mime_type.';

/** Returns the document in a file, once its type is a supported one; `bytesOf` returns undefined for invalid base64. */
function fileDocument(bytesOf: () => Uint8Array | undefined, sent: SentFile): SubmittedDocument {
  const { rules } = sent;
  const stated = checkedType(sent);
  const bytes = bytesOf();
  if (bytes && isWordProcessorFile(bytes)) {
    throw stated === undefined ? wordProcessorFile(rules) : failed(rules, wordProcessorText(rules));
  }
  if (!bytes) throw new CodedError('invalid_base64', `${rules.fileMember} is not valid base64.`);
  const found = recogniseContent(bytes);
  if (stated === 'text') return textOf(bytes, rules);
  if (found === undefined) throw unrecognised(rules);
  if (stated !== undefined && stated !== found)
    throw failed(rules, 'The content of the file does not match its type (mime_type).');
  return found === 'application/pdf' ? { type: 'pdf', bytes } : { type: 'image', mediaType: found, bytes };
}

/** Returns the type stated by mime_type; undefined if it was left out and may be. */
function checkedType({ mimeType, rules, typeless }: SentFile): StatedType | undefined {
  if (mimeType === undefined) {
    if (rules.mimeType === 'recognised') return undefined;
    throw new CodedError('missing_mime_type', typeless);
  }
  const stated = statedType(mimeType);
  const isRead =
    stated !== undefined &&
    (stated !== 'text' || rules.takesText) &&
    (stated !== 'image' || rules.mimeType === 'any_image');
  if (!isRead && WORD_PROCESSOR_TYPE.test(mimeType)) throw wordProcessorFile(rules);
  if (!isRead) throw new CodedError('unsupported_input', `The type of the file (mime_type) must be ${typesOf(rules)}.`);
  return stated;
}

function typesOf({ mimeType, takesText }: InputRules): string {
  const images = mimeType === 'any_image' ? 'an image type' : 'image/jpeg, image/png, image/webp or image/gif';
  return `application/pdf, ${takesText ? 'text/plain, text/markdown or ' : ''}${images}`;
}

function textOf(bytes: Uint8Array, rules: InputRules): SubmittedDocument {
  const text = recogniseText(bytes);
  // A PDF may be valid UTF-8, but no submitted text begins like one.
  if (text === undefined || text.startsWith('%PDF-')) throw failed(rules, 'The content of the file is not UTF-8 text.');
  if (isBlank(text)) throw failed(rules, 'The file contains no text.');
  if (text.length > MAX_TEXT_LENGTH) throw failed(rules, 'The file contains more text than can be read at once.');
  return { type: 'text', text };
}

/** Types of DOC, DOCX and ODT. */
const WORD_PROCESSOR_TYPE =
  /^\s{0,9}application\/(?:msword|vnd\.openxmlformats-officedocument\.wordprocessingml\.|vnd\.oasis\.opendocument\.text)/i;

function wordProcessorFile(rules: InputRules): CodedError {
  return new CodedError('unsupported_input', wordProcessorText(rules));
}

function wordProcessorText({ takesText }: InputRules): string {
  const instead = takesText ? 'a PDF, or send its text' : 'a PDF or an image';
  return `Word-processor files are not supported: save the document as ${instead}.`;
}

/** Handles content of an unsupported type: for a service that accepts any image type, the document cannot be read. */
function unrecognised(rules: InputRules): CodedError {
  return rules.mimeType === 'any_image'
    ? failed(rules, 'The file is not a PDF or a JPEG, PNG, WebP or GIF image.')
    : new CodedError('unsupported_input', 'The file is not a PDF or a JPEG, PNG, WebP or GIF image.');
}

function failed(rules: InputRules, message: string): CodedError {
  return new CodedError(rules.failure, message, { status: 422 });
}
