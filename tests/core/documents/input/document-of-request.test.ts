import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../../../core/http/errors.ts';
import type { JsonObject } from '../../../../core/json.ts';
import type { SubmittedDocument } from '../../../../core/submitted-document.ts';
import type { FetchedFile } from '../../../../core/documents/input/fetch-file.ts';
import { submittedDocument, type InputRules } from '../../../../core/documents/input/document-of-request.ts';

const RESUME: InputRules = {
  fileMember: 'base64_file',
  takesText: true,
  mimeType: 'any_image',
  schemes: ['https:'],
  failure: 'parsing_failed',
};
const CERTIFICATE: InputRules = {
  fileMember: 'base64_image',
  takesText: false,
  mimeType: 'required',
  schemes: ['https:', 'http:'],
  failure: 'extraction_failed',
};
const INVOICE: InputRules = { ...CERTIFICATE, fileMember: 'base64_file', mimeType: 'recognised' };

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const FILES = {
  jpeg: latin1('\xff\xd8\xff\xe0rest'),
  png: latin1('\x89PNG\r\n\x1a\nrest'),
  gif87: latin1('GIF87arest'),
  gif89: latin1('GIF89arest'),
  webp: latin1('RIFF\x04\0\0\0WEBPrest'),
  wave: latin1('RIFF\x04\0\0\0WAVErest'),
  pdf: latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\nrest'),
  pdf_behind_1019: latin1(`${'x'.repeat(1_019)}%PDF-1.4`),
  pdf_behind_1020: latin1(`${'x'.repeat(1_020)}%PDF-1.4`),
  jpeg_that_names_pdf: latin1('\xff\xd8\xff\xe0 %PDF-1.4'),
  text: Buffer.from('Jane Roe\nAnalyst – 2019'),
  text_with_bom: Buffer.from('\ufeffJane Roe'),
  text_that_names_pdf: Buffer.from('I wrote a reader of %PDF-1.4 files.'),
  latin1_text: latin1('Jos\xe9 \xd1u\xf1ez'),
  utf16: Buffer.from('\ufeffJane Roe', 'utf16le'),
  nul: latin1('Jane\0Roe'),
  blank_text: Buffer.from(' \n\u200b\n'),
  docx: latin1(`PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml`),
  tiff: latin1('II*\0rest'),
  heic: latin1('\0\0\0\x18ftypheicrest'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  one_byte: latin1('\xff'),
} as const;

type FileName = keyof typeof FILES;

const base64 = (name: FileName): string => FILES[name].toString('base64');

interface Given {
  readonly rules?: InputRules;
  readonly fetched?: FetchedFile;
}

function read(
  body: JsonObject,
  { rules = RESUME, fetched = { kind: 'refused' } }: Given = {},
): Promise<SubmittedDocument> {
  return submittedDocument(body, rules, {
    fetchFile: () => Promise.resolve(fetched),
    signal: new AbortController().signal,
  });
}

/** The result for a body: the kind of document with its media type or text, or the error's code and status. */
async function outcome(body: JsonObject, given: Given = {}): Promise<string> {
  try {
    const document = await read(body, given);
    if (document.type === 'text') return `text ${document.text}`;
    return document.type === 'pdf' ? 'pdf' : document.mediaType;
  } catch (error) {
    assert.ok(error instanceof CodedError);
    return `${error.code} ${error.status}`;
  }
}

test('exactly one document is required; blanks and wrong types count as not sent', async () => {
  const url = 'https://files.example.com/a.png';
  const table: readonly (readonly [JsonObject, string])[] = [
    [{}, 'missing_input 400'],
    [{ mime_type: 'image/png' }, 'missing_input 400'],
    [{ text: '' }, 'missing_input 400'],
    [{ text: ' \n\u200b' }, 'missing_input 400'],
    [{ text: null, file_url: null, base64_file: null }, 'missing_input 400'],
    [{ text: 42, file_url: ['https://x.example'], base64_file: {} }, 'missing_input 400'],
    [{ base64_image: base64('png'), mime_type: 'image/png' }, 'missing_input 400'], // A member of another service.
    [{ text: 'Jane Roe' }, 'text Jane Roe'],
    [{ text: ' Jane\n' }, 'text  Jane\n'], // Unchanged, because offsets count from here.
    [{ text: 'Jane Roe', mime_type: 'application/zip' }, 'text Jane Roe'],
    [{ text: 'Jane Roe', file_url: '', base64_file: null, mime_type: 7 }, 'text Jane Roe'],
    [{ text: 'Jane Roe', file_url: 7 }, 'text Jane Roe'],
    [{ text: 'Jane Roe', unknown: 'x' }, 'text Jane Roe'],
    [{ text: 'a', file_url: url }, 'multiple_inputs 400'],
    [{ text: 'a', base64_file: 'not base64' }, 'multiple_inputs 400'],
    [{ file_url: url, base64_file: base64('png') }, 'multiple_inputs 400'],
    [{ text: 'a', file_url: 'b', base64_file: 'c' }, 'multiple_inputs 400'],
    [JSON.parse('{"__proto__": {"text": "Jane Roe"}}') as JsonObject, 'missing_input 400'],
  ];
  for (const [body, expected] of table) assert.equal(await outcome(body), expected, JSON.stringify(body));
});

test('limits are checked before anything is decoded or fetched', async () => {
  const table: readonly (readonly [JsonObject, string])[] = [
    [{ text: 'a'.repeat(50_000) }, `text ${'a'.repeat(50_000)}`],
    [{ text: 'a'.repeat(50_001) }, 'input_too_large 400'],
    [{ text: '😀'.repeat(25_000) }, `text ${'😀'.repeat(25_000)}`], // Counted in UTF-16 units.
    [{ text: '😀'.repeat(25_001) }, 'input_too_large 400'],
    [{ base64_file: '*'.repeat(15_000_001) }, 'input_too_large 400'],
    [{ base64_file: '*'.repeat(15_000_000), mime_type: 'image/png' }, 'invalid_base64 400'],
    [{ base64_file: `${base64('png')}${' '.repeat(15_000_000)}`, mime_type: 'image/png' }, 'input_too_large 400'],
    [{ base64_file: base64('png').padEnd(15_000_000), mime_type: 'image/png' }, 'image/png'],
    [{ file_url: `https://files.example.com/${'a'.repeat(2_048)}` }, 'invalid_file_url 400'],
  ];
  for (const [body, expected] of table) assert.equal(await outcome(body), expected);
});

/** Files sent as resumes: content, mime_type, result. */
const AS_RESUME: readonly (readonly [FileName, string | undefined, string])[] = [
  ['png', undefined, 'missing_mime_type 400'],
  ['png', '', 'missing_mime_type 400'],
  ['png', 'image/png', 'image/png'],
  ['png', ' IMAGE/PNG ; q=1', 'image/png'],
  ['png', 'image/x-png', 'image/png'],
  ['jpeg', 'image/jpeg', 'image/jpeg'],
  ['jpeg', 'image/JPG;foo=";bar"', 'image/jpeg'],
  ['gif87', 'image/gif', 'image/gif'],
  ['gif89', 'image/gif', 'image/gif'],
  ['webp', 'image/webp', 'image/webp'],
  ['pdf', 'application/pdf', 'pdf'],
  ['pdf', 'Application/PDF; version=1.7', 'pdf'],
  ['pdf_behind_1019', 'application/pdf', 'pdf'],
  ['pdf_behind_1020', 'application/pdf', 'parsing_failed 422'],
  ['jpeg_that_names_pdf', 'image/jpeg', 'image/jpeg'],
  ['text', 'text/plain', 'text Jane Roe\nAnalyst – 2019'],
  ['text', 'text/markdown; charset=utf-8', 'text Jane Roe\nAnalyst – 2019'],
  ['text_with_bom', 'text/plain', 'text Jane Roe'],
  ['text_that_names_pdf', 'text/plain', 'text I wrote a reader of %PDF-1.4 files.'],
  ['svg', 'text/plain', 'text <svg xmlns="http://www.w3.org/2000/svg"/>'],
  // Content that does not match its type.
  ['png', 'image/jpeg', 'parsing_failed 422'],
  ['jpeg', 'application/pdf', 'parsing_failed 422'],
  ['pdf', 'image/png', 'parsing_failed 422'],
  ['pdf', 'text/plain', 'parsing_failed 422'],
  ['png', 'text/plain', 'parsing_failed 422'],
  ['text', 'image/png', 'parsing_failed 422'],
  ['text', 'application/pdf', 'parsing_failed 422'],
  ['wave', 'image/webp', 'parsing_failed 422'],
  ['docx', 'application/pdf', 'parsing_failed 422'],
  ['one_byte', 'image/jpeg', 'parsing_failed 422'],
  ['latin1_text', 'text/plain', 'parsing_failed 422'],
  ['utf16', 'text/plain', 'parsing_failed 422'],
  ['nul', 'text/plain', 'parsing_failed 422'],
  ['blank_text', 'text/plain', 'parsing_failed 422'],
  // Any image type is accepted, and one that cannot be read is a document that cannot be parsed.
  ['tiff', 'image/tiff', 'parsing_failed 422'],
  ['heic', 'image/heic', 'parsing_failed 422'],
  ['svg', 'image/svg+xml', 'parsing_failed 422'],
  ['png', 'image/tiff', 'parsing_failed 422'],
  // Types that the service does not read, whatever the content.
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'unsupported_input 400'],
  ['docx', 'application/msword', 'unsupported_input 400'],
  ['text', 'text/html', 'unsupported_input 400'],
  ['text', 'text/plainer', 'unsupported_input 400'],
  ['png', 'application/octet-stream', 'unsupported_input 400'],
  ['png', 'png', 'unsupported_input 400'],
  ['png', 'image/', 'unsupported_input 400'],
  ['png', 'image', 'unsupported_input 400'],
  ['png', 'image/png, image/jpeg', 'unsupported_input 400'],
  ['png', 'x-image/png', 'unsupported_input 400'],
  ['png', `image/png;${'x'.repeat(600)}`, 'unsupported_input 400'],
];

