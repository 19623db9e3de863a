import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { readExport } from '../../../../core/tariff/read-export.ts';
import { readEdition } from '../../../../core/tariff/refresh/edition-store.ts';
import { currentRelease } from '../../../../core/tariff/refresh/release-list.ts';
import { runScheduleProgram } from '../../../../core/tariff/refresh/schedule-program.ts';
import { refreshSchedule, type ScheduleRefreshed } from '../../../../core/tariff/refresh/refresh-schedule.ts';
import { listedRelease, startHts, type HtsStandInOptions } from '../../../standins/hts.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

interface Made {
  readonly first?: number;
  readonly rate?: string;
  readonly footnote?: string;
}

/** An export of so many subheadings, optionally with another number for the first. */
function exportOf(count: number, { first = 10, rate = '5%', footnote = 'See 9903.88.03.' }: Made = {}): string {
  const heading = { htsno: '0101', indent: '0', description: 'Live horses:', general: '', footnotes: [] };
  const lines = Array.from({ length: count }, (_, i) => ({
    htsno: `0101.${i === 0 ? first : 10 + i}.00`,
    indent: '1',
    description: `Kind ${i}`,
    general: rate,
    footnotes: [{ columns: ['general'], value: footnote, type: 'endnote' }],
  }));
  return JSON.stringify([heading, ...lines.toSorted((a, b) => (a.htsno < b.htsno ? -1 : 1))]);
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const BUNDLED = readExport(bytesOf(exportOf(20)), { name: '2026 Revision 10', date: '2026-06-08' });
const NEWER = [listedRelease('2026HTSRev11', '07/01/2026'), listedRelease('2026HTSRev10', '06/08/2026', 'archived')];

async function refreshed(
  t: TestContext,
  dataDir: string,
  published: HtsStandInOptions,
  byName?: string,
): Promise<ScheduleRefreshed> {
  const { origin } = await startHts(t, published);
  const { signal } = new AbortController();
  return refreshSchedule({ dataDir, bundled: BUNDLED, origin: { kind: 'publisher', url: origin }, byName, signal });
}

test('a newer edition is installed, and requesting it again leaves it unchanged', async (t) => {
  const dataDir = await temporaryFolder(t);
  const published = { releases: NEWER, bytes: exportOf(21, { first: 99 }) };
  const first = await refreshed(t, dataDir, published);
  assert.equal(first.outcome, 'replaced', first.reason);
  assert.match(
    first.reason,
    /^2026 Revision 11 \(2026-07-01\) is now in use\. Of 20 .* 1 were renumbered and 0 are gone; 1 are new\.$/,
  );
  const stored = await readEdition(dataDir);
  assert.deepEqual([stored?.schedule.edition, stored?.schedule.date], ['2026 Revision 11', '2026-07-01']);
  assert.equal((await refreshed(t, dataDir, published)).outcome, 'unchanged');
});

const REFUSED: readonly (readonly [name: string, published: HtsStandInOptions, outcome: string, reason: RegExp])[] = [
  [
    'the edition in use',
    { releases: [listedRelease('2026HTSRev10', '06/08/2026')], bytes: '' },
    'unchanged',
    /already in use/,
  ],
  [
    'an older edition',
    { releases: [listedRelease('2025HTSBasic', '01/01/2025')], bytes: exportOf(20) },
    'refused',
    /is older than/,
  ],
  ['half a schedule', { releases: NEWER, bytes: exportOf(9) }, 'refused', /less than 80%/],
  ['one twice the size', { releases: NEWER, bytes: exportOf(40) }, 'refused', /more than 125%/],
  ['one without rates', { releases: NEWER, bytes: exportOf(20, { rate: '' }) }, 'refused', /have no rate/],
  ['one without footnotes', { releases: NEWER, bytes: exportOf(20, { footnote: '' }) }, 'refused', /China list/],
  [
    'one with its rows in another order',
    { releases: NEWER, bytes: JSON.stringify((JSON.parse(exportOf(20)) as unknown[]).toReversed()) },
    'refused',
    /not in ascending order/,
  ],
  ['a truncated one', { releases: NEWER, bytes: exportOf(20).slice(0, -200) }, 'refused', /not complete UTF-8 JSON/],
  [
    'one with another column of rates',
    { releases: NEWER, bytes: exportOf(20, { rate: '45%' }) },
    'refused',
    /different rates for 20 of 20/,
  ],
  [
    'one with another column of descriptions',
    { releases: NEWER, bytes: exportOf(20).replaceAll('Kind', 'Unit') },
    'refused',
    /different descriptions for 20 of 20/,
  ],
  [
    'one without its description column',
    { releases: NEWER, bytes: exportOf(20).replaceAll('"description"', '"article"') },
    'refused',
    /has no description/,
  ],
  ['an HTML page', { releases: NEWER, bytes: '<html>Maintenance</html>' }, 'refused', /not complete UTF-8 JSON/],
  ['a list that is an HTML page', { releases: '<html>', bytes: exportOf(20) }, 'failed', /USITC/],
  ['a list without releases', { releases: [], bytes: exportOf(20) }, 'failed', /USITC/],
  ['two current releases', { releases: [NEWER[0] ?? {}, NEWER[0] ?? {}], bytes: exportOf(20) }, 'failed', /USITC/],
  [
    'a release published while the export was being read',
    { releases: NEWER, bytes: exportOf(20), later: [listedRelease('2026HTSRev12', '08/01/2026')] },
    'failed',
    /USITC/,
  ],
];

test('anything but a complete newer edition changes nothing', async (t) => {
  for (const [name, published, outcome, reason] of REFUSED) {
    const dataDir = await temporaryFolder(t);
    const ended = await refreshed(t, dataDir, published);
    assert.equal(ended.outcome, outcome, `${name}: ${ended.reason}`);
    assert.match(ended.reason, reason, name);
    assert.deepEqual(await readdir(dataDir), [], name);
  }
});

test('an older edition is installed only when requested by name', async (t) => {
  const dataDir = await temporaryFolder(t);
  const published = { releases: [listedRelease('2025HTSBasic', '01/01/2025')], bytes: exportOf(20) };
  assert.equal((await refreshed(t, dataDir, published, '2025 Revision 3')).outcome, 'refused');
  assert.equal((await refreshed(t, dataDir, published, '2025 Basic')).outcome, 'replaced');
  assert.equal((await readEdition(dataDir))?.byName, true);
});

test('three editions are kept', async (t) => {
  const dataDir = await temporaryFolder(t);
  for (let revision = 11; revision <= 15; revision++) {
    const releases = [listedRelease(`2026HTSRev${revision}`, `07/${revision}/2026`)];
    assert.equal((await refreshed(t, dataDir, { releases, bytes: exportOf(20) })).outcome, 'replaced');
  }
  assert.deepEqual((await readdir(join(dataDir, 'tariff'))).sort(), [
    '2026-07-13-2026-revision-13.json',
    '2026-07-14-2026-revision-14.json',
    '2026-07-15-2026-revision-15.json',
    'in-use.json',
  ]);
});

test('a damaged copy is replaced by the next refresh', async (t) => {
  const dataDir = await temporaryFolder(t);
  const published = { releases: NEWER, bytes: exportOf(20) };
  await refreshed(t, dataDir, published);
  await writeFile(join(dataDir, 'tariff', 'in-use.json'), '{"file":"../../secret"}');
  await assert.rejects(readEdition(dataDir));
  assert.equal((await refreshed(t, dataDir, published)).outcome, 'replaced');
});

suite('the program', () => {
  const cases: readonly (readonly [args: readonly string[], exit: number, sentence: RegExp])[] = [
    [
      ['in.json', '--edition', '2026 Revision 12', '--date', '2026-08-01'],
      0,
      /2026 Revision 12 \(2026-08-01\) is now in use/,
    ],
    [['in.json'], 2, /give --edition NAME and --date/],
    [['in.json', '--edition', '8517.62.00', '--date', '2026-08-01'], 2, /must be a name/],
    [['in.json', '--edition', 'x', '--date', '2026-02-30'], 2, /YYYY-MM-DD/],
    [['none.json', '--edition', 'x', '--date', '2026-08-01'], 2, /does not exist/],
    [['in.json', 'more'], 2, /^Usage/],
    [['--date', '2026-08-01'], 2, /^Usage/],
    [['--unknown'], 2, /^Usage/],
  ];
  for (const [args, exit, sentence] of cases) {
    test(args.join(' '), async (t) => {
      const dataDir = await temporaryFolder(t);
      await writeFile(join(dataDir, 'in.json'), exportOf(20));
      let printed = '';
      const code = await runScheduleProgram(
        args.map((arg) => (arg.endsWith('.json') ? join(dataDir, arg) : arg)),
        {
          dataDir,
          url: 'http://127.0.0.1:9',
          bundled: BUNDLED,
          now: new Date('2026-09-01'),
          print: (text) => {
            printed += text;
          },
        },
      );
      assert.equal(code, exit, printed);
      assert.match(printed, sentence);
    });
  }
});

test('a release is read from the publisher’s list, and anything else is ignored', () => {
  const cases: readonly (readonly [list: unknown, expected: object | undefined])[] = [
    [[listedRelease('2026HTSRev15', '10/01/2026')], { edition: '2026 Revision 15', date: '2026-10-01' }],
    [[listedRelease('2027HTSBasic', '01/01/2027')], { edition: '2027 Basic', date: '2027-01-01' }],
    [
      [{ description: '2026 HTS Revision 4', date: '03/05/2026', status: 'current' }],
      { edition: '2026 Revision 4', date: '2026-03-05' },
    ],
    [[listedRelease('2026HTSRev15', '02/30/2026')], undefined],
    [[listedRelease('2026HTSRev15', '2026-10-01')], undefined],
    [[listedRelease('draft', '10/01/2026')], undefined],
    [[listedRelease('2026HTSRev15', '10/01/2026', 'archived')], undefined],
    [[null, 7, 'x'], undefined],
    [{}, undefined],
    [null, undefined],
  ];
  for (const [list, expected] of cases) assert.deepEqual(currentRelease(list), expected, JSON.stringify(list));
});
