import { CodedError, type ErrorCode } from '../../http/errors.ts';
import type { ReadingFailure } from './reader.ts';

/** Why a document was not read: as the reader says, or with a reading of the wrong shape. */
export type DocumentFailure = ReadingFailure | 'wrong_shape';

type DocumentCode = Extract<ErrorCode, 'parsing_failed' | 'extraction_failed' | 'redaction_failed'>;

/** Configuration faults: they do not concern the document, and only the operator can fix them. */
type OperatorFailure = 'misconfigured' | 'not_installed';

/** Load: the document only waits for its turn. */
type LoadFailure = 'full' | 'given_up';

type ReadFailure = Exclude<DocumentFailure, OperatorFailure | LoadFailure>;

/** Statuses of each failure: 422 if the same document will fail again, 502 if it may succeed later. */
const STATUSES: Readonly<Record<DocumentCode, Readonly<Record<ReadFailure, 422 | 502>>>> = {
  parsing_failed: {
    cut_off: 422,
    refused: 422,
    too_large: 422,
    too_heavy: 422,
    not_json: 422,
    wrong_shape: 422,
    unavailable: 502,
  },
  extraction_failed: {
    cut_off: 422,
    refused: 422,
    too_large: 422,
    too_heavy: 422,
    not_json: 502,
    wrong_shape: 502,
    unavailable: 502,
  },
  redaction_failed: {
    cut_off: 422,
    refused: 502,
    too_large: 422,
    too_heavy: 422,
    not_json: 502,
    wrong_shape: 502,
    unavailable: 502,
  },
};

const SENTENCES: Readonly<Record<ReadFailure, string>> = {
  cut_off: 'The document contains more than one reading can return.',
  refused: 'The document cannot be read: it may be damaged, protected or empty.',
  too_large:
    'The document is too large: without a model, PDFs may have at most 100 pages, 10 of them pictures, and pictures at most 36 megapixels.',
  too_heavy: 'Reading the document takes more time or memory than allowed.',
  not_json: 'The reader did not return one complete result.',
  wrong_shape: 'The reader did not return one complete result.',
  unavailable: 'The document was not read; the same request may succeed later.',
};

/** What the operator can do if files cannot be read on this machine. */
const NOT_INSTALLED =
  'This server cannot read files of this kind without a model. The operator must either run, in a checkout, ' +
  'npm install --no-save pdfjs-dist@6.5.438 @napi-rs/canvas@1.0.11 tesseract.js-core@7.0.0 @tesseract.js-data/eng@1.0.0 ' +
  '(the single binary reads PNGs and JPEGs if tesseract 5 is installed, but no PDF pages), or set MISTRAL_API_KEY.';

/** Returns the coded error of a document that was not read. */
export function readingFailed(code: DocumentCode, failure: DocumentFailure): CodedError {
  if (failure === 'misconfigured') return noReader();
  if (failure === 'not_installed') return new CodedError('provider_misconfigured', NOT_INSTALLED);
  if (failure === 'full' || failure === 'given_up') return overloaded();
  return new CodedError(code, SENTENCES[failure], { status: STATUSES[code][failure] });
}

/** Returns the coded error of a document that is not the expected one: `a resume`. */
export function notTheDocument(code: Exclude<DocumentCode, 'redaction_failed'>, expected: string): CodedError {
  return new CodedError(code, `This does not appear to be ${expected}.`, { status: 422 });
}

const RETRY_SECONDS = 5;

function overloaded(): CodedError {
  return new CodedError('overloaded', 'Too many documents are waiting to be read. Try again later.', {
    headers: { 'retry-after': String(RETRY_SECONDS) },
  });
}

/** The coded error if no reader is configured, or the provider rejects the key. */
export function noReader(): CodedError {
  return new CodedError('provider_misconfigured', 'The operator must set or correct MISTRAL_API_KEY.');
}