test("a resume's file is read by its content if its mime_type agrees", async () => {
  for (const [name, mimeType, expected] of AS_RESUME) {
    const body = { base64_file: base64(name), ...(mimeType !== undefined && { mime_type: mimeType }) };
    assert.equal(await outcome(body), expected, `${name} as ${mimeType}`);
  }
});

test('a certificate is one of four image types or a PDF, and needs a mime_type', async () => {
  const table: readonly (readonly [FileName, string | undefined, string])[] = [
    ['png', 'image/png', 'image/png'],
    ['pdf', 'application/pdf', 'pdf'],
    ['png', undefined, 'missing_mime_type 400'],
    ['png', 'image/jpeg', 'extraction_failed 422'],
    ['pdf', 'image/png', 'extraction_failed 422'],
    ['tiff', 'image/tiff', 'unsupported_input 400'],
    ['text', 'text/plain', 'unsupported_input 400'],
    ['text', 'image/png', 'unsupported_input 400'], // Neither an image nor a PDF.
  ];
  for (const [name, mimeType, expected] of table) {
    const body = { base64_image: base64(name), ...(mimeType !== undefined && { mime_type: mimeType }) };
    assert.equal(await outcome(body, { rules: CERTIFICATE }), expected, `${name} as ${mimeType}`);
  }
  assert.equal(await outcome({ text: 'a certificate' }, { rules: CERTIFICATE }), 'missing_input 400');
});

