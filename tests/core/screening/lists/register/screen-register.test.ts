import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { candidateTerms, MAX_CANDIDATES } from '../../../../../core/screening/lists/register/register-candidates.ts';
import {
  screenRegister,
  stateCheck,
  thirdPartyData,
} from '../../../../../core/screening/lists/register/screen-register.ts';
import { namesWith } from '../../../../../core/screening/lists/register/squeezed-index.ts';
import { foldWords } from '../../../../../core/names/fold.ts';
import { prepareName, prepareQuery } from '../../../../../core/names/prepared-name.ts';
import { slowRegisterScore } from '../../../names/slow-score.ts';
import { record, registerOf } from './made-register.ts';

test('a match has every member that the contract lists', () => {
  const copy = registerOf([
    record('TERRA KLEAN SOLUTIONS INC.', {
      exclusionType: 'Ineligible (Proceedings Pending)',
      address: '15303 TRADESMAN, SAN ANTONIO, 78249, USA',
      state: 'TX',
      openDataFlag: 'N',
      terminationDate: '2026-11-20',
      createdDate: '2021-11-20',
    }),
  ]);
  assert.deepEqual(screenRegister(copy, { name: 'Terra Clean Solutions', state: 'tx' }), {
    matches: [
      {
        matched_name: 'TERRA KLEAN SOLUTIONS INC.',
        match_type: 'fuzzy',
        score: 0.952,
        open_data_flag: 'N',
        source_record_count: 1,
        state_check: 'corroborated',
        reason: 'Potential match: the full names are 95.2% alike in spelling.',
        subject_type: 'Firm',
        exclusion_type: 'Ineligible (Proceedings Pending)',
        exclusion_date: '2023-11-20',
        reinstated_date: '2026-11-20',
        state: 'TX',
        address: '15303 TRADESMAN, SAN ANTONIO, 78249, USA',
        record_created_date: '2021-11-20',
        thirdparty_open_data: 'applies',
      },
    ],
    candidate_scan_truncated: false,
    records_below_match_threshold: 0,
  });
});

test('identical rows are one match with their count; rows that differ stay separate', () => {
  const copy = registerOf([
    record('ACME LLC'),
    record('ACME LLC'),
    record('ACME LLC', { state: 'MD' }),
    record('ACME LLC', { activeDate: null }),
    record('ACME LLC', { exclusionType: 'Voluntary Exclusion' }),
    record('ACME LLC'),
  ]);
  assert.equal(copy.rowCount, 6);
  const counts = screenRegister(copy, { name: 'acme' })?.matches.map((match) => match.source_record_count);
  assert.deepEqual(counts, [3, 1, 1, 1]);
});

test('the state is compared as text, and adds or removes no match', () => {
  const cases = [
    ['TX', 'TX', 'corroborated'],
    ['TX', ' tx ', 'corroborated'],
    ['TX', 'VA', 'conflict'],
    ['GUANGDONG', 'TX', 'conflict'],
    ['XX', 'TX', 'conflict'],
    ['', 'TX', 'not_applicable'],
    ['TX', '', 'not_applicable'],
    ['TX', undefined, 'not_applicable'],
  ] as const;
  for (const [listed, asked, expected] of cases)
    assert.equal(stateCheck(listed, asked), expected, `${listed} ${asked ?? ''}`);
  const copy = registerOf([record('ACME LLC')]);
  for (const state of ['VA', 'TX', undefined])
    assert.equal(screenRegister(copy, { name: 'acme', state })?.matches.length, 1);
});

test('third-party data applies to records created before 4 April 2022, and is unknown without a creation date', () => {
  assert.equal(thirdPartyData('2022-04-03'), 'applies');
  assert.equal(thirdPartyData('2022-04-04'), 'does_not_apply');
  assert.equal(thirdPartyData(null), 'unknown');
});

test('rows that score from 0.5 up to the floor are counted as held back; lower scores are neither shown nor counted', () => {
  const copy = registerOf([
    record('PEANUT BUTTER, LLC'),
    record('PEANUT BUTTER, LLC'),
    record('PEANUT OIL AND SEED PRESSING WORKS'),
    record('PEANUTS'),
  ]);
  const screen = screenRegister(copy, { name: 'Peanut' });
  const seen = screen?.matches.map(({ matched_name, score }) => [matched_name, score]);
  assert.deepEqual([seen, screen?.records_below_match_threshold], [[['PEANUTS', 0.857]], 2]);
});

