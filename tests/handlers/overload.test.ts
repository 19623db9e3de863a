import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { LaneOutcome } from '../../core/lanes/lane.ts';
import { requirementProfiles } from '../../core/documents/certificate/requirements/requirement-profiles.ts';
import type { Reading } from '../../core/documents/reading/reader.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest, Service } from '../../core/http/route.ts';
import { openStore } from '../../core/open-store.ts';
import { certificateService } from '../../handlers/certificate/service.ts';
import { invoiceService } from '../../handlers/invoice/service.ts';
import { resumeService } from '../../handlers/resume/service.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** How a lane reports a job that it did not do. */
type Undone = Exclude<LaneOutcome<never>['kind'], 'done'>;

const UNDONE: readonly Undone[] = ['full', 'given_up', 'too_heavy'];

const PDF = Buffer.from('%PDF-1.7\nmade').toString('base64');
const PNG = Buffer.from('\x89PNG\r\n\x1a\nmade', 'latin1').toString('base64');

interface Given {
  /** The outcome of the exact-content lane; undefined if it finds no exact content. */
  readonly exact?: Undone;
  /** The outcome of the lane that reads text layers or pictures. */
  readonly pages: Undone;
}

interface Row {
  readonly name: string;
  readonly readsExact: boolean;
  readonly code: string;
  readonly body: (base64: string, type: string) => Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly make: (t: TestContext, given: Given, asked: () => void) => Promise<Service>;
}

const readerOf = ({ pages }: Given, asked: () => void) => ({
  id: 'embedded' as const,
  read: (): Promise<Reading> => {
    asked();
    return Promise.resolve({ kind: pages });
  },
});

const fetchFile = (): Promise<{ kind: 'unavailable' }> => Promise.resolve({ kind: 'unavailable' });

const SERVICES: readonly Row[] = [
  {
    name: 'resume',
    readsExact: false,
    code: 'parsing_failed',
    path: '/parse',
    body: (base64_file, mime_type) => ({ base64_file, mime_type }),
    make: (_, given, asked) => Promise.resolve(resumeService({ reader: readerOf(given, asked), fetchFile })),
  },
  {
    name: 'invoice',
    readsExact: true,
    code: 'extraction_failed',
    path: '/extract',
    body: (base64_file) => ({ base64_file }),
    make: (_, given, asked) => {
      const found =
        given.exact === undefined
          ? ({ kind: 'done', result: { invoice: null, pages: null } } as const)
          : ({ kind: given.exact } as const);
      const eInvoices = { read: () => Promise.resolve(found) };
      return Promise.resolve(invoiceService({ reader: readerOf(given, asked), eInvoices, fetchFile }));
    },
  },
  {
    name: 'certificate',
    readsExact: true,
    code: 'extraction_failed',
    path: '/parse',
    body: (base64_image, mime_type) => ({ base64_image, mime_type }),
    make: async (t, given, asked) => {
      const store = openStore({ dataDir: await temporaryFolder(t), storeUrl: undefined }, () => undefined);
      t.after(() => void store.close());
      const form =
        given.exact === undefined ? ({ kind: 'done', result: undefined } as const) : ({ kind: given.exact } as const);
      return certificateService({
        reader: readerOf(given, asked),
        forms: { read: () => Promise.resolve(form) },
        profiles: requirementProfiles(store),
        fetchFile,
        now: () => new Date('2026-03-04T13:00:00Z'),
      });
    },
  },
];

async function failureOf(service: Service, path: string, body: Readonly<Record<string, unknown>>): Promise<CodedError> {
  const route = service.routes.find((one) => one.path === path);
  assert.ok(typeof route?.answer === 'function');
  const request: ApiRequest = {
    params: {},
    query: new Map(),
    body,
    signal: new AbortController().signal,
  };
  try {
    await route.answer(request);
  } catch (error) {
    if (error instanceof CodedError) return error;
    throw error;
  }
  throw new Error('It was answered.');
}

function assertTold(error: CodedError, kind: Undone, code: string): void {
  const expected = kind === 'too_heavy' ? [422, code, undefined] : [503, 'overloaded', '5'];
  assert.deepEqual([error.status, error.code, error.headers['retry-after']], expected);
}

for (const { name, readsExact, code, body, path, make } of SERVICES) {
  for (const kind of UNDONE) {
    for (const [what, base64, type] of [
      ['PDF', PDF, 'application/pdf'],
      ['picture', PNG, 'image/png'],
    ] as const) {
      test(`${name}: a ${what} that its lane did not read (${kind}) gets that code, and no other reader is tried`, async (t) => {
        let asked = 0;
        const service = await make(t, { pages: kind }, () => (asked += 1));
        assertTold(await failureOf(service, path, body(base64, type)), kind, code);
        assert.equal(asked, 1);
      });
    }
    if (!readsExact) continue;
    test(`${name}: a PDF whose exact content was not looked for (${kind}) gets that code, and no reader sees it`, async (t) => {
      let asked = 0;
      const service = await make(t, { exact: kind, pages: 'full' }, () => (asked += 1));
      assertTold(await failureOf(service, path, body(PDF, 'application/pdf')), kind, code);
      assert.equal(asked, 0);
    });
  }
}