test('an invoice is recognised by its content, which its mime_type must not contradict', async () => {
  const table: readonly (readonly [FileName, string | undefined, string])[] = [
    ['png', undefined, 'image/png'],
    ['pdf', undefined, 'pdf'],
    ['pdf', '', 'pdf'],
    ['pdf', 'application/pdf', 'pdf'],
    ['pdf', 'image/png', 'extraction_failed 422'],
    ['text', undefined, 'unsupported_input 400'],
    ['docx', undefined, 'unsupported_input 400'],
    ['tiff', undefined, 'unsupported_input 400'],
    ['text', 'application/pdf', 'unsupported_input 400'],
    ['png', 'text/plain', 'unsupported_input 400'],
  ];
  for (const [name, mimeType, expected] of table) {
    const body = { base64_file: base64(name), ...(mimeType !== undefined && { mime_type: mimeType }) };
    assert.equal(await outcome(body, { rules: INVOICE }), expected, `${name} as ${mimeType}`);
  }
});

test('base64 is accepted in every form, and invalid base64 is rejected whatever its type', async () => {
  const url = FILES.png.toString('base64url');
  for (const text of [url, `data:image/gif;base64,${base64('png')}`, base64('png').replace(/(.{5})/g, '$1\n')]) {
    assert.equal(await outcome({ base64_file: text, mime_type: 'image/png' }), 'image/png', text);
  }
  for (const text of ['?', 'A', 'data:image/png;base64,', 'QUI=QUI=']) {
    assert.equal(await outcome({ base64_file: text, mime_type: 'image/png' }), 'invalid_base64 400', text);
  }
  // The prefix's media type does not replace mime_type.
  assert.equal(await outcome({ base64_file: `data:image/png;base64,${base64('png')}` }), 'missing_mime_type 400');
});

