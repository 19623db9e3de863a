import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import {
  filingIndexUrl,
  isAccession,
  rawDocumentName,
  rawXmlPath,
  submissionsPath,
} from '../../../core/edgar/archive-paths.ts';
import { readSubmissions, type Form4Entry } from '../../../core/edgar/submissions.ts';
import { sharedFile } from './shared-filings.ts';
import { skipForShared } from '../../shared-data.ts';

interface Listed {
  readonly form?: unknown;
  readonly accession?: unknown;
  readonly filed?: unknown;
  readonly reported?: unknown;
  readonly document?: unknown;
}

function submissions(listed: readonly Listed[], change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    cik: '9990001',
    name: 'HARBOR MILL CORP',
    tickers: ['HMC', 'HMC-PA'],
    filings: {
      recent: {
        accessionNumber: listed.map((one, i) => one.accession ?? `0009990001-25-${String(i).padStart(6, '0')}`),
        filingDate: listed.map((one) => one.filed ?? '2025-06-03'),
        reportDate: listed.map((one) => one.reported ?? '2025-06-02'),
        form: listed.map((one) => one.form ?? '4'),
        primaryDocument: listed.map((one) => one.document ?? 'xslF345X05/form4.xml'),
      },
    },
    ...change,
  };
}

function entries(json: unknown, limit = 40): readonly Form4Entry[] {
  const read = readSubmissions(json, { limit });
  assert.equal(read.kind, 'company');
  return read.form4s;
}

test('a company has its padded number, its name and its tickers', () => {
  for (const cik of ['9990001', '0009990001', 9_990_001]) {
    assert.deepEqual(readSubmissions(submissions([], { cik }), { limit: 5 }), {
      kind: 'company',
      cik: '0009990001',
      name: 'HARBOR MILL CORP',
      tickers: ['HMC', 'HMC-PA'],
      form4s: [],
    });
  }
  const odd = readSubmissions(submissions([], { tickers: ['A', 5, null, ''] }), { limit: 5 });
  assert.deepEqual(odd.kind === 'company' && odd.tickers, ['A']);
});

