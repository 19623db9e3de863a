import type { Invoice } from '../../../core/documents/invoice/answer.ts';
import { createExactLane } from '../../../core/documents/exact-lane.ts';
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { CodedError, errorBody } from '../../../core/http/errors.ts';
import type { JsonAnswer } from '../../../core/http/route.ts';
import type { SubmittedDocument } from '../../../core/submitted-document.ts';
import {
  createEInvoiceReader,
  type EInvoiceReader,
} from '../../../core/documents/invoice/e-invoice/e-invoice-reader.ts';
import type { FetchFile } from '../../../core/documents/input/fetch-file.ts';
import type { Reader, Reading } from '../../../core/documents/reading/reader.ts';
import { invoiceService } from '../../../handlers/invoice/service.ts';

/** A one-pixel PNG. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A request body with a file. */
export function fileBody(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  return { base64_file: Buffer.from(bytes).toString('base64') };
}

/** A reader that returns a given reading and records the documents it was shown. */
export interface ScriptedReader extends Reader {
  readonly shown: SubmittedDocument[];
}

/** A reader with a fixed reading; a function is called again for each document. */
export function scriptedReader(
  reading: Reading | (() => Promise<Reading>),
  id: Reader['id'] = 'mistral',
): ScriptedReader {
  const shown: SubmittedDocument[] = [];
  return {
    id,
    shown,
    read(kind, document) {
      assert.equal(kind, 'invoice');
      shown.push(document);
      return typeof reading === 'function' ? reading() : Promise.resolve(reading);
    },
  };
}

/** A reading of a picture. */
export function readingOf(value: Readonly<Record<string, unknown>>, text: string | null = null): Reading {
  return { kind: 'object', value, text };
}

export interface InvoiceUnderTest {
  /** The answer to a body, or the error as the server answers it. */
  readonly extract: (body: unknown, query?: Readonly<Record<string, string>>) => Promise<JsonAnswer>;
  /** The answer to a file, which must be an invoice. */
  readonly invoiceIn: (bytes: Uint8Array) => Promise<Invoice>;
}

export interface InvoiceOptions {
  readonly reader?: Reader | undefined;
  readonly eInvoices?: EInvoiceReader;
  readonly fetchFile?: FetchFile;
}

/** One for all tests of a file, because a process takes longer to start than most of them. */
const LANE = createExactLane();
after(() => LANE.close());
const E_INVOICES = createEInvoiceReader(LANE);

/** A reader that cannot read. */
const NO_READER: Reader = { id: 'embedded', read: () => Promise.resolve({ kind: 'misconfigured' }) };

/** The service, called without a socket; without `fetchFile` it fetches nothing. */
export function invoiceUnderTest(options: InvoiceOptions = {}): InvoiceUnderTest {
  const service = invoiceService({
    reader: options.reader ?? NO_READER,
    eInvoices: options.eInvoices ?? E_INVOICES,
    fetchFile: options.fetchFile ?? (() => Promise.resolve({ kind: 'unavailable' })),
  });
  const route = service.routes.find(({ path }) => path === '/extract');
  assert.ok(route && typeof route.answer === 'function');
  const { answer } = route;

  const extract: InvoiceUnderTest['extract'] = async (body, query = {}) => {
    try {
      return (await answer({
        params: {},
        query: new Map(Object.entries(query).map(([name, value]) => [name, [value]])),
        body: body as Readonly<Record<string, unknown>>,
        signal: new AbortController().signal,
      })) as JsonAnswer;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      return { status: error.status, body: errorBody(error) };
    }
  };
  return {
    extract,
    async invoiceIn(bytes) {
      const { status, body } = await extract(fileBody(bytes));
      assert.equal(status, 200, JSON.stringify(body));
      return body as Invoice;
    },
  };
}

/** The status and code of an error answer. */
export function failureOf({ status, body }: JsonAnswer): string {
  const { error } = body as { error?: unknown };
  return `${status} ${String(error)}`;
}