test('a text file may be longer than a text, up to what is read at once', async () => {
  const ofLength = (length: number): JsonObject => ({
    base64_file: Buffer.from('a'.repeat(length)).toString('base64'),
    mime_type: 'text/plain',
  });
  assert.equal((await read(ofLength(250_000))).type, 'text');
  assert.equal(await outcome(ofLength(250_001)), 'parsing_failed 422');
});

test('the file behind a file_url is an image, or a coded error', async () => {
  const body = { file_url: 'https://files.example.com/a' };
  const bytes = (name: FileName): FetchedFile => ({ kind: 'bytes', bytes: FILES[name] });
  const table: readonly (readonly [FetchedFile, string])[] = [
    [bytes('png'), 'image/png'],
    [bytes('jpeg'), 'image/jpeg'],
    [bytes('webp'), 'image/webp'],
    [bytes('gif89'), 'image/gif'],
    [bytes('pdf'), ' 422'],
    [bytes('text'), ' 422'],
    [bytes('tiff'), ' 422'],
    [{ kind: 'bytes', bytes: new Uint8Array(0) }, ' 422'],
    [{ kind: 'refused' }, ' 422'],
    [{ kind: 'unavailable' }, ' 502'],
    [{ kind: 'blocked' }, 'blocked_file_url 400'],
  ];
  for (const rules of [RESUME, CERTIFICATE, INVOICE]) {
    for (const [fetched, expected] of table) {
      const whole = expected.startsWith(' ') ? rules.failure + expected : expected;
      assert.equal(await outcome(body, { rules, fetched }), whole, fetched.kind);
    }
  }
  // The mime_type belongs to a file that is sent.
  assert.equal(await outcome({ ...body, mime_type: 'application/zip' }, { fetched: bytes('png') }), 'image/png');
});

test('the base64 text is removed from the body, so that it is not kept along with the bytes', async () => {
  const body = { base64_file: base64('png'), mime_type: 'image/png' };
  await read(body);
  assert.deepEqual(body, { mime_type: 'image/png' });
});

test('nothing is fetched from an invalid URL', async () => {
  let fetches = 0;
  const parts = {
    fetchFile: (): Promise<FetchedFile> => {
      fetches++;
      return Promise.resolve({ kind: 'refused' });
    },
    signal: new AbortController().signal,
  };
  for (const url of ['http://files.example.com/', 'https://127.0.0.1/', 'https://files.example.com/a.pdf', 'x']) {
    await assert.rejects(submittedDocument({ file_url: url }, RESUME, parts), CodedError);
  }
  assert.equal(fetches, 0);
});

test('any body is a document or a coded error that repeats nothing of it', async () => {
  const value = fc.oneof(fc.constant(`canary-${base64('png')}`), fc.string(), fc.jsonValue({ maxDepth: 2 }));
  const body = fc.record({ text: value, file_url: value, base64_file: value, mime_type: value }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      try {
        const document = await read(sent);
        assert.ok(['text', 'image', 'pdf'].includes(document.type));
      } catch (error) {
        assert.ok(error instanceof CodedError);
        assert.ok(error.status < 500 && !error.message.includes('canary'));
      }
    }),
    { numRuns: 500 },
  );
});

const WORD = 'Word-processor files are not supported: save the document as a PDF';

/** Word processor files by name, and the answer of each service. */
const WORD_FILES: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['DOCX', FILES.docx],
  ['another DOCX', latin1(`PK\x03\x04${'\0'.repeat(26)}word/document.xml`)],
  ['ODT', latin1(`PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.text`)],
  ['DOC', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest')],
];