test('neither the order of the list nor a duplicate filing changes the result', () => {
  const filings = Array.from({ length: 12 }, (_, i) => ({
    accession: `0009990001-25-${String(i).padStart(6, '0')}`,
    filed: `2025-06-${String(i + 10)}`,
  }));
  const expected = entries(submissions(filings), 5);
  assert.equal(expected.length, 5);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...filings), { maxLength: 20 }),
      fc.infiniteStream(fc.nat(999)),
      (again, stream) => {
        const keyed = [...filings, ...again].map((filing) => ({ filing, key: Number(stream.next().value) }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ filing }) => filing);
        assert.deepEqual(entries(submissions(shuffled), 5), expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('only Form 4 itself is listed, newest first, up to the limit', () => {
  const json = submissions([
    { form: '4/A', filed: '2025-06-09' },
    { form: '4', filed: '2025-06-08' },
    { form: '424B2', filed: '2025-06-07' },
    { form: '3', filed: '2025-06-06' },
    { form: '4', filed: '2025-06-10' },
    { form: 4, filed: '2025-06-12' },
    { form: '4', filed: '2025-06-08' },
  ]);
  assert.deepEqual(
    entries(json).map((one) => one.accession),
    ['0009990001-25-000004', '0009990001-25-000001', '0009990001-25-000006'],
  );
  assert.equal(entries(json, 2).length, 2);
});

test('an entry has its dates and the name of its raw XML', () => {
  assert.deepEqual(entries(submissions([{}])), [
    {
      accession: '0009990001-25-000000',
      filingDate: '2025-06-03',
      reportDate: '2025-06-02',
      xmlName: 'form4.xml',
    },
  ]);
  assert.equal(entries(submissions([{ reported: '' }]))[0]!.reportDate, null);
});

const NAMES: readonly [document: unknown, xmlName: string | null][] = [
  ['xslF345X05/wk-form4_1763163012.xml', 'wk-form4_1763163012.xml'],
  ['xslF345X06/primary_doc.xml', 'primary_doc.xml'],
  ['ownership.xml', 'ownership.xml'],
  ['xslF345X02/tm2512345-1_4seq1.xml', 'tm2512345-1_4seq1.xml'],
  ['edgar.XML', 'edgar.XML'],
  ['form4.htm', null],
  ['xslF345X05/form4.htm', null],
  ['', null],
  [undefined, null],
  [5, null],
  ['../form4.xml', null],
  ['xslF345X05/../form4.xml', null],
  ['xslF345X05/xslF345X05/form4.xml', null],
  ['xslF345X05/..xml', null],
  ['a..b.xml', null],
  ['.xml', null],
  ['/form4.xml', null],
  ['//host.example/form4.xml', null],
  ['https://host.example/form4.xml', null],
  ['form4.xml?x=.xml', null],
  ['form4.xml#.xml', null],
  ['form4%2f.xml', null],
  ['a\\form4.xml', null],
  ['form 4.xml', null],
  ['form4.xml\n', null],
  ['form4.xml\u0000.xml', null],
  [`${'a'.repeat(300)}.xml`, null],
];

test('a document name is a plain XML name or null', () => {
  for (const [document, xmlName] of NAMES) assert.equal(rawDocumentName(document), xmlName, String(document));
  assert.equal(entries(submissions([{ document: 'form4.htm' }]))[0]!.xmlName, null);
});

test('a file of another shape is not read as a company without filings', () => {
  const recent = (submissions([{}])['filings'] as { recent: Record<string, unknown[]> }).recent;
  const shapes: unknown[] = [
    null,
    [],
    {},
    'x',
    submissions([], { cik: 'x' }),
    submissions([], { cik: undefined }),
    submissions([], { name: 5 }),
    submissions([], { filings: null }),
    submissions([], { filings: { recent: [] } }),
    submissions([], { filings: { recent: {} } }),
    ...Object.keys(recent).map((column) => submissions([], { filings: { recent: { ...recent, [column]: [] } } })),
    ...Object.keys(recent).map((column) => submissions([], { filings: { recent: { ...recent, [column]: 'x' } } })),
    submissions([{ accession: '0009990001-25-1' }]),
    submissions([{ accession: '../../etc' }]),
    submissions([{ filed: 'yesterday' }]),
    submissions([{ filed: '2025-02-30' }]),
  ];
  for (const json of shapes)
    assert.deepEqual(readSubmissions(json, { limit: 5 }), { kind: 'shape' }, JSON.stringify(json));
  // A broken row of another form does not matter to this service.
  assert.equal(entries(submissions([{ form: '8-K', accession: '' }, {}])).length, 1);
});

test('a broken entry beyond the limit does not affect the answer, and one within it does', () => {
  const broken: readonly Listed[] = [{ accession: '../../etc' }, { filed: 'yesterday' }, { filed: '' }];
  for (const one of broken) {
    const json = submissions([{}, {}, one, {}]);
    assert.equal(entries(json, 2).length, 2, JSON.stringify(one));
    assert.deepEqual(readSubmissions(json, { limit: 3 }), { kind: 'shape' }, JSON.stringify(one));
  }
  assert.deepEqual(readSubmissions(submissions([{ filed: '' }, {}]), { limit: 1 }), { kind: 'shape' });
});

test('URLs contain the CIK without zeros and the accession number without hyphens', () => {
  const filing = { cik: '0000320193', accession: '0001462356-25-000012' };
  assert.equal(rawXmlPath(filing, 'form4.xml'), '/Archives/edgar/data/320193/000146235625000012/form4.xml');
  assert.equal(
    filingIndexUrl(filing),
    'https://www.sec.gov/Archives/edgar/data/320193/000146235625000012/0001462356-25-000012-index.htm',
  );
  assert.equal(submissionsPath('320193'), '/submissions/CIK0000320193.json');
});

test('no URL is built from unchecked parts', () => {
  const filing = { cik: '320193', accession: '0001462356-25-000012' };
  assert.throws(() => rawXmlPath(filing, '../form4.xml'), RangeError);
  assert.throws(() => rawXmlPath(filing, 'xslF345X05/form4.xml'), RangeError);
  assert.throws(() => rawXmlPath({ ...filing, accession: '0001462356-25-000012/..' }, 'form4.xml'), RangeError);
  assert.throws(() => filingIndexUrl({ ...filing, cik: '1/2' }), RangeError);
  assert.throws(() => submissionsPath('0'), RangeError);
  assert.equal(isAccession('0001462356-25-000012\n'), false);
});

test('real filing lists yield their Form 4s, each with its raw XML', (t) => {
  const files = ['CIK0000320193.2025.json', 'CIK0000034088.2025.json', 'CIK0001067983.2025.json'].map(sharedFile);
  if (files.some((file) => !file)) {
    skipForShared(t, 'edgar');
    return;
  }
  const [apple, exxon, berkshire] = files.map((file) => entries(JSON.parse(file!.toString()), 3));
  assert.deepEqual(apple![0], {
    accession: '0001462356-25-000012',
    filingDate: '2025-11-14',
    reportDate: '2025-11-12',
    xmlName: 'wk-form4_1763163012.xml',
  });
  assert.equal(apple!.length, 3);
  assert.equal(exxon![0]!.accession, '0000034088-25-000071');
  assert.equal(berkshire![0]!.xmlName, 'ownership.xml');
});
