import type { Source } from '../../../../core/screening/answer.ts';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  gatherCandidates,
  NOTHING_GATHERED,
  sectionOf,
  type NamedRecord,
} from '../../../../core/screening/agencies/agency-candidates.ts';
import { mayNameIndividual } from '../../../../core/screening/agencies/withholding.ts';
import { scorePublished, screenedName } from '../../../../core/screening/agencies/published-score.ts';

const CUT_AT = 50;

const PEOPLE_OF_TRADES = [
  ...['ART JOHNSON', 'SMITH, ART', 'ROBERT POOL', 'JAMES HOUSE', 'JOHN LIGHT', 'PETER WINE', 'WILLIAM GARDEN'],
  ...['DAVID HOMES', 'JOHN PORT', 'KEN SPACE', 'MARY BANK', 'JOHN FARM', 'LINDA SQUARE', 'JAMES CITY'],
  ...['MARIA UNION', 'JOHN PAPER', 'JAMES HOME'],
];

suite('a published name', () => {
  const individuals: readonly (readonly [name: string, may: boolean])[] = [
    ['ACME ROOFING', false],
    ['Acme, Inc.', false],
    ['JOHN SMITH', true],
    // A brand has neither a legal form nor a trade word.
    ['Walmart', true],
    ['JOHN SMITH DBA SMITH ROOFING', true],
    ['SMITH, JOHN DBA SMITH ROOFING', true],
    ['Acme Roofing LLC (John Smith)', true],
    ['RANDSTAD NORTH AMERICA, LIMITED PARTNERSHIP DBA RA', false],
    ['Michael K Farmer; Elliott (Bud) E Farmer', true],
    ['', true],
    // A person next to a company.
    ['ACME INC C/O JOHN SMITH', true],
    ['JOHN SMITH C/O ACME INC', true],
    ['ACME INC ATTN: JOHN SMITH', true],
    ['JOHN SMITH / ACME INC', true],
    ['ACME INC, JOHN SMITH', true],
    ['ACME INC AND JOHN SMITH', true],
    ['JOHN SMITH, ACME INC', true],
    ['HERNANDEZ, MARIA AND ACME INC', true],
    // A company named after a person.
    ['JOHN SMITH, INC.', false],
    ['JOHN SMITH & SONS, INC.', false],
    ['Robert Allen and Associates LLC', false],
    ['Acme, Beta and Zeta LLC', false],
    ['Acme Co., Ltd.', false],
    ['Smith, Jones Foods, Inc.', false],
    // Too long to be read to the end.
    [`ACME INC ${'X '.repeat(300)}`, true],
    ['Acme Inc; B; C; D; E; F; G; H; I', true],
    // People whose surnames are trade words.
    ...PEOPLE_OF_TRADES.map((name) => [name, true] as const),
    ['ACME HOUSE', false],
    ['WAFFLE HOUSE', false],
    ['ART GALLERY', false],
    ['GARDEN CITY', false],
  ];
  for (const [name, may] of individuals) {
    test(`"${name}" ${may ? 'may' : 'cannot'} identify an individual`, () => {
      assert.equal(mayNameIndividual(name), may);
    });
  }

  const scores: readonly (readonly [screened: string, published: string, score: number])[] = [
    ['Acme Widgets Inc', 'ACME WIDGETS, INC.', 1],
    ['Hong Kong Baojia International', 'Hong Kong Baojia International Co. Ltd., dba Enhomee-Direct, of China', 1],
    ['Enhomee Direct', 'Hong Kong Baojia International Co. Ltd., dba Enhomee-Direct, of China', 1],
    ['Shanghai Trading', 'Acme Widgets (Shanghai) Co., of China', 0.25],
    ['Acme', 'Beta', 0],
    ['Acme', '', 0],
    ['', 'Acme', 0],
    // Fifty characters: the first side of the dba is complete, and "RA" is not a name.
    ['Randstad North America LP', 'RANDSTAD NORTH AMERICA, LIMITED PARTNERSHIP DBA RA', 1],
    ['RA Inc', 'RANDSTAD NORTH AMERICA, LIMITED PARTNERSHIP DBA RA', 0.2],
    // Cut within a word: what is left of the name agrees, but an exact match cannot be claimed.
    [
      'International Consolidated Widget Manufacturing Company of Ohio',
      'INTERNATIONAL CONSOLIDATED WIDGET MANUFACTURING CO',
      0.999,
    ],
    // The fiftieth character was a space and was trimmed.
    [
      'Consolidated International Widget Factories Works of Ohio',
      'CONSOLIDATED INTERNATIONAL WIDGET FACTORIES WORKS',
      0.999,
    ],
    // A name of forty-nine characters may be complete.
    ['Harbor Mill Foods', 'NORTHERN COAST HOLDINGS LLC DBA HARBOR MILL FOODS', 1],
    // The same text in a column that does not cut it.
    ['International Consolidated Widget Manufacturing Company', 'INTERNATIONAL CONSOLIDATED WIDGET MANUFACTURI', 0.957],
  ];
  for (const [screened, published, score] of scores) {
    test(`"${published}" scores ${score} for "${screened}"`, () => {
      assert.equal(scorePublished(screenedName(screened), published, CUT_AT), score);
    });
  }
});