test('a name with nothing to compare is not answered like a clean one', () => {
  const copy = registerOf([record('ACME LLC')]);
  for (const name of ['', '...', '华为', 'Ромашка LLC']) assert.equal(screenRegister(copy, { name }), undefined);
  assert.deepEqual(screenRegister(registerOf([]), { name: 'Acme' })?.matches, []);
});

test('a record is scored only if a word of three or more characters is inside its squeezed name', () => {
  const cases: readonly (readonly [query: string, listed: string, scored: boolean, why: string])[] = [
    ['Alshabaab', 'AL SHABAAB', true, 'spaces are removed'],
    ['Al-Shabaab', 'ALSHABAAB', true, 'hyphens are removed'],
    ['Acmee Tradingg', 'ACME TRADING', false, 'a misspelling in every word prevents scoring'],
    ['Müller Bau', 'MUELLER BAU', true, 'one word is enough'],
    ['Muller', 'MÜLLER GMBH', true, 'accents are folded'],
    ['3M', '3M COMPANY', true, 'a short name is searched whole'],
    ['A-Z', 'A Z LLC', true, 'initials are one word'],
    ['Co-Op', 'COOP', true, 'short words joined by a hyphen are one word'],
    ['X', 'X CORP', true, 'a single letter'],
  ];
  for (const [query, listed, scored, why] of cases) {
    const screen = screenRegister(registerOf([record(listed)]), { name: query });
    const seen = (screen?.matches.length ?? 0) + (screen?.records_below_match_threshold ?? 0);
    assert.equal(seen > 0, scored, `${query} | ${listed}: ${why}`);
  }
});

test('a query that is only a legal form is compared whole', () => {
  const copy = registerOf([record('LLC'), record('GAZPROM LLC')]);
  assert.deepEqual(
    screenRegister(copy, { name: 'LLC' })?.matches.map(({ matched_name }) => matched_name),
    ['LLC'],
  );
});

test('an `and` written as a sign is not a search term on its own, unless it is the whole name', () => {
  const cases: readonly (readonly [query: string, terms: readonly string[]])[] = [
    ['AT&T', ['atandt']],
    ['AT & T Inc.', ['atandt']],
    ['Smith & Sons', ['smith', 'sons']],
    ['Smith \uff06 Sons', ['smith', 'sons']],
    ['Smith + Sons', ['smith', 'sons']],
    ['Smith \uff0b Sons', ['smith', 'sons']],
    ['Smith and Sons', ['smith', 'and', 'sons']],
    ['Smith and Sons & Ab', ['smith', 'and', 'sons']],
    ['&', ['and']],
  ];
  for (const [query, terms] of cases) assert.deepEqual(candidateTerms(query, prepareQuery(query).words), terms, query);
  const crowd = Array.from({ length: MAX_CANDIDATES }, (_, at) => record(`LAND AND SAND ${at}`));
  const screen = screenRegister(registerOf([...crowd, record('AT&T INC.')]), { name: 'AT&T' });
  assert.deepEqual(
    [screen?.matches.map(({ matched_name }) => matched_name), screen?.candidate_scan_truncated],
    [['AT&T INC.'], false],
  );
});

const WORDS = [
  'acme',
  'acm',
  'trading',
  'tradings',
  'ab',
  'b',
  '3',
  'müller',
  'inc',
  'co',
  'al',
  'shabaab',
  'al-shabaab',
  's.a.',
  '&',
  'AT&T',
  'and',
];
const names = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

test('below the limit, the answer equals that of a scan of every name', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 60 }), names, (listed, query) => {
      const copy = registerOf(listed.map((name, at) => record(name, { address: String(at) })));
      const { words, otherwise } = prepareQuery(query);
      const readings = otherwise ? [words, otherwise.words] : [words];
      const terms = candidateTerms(query, words);
      const best = (name: string): number =>
        Math.max(...readings.map((reading) => slowRegisterScore(reading, prepareName(name).words)));
      const scored = listed
        .map((name, at) => ({ name, at, squeezed: foldWords(name).join('') }))
        .filter(({ squeezed }) => terms.some((term) => squeezed.includes(term)))
        .map(({ name, at }) => ({ name, at, score: best(name) }));
      const expected = scored
        .filter(({ score }) => score >= 0.72)
        .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.at - b.at))
        .map(({ name, at, score }) => [name, String(at), score]);
      const screen = screenRegister(copy, { name: query });
      assert.deepEqual(
        screen?.matches.map((match) => [match.matched_name, match.address, match.score]),
        expected,
      );
      assert.equal(
        screen.records_below_match_threshold,
        scored.filter(({ score }) => score >= 0.5 && score < 0.72).length,
      );
      assert.equal(screen.candidate_scan_truncated, false);
    }),
    { numRuns: 400 },
  );
});