test('word processor files are rejected with what to send instead, whatever their type', async () => {
  const types = [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/msword',
    'application/vnd.oasis.opendocument.text',
    'application/pdf',
    'text/plain',
  ];
  for (const [what, bytes] of WORD_FILES) {
    for (const mime_type of types) {
      for (const base64_file of [Buffer.from(bytes).toString('base64'), bytes]) {
        const refused = await codeOf({ base64_file, mime_type });
        const code = ['application/pdf', 'text/plain'].includes(mime_type) ? 'parsing_failed' : 'unsupported_input';
        assert.deepEqual(refused, [code, `${WORD}, or send its text.`], `${what} ${mime_type}`);
      }
    }
    // A form often has no type for them.
    assert.deepEqual(await codeOf({ base64_file: bytes }), ['unsupported_input', `${WORD}, or send its text.`], what);
    const invoice = await codeOf({ base64_file: bytes }, INVOICE);
    assert.deepEqual(invoice, ['unsupported_input', `${WORD} or an image.`], what);
  }
});

test('raw bytes follow the same rules as their base64', async () => {
  const parts = { fetchFile: () => Promise.reject(new Error('nothing is fetched')), signal: AbortSignal.abort() };
  const given = (body: JsonObject): Promise<SubmittedDocument> => submittedDocument(body, RESUME, parts);
  for (const [name, mime_type] of [
    ['pdf', 'application/pdf'],
    ['png', 'image/png'],
    ['text', 'text/plain'],
    ['gif89', 'image/gif'],
  ] as const) {
    const [bytes, text] = [new Uint8Array(FILES[name]), base64(name)];
    assert.equal(
      JSON.stringify(await given({ base64_file: bytes, mime_type })),
      JSON.stringify(await given({ base64_file: new Uint8Array(Buffer.from(text, 'base64')), mime_type })),
    );
    assert.equal(
      (await given({ base64_file: bytes, mime_type })).type,
      (await given({ base64_file: text, mime_type })).type,
    );
  }
  const whole = new Uint8Array(11_250_000);
  whole.set(FILES.pdf);
  assert.equal((await given({ base64_file: whole, mime_type: 'application/pdf' })).type, 'pdf');
  const larger = new Uint8Array(11_250_001);
  larger.set(FILES.pdf);
  for (const [body, code] of [
    [{ base64_file: larger, mime_type: 'application/pdf' }, 'input_too_large'],
    [{ base64_file: new Uint8Array(0) }, 'missing_input'],
    [{ base64_file: new Uint8Array(FILES.pdf) }, 'missing_mime_type'],
    [{ base64_file: new Uint8Array(FILES.pdf), mime_type: 'image/png' }, 'parsing_failed'],
    [{ base64_file: new Uint8Array(FILES.pdf), text: 'x', mime_type: 'application/pdf' }, 'multiple_inputs'],
    [{ text: new Uint8Array(FILES.pdf) }, 'missing_input'],
  ] as const) {
    assert.equal((await codeOf(body))[0], code);
  }
});

/** What is wrong with a certificate, and what the message calls it. */
const NAMED: readonly (readonly [body: JsonObject, message: string])[] = [
  [{ base64_image: base64('png') }, 'base64_image requires mime_type.'],
  [
    { base64_image: FILES.text },
    'The type of the file is missing: send it as the Content-Type of the part file, or as the part mime_type.',
  ],
  [{ base64_image: base64('png'), file_url: 'x' }, 'Send only one of file_url, base64_image.'],
  [{ base64_image: FILES.png, file_url: 'x' }, 'Send only one of file_url, file.'],
  [{}, 'Send one of file_url, base64_image, as a string that is not blank.'],
  [{ base64_image: new Uint8Array() }, 'The file is empty or was sent as text.'],
  [
    { base64_image: FILES.text, mime_type: 'text/markdown' },
    'The type of the file (mime_type) must be application/pdf, image/jpeg, image/png, image/webp or image/gif.',
  ],
];

test('a message names the file as it was sent: as base64, or as the part of a form', async () => {
  for (const [body, message] of NAMED) assert.equal((await codeOf(body, CERTIFICATE))[1], message);
  const asResume = await codeOf({ base64_file: FILES.text, mime_type: 'text/html' });
  assert.match(asResume[1], /must be application\/pdf, text\/plain, text\/markdown or an image type\.$/);
});

async function codeOf(body: JsonObject, rules = RESUME): Promise<readonly [code: string, message: string]> {
  const parts = { fetchFile: () => Promise.reject(new Error('nothing is fetched')), signal: AbortSignal.abort() };
  const refused: unknown = await submittedDocument(body, rules, parts).catch((error: unknown) => error);
  assert.ok(refused instanceof CodedError);
  return [refused.code, refused.message];
}