const SOURCE: Source = { name: 'Agency', url: 'https://agency.example', basis: 'live', as_of: null, note: '' };

const OPEN = { isPersonal: () => false };

let records = 0;

/** A new record under these names. */
function named(...names: string[]): NamedRecord<string> {
  records += 1;
  return { id: String(records), names, record: names.join(' / ') };
}

suite('records', () => {
  const screened = screenedName('Acme Widgets Inc');

  test('are grouped by their published name, best score first', () => {
    const gathered = gatherCandidates(
      screened,
      [
        named('Acme Widget'),
        named('ACME WIDGETS INC'),
        named('Beta Corp'),
        named('Acme Widget'),
        named('', 'Beta Corp', 'Acme Widgets of Ohio LLC'),
      ],
      OPEN,
    );
    assert.deepEqual(
      gathered.candidates.map(({ records, ...rest }) => ({ ...rest, records: records.length })),
      [
        { matched_name: 'ACME WIDGETS INC', match_type: 'exact', score: 1, record_count: 1, records: 1 },
        { matched_name: 'Acme Widget', match_type: 'fuzzy', score: 0.917, record_count: 2, records: 2 },
        { matched_name: 'Acme Widgets of Ohio LLC', match_type: 'fuzzy', score: 0.91, record_count: 1, records: 1 },
      ],
    );
    assert.equal(gathered.belowThreshold, 1);
    assert.equal(gathered.withheld, false);
  });

  test('of possible individuals are neither returned nor counted, and are withheld only when they would match', () => {
    const far = gatherCandidates(screened, [named('John Smith')], { isPersonal: () => true });
    assert.deepEqual(far, NOTHING_GATHERED);
    const near = gatherCandidates(screened, [named('Acme Widgets')], { isPersonal: () => true });
    assert.deepEqual(near, { ...NOTHING_GATHERED, withheld: true });
    const section = sectionOf(near, { source: SOURCE });
    assert.equal(section.status, 'no_match');
    assert.equal(section.withheld_possible_individual, true);
    assert.doesNotMatch(section.coverage_note ?? '', /Acme/);
    assert.equal(sectionOf(far, { source: SOURCE }).coverage_note, null);
  });
});

suite('a section', () => {
  const cases: readonly (readonly [published: string[], failures: string[], status: string])[] = [
    [['Acme Widgets'], [], 'match'],
    [['Acme Widgets of Ohio'], [], 'possible_match'],
    [['Beta'], [], 'no_match'],
    [[], [], 'no_match'],
    [[], ['It failed.'], 'error'],
    [['Beta'], ['It failed.'], 'error'],
    // What was found is kept.
    [['Acme Widgets'], ['It failed.'], 'match'],
  ];
  for (const [published, failures, status] of cases) {
    test(`with [${published.join(', ')}] and ${failures.length} failures is ${status}`, () => {
      const gathered = gatherCandidates(
        screenedName('Acme Widgets'),
        published.map((name) => named(name)),
        OPEN,
      );
      const section = sectionOf(gathered, { source: SOURCE, failures });
      assert.equal(section.status, status);
      assert.equal(section.incomplete, failures.length > 0);
      assert.equal(section.error, failures[0]);
      assert.equal('error' in section, failures.length > 0);
    });
  }

  test('that failed is never no_match and never complete', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (names, failures) => {
        const gathered = gatherCandidates(
          screenedName('Acme'),
          names.map((name) => named(name)),
          OPEN,
        );
        const section = sectionOf(gathered, { source: SOURCE, failures });
        assert.notEqual(section.status, 'no_match');
        assert.equal(section.incomplete, true);
      }),
    );
  });
});
