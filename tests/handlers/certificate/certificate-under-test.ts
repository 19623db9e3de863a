import assert from 'node:assert/strict';
import type { Evaluation } from '../../../core/documents/certificate/requirements/evaluate.ts';
import type { Extraction } from '../../../core/documents/certificate/extraction.ts';
import { CodedError, errorBody } from '../../../core/http/errors.ts';
import type { JsonAnswer } from '../../../core/http/route.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Reader, Reading } from '../../../core/documents/reading/reader.ts';
import { requirementProfiles } from '../../../core/documents/certificate/requirements/requirement-profiles.ts';
import { openStore } from '../../../core/open-store.ts';
import { certificateService } from '../../../handlers/certificate/service.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import type { EndsWith } from '../../standins/upstream.ts';

export type VerifyAnswer = Evaluation & Pick<Extraction, 'parsed' | 'withheld'>;

export const NOW = new Date('2026-03-04T13:00:00Z');

/** A file with the first bytes of a picture. */
export const PNG = {
  base64_image: Buffer.from('\x89PNG\r\n\x1a\nmade', 'latin1').toString('base64'),
  mime_type: 'image/png',
};

/** A file that begins like a PDF and has no form. */
export const PDF = { base64_image: Buffer.from('%PDF-1.7\nmade').toString('base64'), mime_type: 'application/pdf' };

export interface Made {
  /** The reading of every document; without one the reader cannot read. */
  readonly reading?: Reading;
  /** The reading of a PDF's form fields. */
  readonly form?: JsonObject;
  readonly storeUrl?: string;
  readonly dataDir?: string;
  /** The number of profiles that an owner may save. */
  readonly maxOwned?: number;
}

export interface CertificateUnderTest {
  /** Returns the answer of a route, including an error answer. */
  readonly ask: (line: string, body?: unknown, query?: Readonly<Record<string, string>>) => Promise<JsonAnswer>;
  /** Returns how often the reader was called. */
  readonly readings: () => number;
}

/** Returns the service with a fixed reading, called without a socket; it fetches nothing. */
export async function certificateUnderTest(t: EndsWith, made: Made = {}): Promise<CertificateUnderTest> {
  let readings = 0;
  const { reading = { kind: 'misconfigured' } } = made;
  const reader: Reader = {
    id: 'mistral',
    read(kind) {
      assert.equal(kind, 'certificate');
      readings++;
      return Promise.resolve(reading);
    },
  };
  const dataDir = made.dataDir ?? (await temporaryFolder(t));
  const store = openStore({ dataDir, storeUrl: made.storeUrl }, () => undefined);
  t.after(() => void store.close());
  const service = certificateService({
    reader,
    forms: { read: () => Promise.resolve({ kind: 'done', result: made.form }) },
    profiles: requirementProfiles(store, made.maxOwned),
    fetchFile: () => Promise.resolve({ kind: 'unavailable' }),
    now: () => NOW,
  });
  return {
    readings: () => readings,
    async ask(line, body = {}, query = {}) {
      const [method, path = ''] = line.split(' ');
      const id = /^\/requirements\/(.*)$/.exec(path)?.[1];
      const pattern = id === undefined ? path : '/requirements/{id}';
      const route = service.routes.find((one) => one.method === method && one.path === pattern);
      assert.ok(typeof route?.answer === 'function', line);
      try {
        return (await route.answer({
          params: id === undefined ? {} : { id },
          query: new Map(Object.entries(query).map(([name, value]) => [name, [value]])),
          // Round-trips through JSON, as over the wire.
          body: JSON.parse(JSON.stringify(body)) as JsonObject,
          signal: new AbortController().signal,
        })) as JsonAnswer;
      } catch (error) {
        if (!(error instanceof CodedError)) throw error;
        return { status: error.status, body: errorBody(error), headers: error.headers };
      }
    },
  };
}

/** Returns the status and code of an error answer. */
export function failureOf({ status, body }: JsonAnswer): string {
  return `${status} ${String((body as { error?: unknown }).error)}`;
}

/** Returns a reading of a picture. */
export function readingOf(value: JsonObject, text: string | null = null): Reading {
  return { kind: 'object', value, text };
}
