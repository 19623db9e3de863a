import { systemClock, type Clock } from '../upstream/clock.ts';
import type { SubmittedDocument } from '../submitted-document.ts';
import type { AskOptions, ContentPart, Model, Transcriber } from '../model/model.ts';
import { CERTIFICATE_QUESTION } from './certificate/certificate-question.ts';
import type { DocumentQuestion } from './reading/document-question.ts';
import { INVOICE_QUESTION } from './invoice/invoice-question.ts';
import { PII_QUESTION } from './pii/pii-question.ts';
import { RESUME_QUESTION } from './resume/resume-question.ts';
import type { PagesRead } from './pages/page-job.ts';
import type { PageReader } from './pages/page-reader.ts';
import type { Reader, Reading, ReadingFailure, ReadingKind } from './reading/reader.ts';

const QUESTIONS: Readonly<Record<ReadingKind, DocumentQuestion>> = {
  resume: RESUME_QUESTION,
  invoice: INVOICE_QUESTION,
  certificate: CERTIFICATE_QUESTION,
  pii: PII_QUESTION,
};

/** What the model is shown of a document, and its available words. */
interface Shown {
  readonly kind: 'shown';
  readonly part: ContentPart;
  readonly text: string | null;
}

/** What a reader needs besides its model. */
export interface MistralReaderOptions {
  /** Locates the words of a file on this machine. */
  readonly pages?: Pick<PageReader, 'read'>;
  readonly clock?: Clock;
}

/**
 * Creates the reader that uses the provider's models: text is sent as it is, an image as a picture, a PDF as the text
 * that the OCR found in it. One deadline covers both calls for a PDF. If places are wanted, words are located on this
 * machine in parallel; the reading itself is the same without them.
 */
export function createMistralReader(
  model: Model & Transcriber,
  { pages, clock = systemClock }: MistralReaderOptions = {},
): Reader {
  const ask = async (
    kind: ReadingKind,
    document: SubmittedDocument,
    { deadlineMs, ...options }: AskOptions,
  ): Promise<Reading> => {
    const ends = clock.now() + deadlineMs;
    const shown = await show(document, model, { ...options, deadlineMs });
    if (shown.kind !== 'shown') return shown;
    const leftMs = ends - clock.now();
    if (leftMs <= 0) return { kind: 'unavailable' };
    const reply = await model.ask({ ...QUESTIONS[kind], content: [shown.part] }, { ...options, deadlineMs: leftMs });
    return reply.kind === 'object' ? { ...reply, text: shown.text } : reply;
  };
  return {
    id: 'mistral',
    async read(kind, document, { withPlaces, ...options }) {
      if (!withPlaces || pages === undefined || document.type === 'text') return ask(kind, document, options);
      const notRead = new AbortController();
      const placed = pages.read(document, { ...options, signal: AbortSignal.any([options.signal, notRead.signal]) });
      const reading = await ask(kind, document, options);
      if (reading.kind !== 'object') notRead.abort();
      return reading.kind === 'object' ? { ...reading, ...placesOf(await placed) } : reading;
    },
  };
}

function placesOf(read: PagesRead): Pick<Extract<Reading, { kind: 'object' }>, 'pages'> {
  return read.kind === 'pages' ? { pages: read.document } : {};
}

async function show(
  document: SubmittedDocument,
  transcriber: Transcriber,
  options: AskOptions,
): Promise<Shown | { readonly kind: ReadingFailure }> {
  switch (document.type) {
    case 'text':
      return shownText(document.text);
    case 'image':
      return {
        kind: 'shown',
        part: { type: 'image', mediaType: document.mediaType, bytes: document.bytes },
        text: null,
      };
    case 'pdf': {
      const transcript = await transcriber.transcribe(document.bytes, options);
      return transcript.kind === 'text' ? shownText(transcript.text) : transcript;
    }
    default:
      return document satisfies never;
  }
}

function shownText(text: string): Shown {
  return { kind: 'shown', part: { type: 'text', text }, text };
}