test('the index finds the names that contain a text, for texts of every length', () => {
  const squeezed = fc.string({ unit: fc.constantFrom('a', 'b', 'z', '0', '9'), maxLength: 9 });
  fc.assert(
    fc.property(fc.array(squeezed, { maxLength: 30 }), squeezed, (listed, text) => {
      fc.pre(text !== '');
      const { index } = registerOf(listed.map((name, at) => record(name, { address: String(at) })));
      const found = Array.from(namesWith(index, text));
      const expected = listed.flatMap((name, at) => (foldWords(name).join('').includes(text) ? [at] : []));
      assert.deepEqual(found, expected);
    }),
    { numRuns: 500 },
  );
});

test('at the limit the scan is marked truncated and keeps the exact name and the best ones, wherever they are in the register', () => {
  const crowd = Array.from({ length: 3000 }, (_, at) => record(`ACME ${String(at).padStart(4, '0')} HOLDINGS`));
  const last = [
    record('Trading Acme A LLC'),
    record('ACME GLOBAL TRADING'),
    record('ACME TRADINGS'),
    record('TRADING HOUSE'),
    record('ACME TRADING INTERNATIONAL SHIPPING AND LOGISTICS OF THE NORTHERN AND SOUTHERN PROVINCES'),
  ];
  const screen = screenRegister(registerOf([...crowd, ...last]), { name: 'Acme Trading' });
  assert.equal(screen?.candidate_scan_truncated, true);
  assert.deepEqual(
    screen.matches.map(({ matched_name, score }) => [matched_name, score]),
    [
      ['Trading Acme A LLC', 1],
      ['ACME TRADINGS', 0.923],
      ['ACME GLOBAL TRADING', 0.91],
      ['ACME TRADING INTERNATIONAL SHIPPING AND LOGISTICS OF THE NORTHERN AND SOUTHERN PROVINCES', 0.91],
    ],
  );
});

test('at the limit an exact name is kept ahead of any number of names that match as many words and are closer in length', () => {
  const crowds = [
    ['Acme Trading', 'ACME TRADINGS', 'X ACME TRADING Y'],
    ['Boom Boom Logistics', 'BOOM BOOMS LOGISTICS', 'LOGISTICS BOOM'],
  ] as const;
  for (const [query, near, exact] of crowds) {
    const crowd = Array.from({ length: 2 * MAX_CANDIDATES }, (_, at) => record(near, { address: String(at) }));
    const screen = screenRegister(registerOf([...crowd, record(exact)]), { name: query });
    assert.deepEqual([screen?.matches[0]?.matched_name, screen?.matches[0]?.score], [exact, 1], query);
    assert.equal(screen?.candidate_scan_truncated, true);
  }
});

test('the limit is reached by exactly as many candidates as it says', () => {
  const crowd = (size: number): ReturnType<typeof registerOf> =>
    registerOf(Array.from({ length: size }, (_, at) => record(`ACME ${at}`)));
  assert.equal(screenRegister(crowd(MAX_CANDIDATES - 1), { name: 'acme' })?.candidate_scan_truncated, false);
  assert.equal(screenRegister(crowd(MAX_CANDIDATES), { name: 'acme' })?.candidate_scan_truncated, true);
});

test('the limit never loses an exact name', () => {
  const common = fc.constantFrom('acme', 'global', 'trading', 'intl', 'x', 'of');
  fc.assert(
    fc.property(fc.array(common, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 1200 }), (words, place) => {
      const query = words.join(' ');
      const crowd = Array.from({ length: 1200 }, (_, at) =>
        record(`${words.join(' ')} ${at} ACME GLOBAL TRADING INTL`),
      );
      const exact = record(`${words.toReversed().join(' ')} GmbH`);
      const screen = screenRegister(registerOf(crowd.toSpliced(place, 0, exact)), { name: query });
      // Without a word of three characters the whole name is searched, in the order sent.
      if (words.every((word) => word.length < 3)) return;
      assert.deepEqual([screen?.matches[0]?.matched_name, screen?.matches[0]?.score], [exact.name, 1]);
    }),
    { numRuns: 15 },
  );
});
