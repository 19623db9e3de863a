import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Print } from './made-certificate.ts';
import { extractionOf, servedOf } from './compared.ts';
import { madePages, type Laying } from './made-pages.ts';
import { changed, FULL } from './plain-certificate.ts';

const PICTURE: Laying = { source: 'recognised', certainty: () => 0.95 };

type Section = 'general_liability' | 'auto_liability' | 'umbrella_excess' | 'workers_comp';

/** Returns the outcome of a box: its value, `withheld`, or null if it is served as empty. */
function fateOf(section: Section, name: string, prints: readonly Print[], laying: Laying = PICTURE): unknown {
  const answer = servedOf(madePages({ prints }, laying));
  assert.ok(answer);
  const value = (answer.parsed[section] as Readonly<Record<string, unknown>> | null)?.[name] ?? null;
  return (
    value ?? (answer.withheld.some((path) => path === section || path === `${section}.${name}`) ? 'withheld' : null)
  );
}

const truthOf = (section: Section, name: string): unknown =>
  (FULL.truth[section] as Readonly<Record<string, unknown>>)[name];

const MED_EXP = truthOf('general_liability', 'med_exp');

/** The certificate with one label reworded. */
const labelled = (from: string, to: string): readonly Print[] =>
  changed((print) => (print.text === from ? { ...print, text: to } : print)).prints;

/** Prints with an extra row below medical expenses. */
const parted = (prints: readonly Print[]): readonly Print[] =>
  prints.map((print) => {
    const isOwn = print.y > 325 && print.y < 335 && print.x > 500;
    return { ...print, y: print.y + (print.y > 335 ? 12 : isOwn ? 6 : 0) };
  });

/** The certificate with one of its names respelled. */
const renamed = (name: string, text: string): { readonly prints: readonly Print[] } =>
  changed((print) => (print.text === name ? { ...print, text } : print));

suite('certificates read from pictures', () => {
  test('withhold a box beyond the edge of the picture', () => {
    const amount = Number(MED_EXP).toLocaleString('en-US');
    const without = changed((print) => (print.text === amount && print.y < 340 ? undefined : print)).prints;
    assert.equal(fateOf('general_liability', 'med_exp', without), null);
    assert.equal(fateOf('general_liability', 'med_exp', without, { ...PICTURE, cut: 560 }), 'withheld');
  });

  test('withhold a name at the edge of the picture', () => {
    const name = String(FULL.truth['named_insured']);
    const { x } = FULL.prints.find(({ text }) => text === name)!;
    const insured = (left: number): unknown =>
      servedOf(madePages(FULL, { ...PICTURE, right: left - x }))?.parsed['named_insured'];
    assert.deepEqual([insured(8), insured(1)], [name, null]);
  });

  test('show a limit with a misread label if the spacing leaves room for only one row', () => {
    const misread = labelled('MED EXP (Any one person)', 'Mzd Earaen');
    assert.equal(fateOf('general_liability', 'med_exp', misread), MED_EXP);
    assert.equal(
      fateOf('general_liability', 'med_exp', misread, {}),
      'withheld',
      'printed text is not misread, so this is another label',
    );
    assert.equal(fateOf('general_liability', 'med_exp', parted(misread)), 'withheld', 'there is room for another row');
    const first = changed((print) =>
      print.y < 312 && print.text === 'EACH OCCURRENCE' ? { ...print, text: 'EAGH Zz' } : print,
    );
    const name = 'each_occurrence';
    assert.equal(fateOf('general_liability', name, first.prints), truthOf('general_liability', name), 'below the head');
    const none = changed((print) =>
      print.y > 440 && /^(?:EACH OCCURRENCE|AGGREGATE)$/.test(print.text) ? { ...print, text: 'Zz' } : print,
    );
    assert.equal(fateOf('umbrella_excess', name, none.prints), 'withheld', 'of a section something is found');
  });

  test('withhold a mark that could be the end of a misread column head', () => {
    for (const y of [305, 307]) {
      const misread = changed((print) => {
        if (print.text === 'WVD') return { ...print, text: 'wv' };
        return print.text === 'Y' && print.x === 199 ? { ...print, y } : print;
      });
      assert.equal(fateOf('general_liability', 'subrogation_waived', misread.prints), 'withheld');
    }
  });

  test('withhold a mark that was read as a sign that the form lacks', () => {
    for (const [text, fate] of [
      ['¥', 'withheld'],
      ['$', null],
    ] as const) {
      const misread = changed((print) => (print.text === 'Y' && print.x === 199 ? { ...print, text } : print));
      assert.equal(fateOf('general_liability', 'subrogation_waived', misread.prints), fate, text);
    }
  });

  test('show a limit next to a character that is on another line or smaller', () => {
    const label = FULL.prints.find(({ text }) => text === 'MED EXP (Any one person)')!;
    const signed = (down: number, size = 8): unknown => {
      const sign: Print = { ...label, text: 'S', x: 525 - size / 2, y: label.y + down, size };
      return fateOf('general_liability', 'med_exp', [...FULL.prints, sign]);
    };
    assert.deepEqual([signed(1.6), signed(0), signed(0, 6)], [MED_EXP, 'withheld', MED_EXP]);
  });

  test('show a limit next to a misread label that begins like another one', () => {
    const one = changed((print) =>
      print.text === 'BODILY INJURY (Per accident)'
        ? { ...print, text: 'BODILY INJURY (Per accidenty', size: 6.4 }
        : print,
    ).prints;
    const name = 'bodily_injury_per_accident';
    assert.equal(fateOf('auto_liability', name, one), truthOf('auto_liability', name));
  });

  test('show a number close to other print only if it is complete on its own', () => {
    const amount = Number(MED_EXP).toLocaleString('en-US');
    const plain = { size: 8, font: 'sans', isFilled: true } as const;
    const beside = (text: string): readonly Print[] =>
      changed((print) => (print.text === amount && print.y < 340 ? { ...plain, text, x: 497, y: print.y } : print))
        .prints;
    assert.equal(fateOf('general_liability', 'med_exp', beside(`$${amount}`)), MED_EXP);
    assert.equal(fateOf('general_liability', 'med_exp', beside(amount)), 'withheld');
    const day = 'policy_expiration_date';
    const end = String(truthOf('general_liability', day));
    const written = `${end.slice(5, 7)}/${end.slice(8)}/${end.slice(0, 4)}`;
    const near = (text: string): readonly Print[] =>
      changed((print) =>
        print.text === written && print.y > 305 && print.y < 384 ? { ...print, text, x: 0, right: 426 } : print,
      ).prints;
    assert.equal(fateOf('general_liability', day, near(written)), end);
    assert.equal(fateOf('general_liability', day, near(`${written.slice(0, 6)}${end.slice(2, 4)}`)), 'withheld');
  });

  test('withhold a limit next to the halves of a character that a ruled line crosses', () => {
    const amount = Number(MED_EXP).toLocaleString('en-US');
    const { x, y } = FULL.prints.find(({ text, y: down }) => text === amount && down < 340)!;
    const beside = (gap: number): unknown =>
      fateOf('general_liability', 'med_exp', FULL.prints, {
        ...PICTURE,
        unread: [
          { left: x - gap - 4, right: x - gap, top: y - 8, bottom: y - 4.5 },
          { left: x - gap - 4, right: x - gap, top: y - 2.5, bottom: y + 1 },
        ],
      });
    assert.deepEqual([beside(2), beside(9)], ['withheld', MED_EXP]);
  });

  test('show a limit even if the printed currency sign was misread', () => {
    const label = FULL.prints.find(({ text }) => text === 'MED EXP (Any one person)')!;
    const sign: Print = { ...label, text: 'S', x: 518 };
    assert.equal(fateOf('general_liability', 'med_exp', [...FULL.prints, sign]), MED_EXP);
  });

  test('show a limit next to a label that lost a letter between two words', () => {
    const label = FULL.prints.find(({ text }) => text === 'PERSONAL & ADV INJURY')!;
    const name = 'personal_adv_injury';
    const fate = (gap: number): unknown => {
      const words: readonly Print[] = [
        { ...label, text: 'PERSONAL & ADV', size: 4 },
        { ...label, text: 'NJURY', size: 4, x: label.x + 28 + gap },
      ];
      return fateOf('general_liability', name, parted([...FULL.prints.filter((one) => one !== label), ...words]));
    };
    assert.deepEqual([6, 12].map(fate), [truthOf('general_liability', name), 'withheld']);
  });

  test('show a limit above all found labels of its section', () => {
    const first = changed((print) =>
      print.y < 316 && /^(?:EACH OCCURRENCE|COMMERCIAL GENERAL LIABILITY)$/.test(print.text)
        ? { ...print, text: 'Zz' }
        : print,
    ).prints;
    assert.equal(
      fateOf('general_liability', 'each_occurrence', first),
      truthOf('general_liability', 'each_occurrence'),
    );
  });

  test('withhold a name with an unlikely beginning or end, or a mark inside it', () => {
    const name = String(FULL.truth['named_insured']);
    const [{ name: insurer }] = FULL.truth['insurers'] as [{ name: string }];
    for (const [own, others] of [
      [name, (text: string) => servedOf(madePages(renamed(name, text), PICTURE))?.parsed['named_insured']],
      [
        insurer,
        (text: string) =>
          (servedOf(madePages(renamed(insurer, text), PICTURE))?.parsed['insurers'] as [{ name: unknown }])[0].name,
      ],
    ] as const) {
      assert.equal(others(own), own);
      const misread = [
        own.slice(0, 1).toLowerCase() + own.slice(1),
        `8 ${own}`,
        own.replace(' ', ' ‘'),
        `Tri -${own}`,
        `Inc.-${own}`,
        `Q.R. ${own}`,
        own.replace(/a/i, 'á'),
        own.replace(/ (\p{Lu})(?=\p{Ll})/u, ' $1 '),
        `Co.${own}`,
        own.replace(/ (?=\S{1,20}$)/, ' .'),
        own.replace(/ (?=\S{1,20}$)/, 'iable. '),
        `${own},`,
        `${own} &`,
        `${own}-`,
      ];
      for (const text of misread) assert.equal(others(text), null, text);
    }
  });

  test('show a hyphenated name only if its certainty is high enough', () => {
    const name = String(FULL.truth['named_insured']);
    const insured = (text: string, certainty: number): unknown => {
      const laying: Laying = { ...PICTURE, certainty: (word) => (word.includes('-') ? certainty : 0.95) };
      return servedOf(madePages(renamed(name, text), laying))?.parsed['named_insured'];
    };
    const hyphenated = 'Sample-Reyes Arborists';
    assert.deepEqual([insured(hyphenated, 0.98), insured(hyphenated, 0.96)], [hyphenated, null]);
  });

  test('withhold a name with a word that is less certain than a number has to be', () => {
    const name = String(FULL.truth['named_insured']);
    const [first = ''] = name.split(' ');
    const insured = (certainty: number): unknown => {
      const laying: Laying = { ...PICTURE, certainty: (word) => (word === first ? certainty : 0.95) };
      return servedOf(madePages(FULL, laying))?.parsed['named_insured'];
    };
    assert.deepEqual([insured(0.91), insured(0.88)], [name, null]);
  });

  test('withhold the letter of an unlisted insurer', () => {
    const letter = String(truthOf('general_liability', 'insurer_letter'));
    const read = (text: string, laying?: Laying): unknown =>
      fateOf(
        'general_liability',
        'insurer_letter',
        changed((print) =>
          print.text === letter && print.x < 30 && print.isFilled === true ? { ...print, text } : print,
        ).prints,
        laying,
      );
    assert.deepEqual([read(letter), read('F'), read('F', {})], [letter, 'withheld', 'F']);
    const raised = changed((print) =>
      print.text === letter && print.x < 30 && print.isFilled === true ? { ...print, text: 'n', y: 306 } : print,
    );
    const box = (laying?: Laying): unknown => fateOf('general_liability', 'insurer_letter', raised.prints, laying);
    assert.deepEqual([box(), box({})], ['withheld', null], 'the box has a misread letter');
  });

  test('withhold a policy number with a slash that may be a 7, an ambiguous letter or a leading sign', () => {
    const number = String(truthOf('general_liability', 'policy_number'));
    const written = (text: string): unknown =>
      fateOf('general_liability', 'policy_number', renamed(number, text).prints);
    for (const sure of ['GL 4791-48', 'T14-7018-AW', '020.1322/78']) assert.equal(written(sure), sure);
    for (const doubtful of ['GL4/91-48', '4/91-48AW', 'IT-7018-AW', '1T-7018-AW', 'AW-7018-T1', '-GL 4791-48'])
      assert.equal(written(doubtful), 'withheld', doubtful);
  });

  test('withhold remarks with an unusually narrow space', () => {
    const remarks = String(FULL.truth['description_of_operations']);
    const line = FULL.prints.find(({ text, isFilled }) => isFilled === true && remarks.startsWith(text))!;
    const parted = (gap: number): unknown => {
      const [first, last] = [line.text.slice(0, -2), line.text.slice(-2)];
      // A letter only as high as its hook has a lower box than the word that it ends.
      const rest = { ...line, text: last, x: line.x + 0.5 * line.size * first.length + gap * line.size, y: line.y + 2 };
      const prints = FULL.prints.flatMap((print) => (print === line ? [{ ...line, text: first }, rest] : [print]));
      return servedOf(madePages({ prints }, PICTURE))?.parsed['description_of_operations'];
    };
    assert.equal(parted(0.1), null);
    assert.ok(String(parted(0.3)).startsWith(`${line.text.slice(0, -2)} ${line.text.slice(-2)}`));
  });

  test('show a limit next to a label whose dash was not read', () => {
    const name = 'el_disease_policy_limit';
    const label = FULL.prints.find(({ text }) => text === 'E.L. DISEASE - POLICY LIMIT')!;
    const fate = (gap: number): unknown => {
      const words: readonly Print[] = [
        { ...label, text: 'E.L. DISEASE', size: 4 },
        { ...label, text: 'POLICY LIMIT', size: 4, x: label.x + 24 + gap },
      ];
      // Between two found lines, the row would be placed even without its label.
      const others = FULL.prints.filter(({ text }) => text !== label.text && !text.endsWith('OPERATIONS below'));
      return fateOf('workers_comp', name, [...others, ...words]);
    };
    assert.deepEqual([8, 11].map(fate), [truthOf('workers_comp', name), 'withheld']);
  });

  test('withhold a name with unread words above or after it, and remarks with unread words', () => {
    const remarks = String(FULL.truth['description_of_operations']);
    const line = FULL.prints.find(({ text, isFilled }) => isFilled === true && remarks.startsWith(text))!;
    const name = String(FULL.truth['named_insured']);
    const { x, y } = FULL.prints.find(({ text }) => text === name)!;
    // On the second line of its box, which is otherwise empty.
    const others = changed((print) => {
      if (print.text === name) return { ...print, y: y + 12 };
      return print.isFilled === true && print.x < 300 && print.y > y - 4 && print.y < y + 46 ? undefined : print;
    });
    const served = (path: string, [left, top, size]: readonly [number, number, number]): unknown => {
      const unread = [{ left, top, right: left + 5 * size, bottom: top + size }];
      return servedOf(madePages(others, { ...PICTURE, unread }))?.parsed[path];
    };
    const places = [
      [x, y - 5, 6],
      [x + 150, y + 7, 6],
      [x, y - 5, 1],
      [x, y + 30, 6],
      [20, y - 5, 5],
    ] as const;
    assert.deepEqual(
      places.map((place) => served('named_insured', place)),
      [null, null, name, name, name],
      'above, after, a speck, below, over the label',
    );
    assert.deepEqual(
      ([6, 1] as const).map((size) => served('description_of_operations', [line.x + 400, line.y - 6, size])),
      [null, remarks],
    );
  });

  test('do not list another coverage whose limits may belong to the row above', () => {
    const last = FULL.prints.find(({ text }) => text === 'E.L. DISEASE - POLICY LIMIT')!;
    const limits = (down: number): unknown => {
      const more: Print = { text: '150,000', x: 525, y: last.y + down, size: 8, font: 'sans', isFilled: true };
      const own = FULL.prints.filter(({ y, isFilled }) => isFilled !== true || y < last.y + 4 || y > last.y + 40);
      const served = servedOf(madePages({ prints: [...own, more] }, PICTURE));
      return (served?.parsed['other_coverages'] as readonly { limits: unknown }[])[0]?.limits;
    };
    assert.deepEqual([9, 14].map(limits), [undefined, '150,000']);
  });

  test('withhold a limit whose row is unclear because of a stray word', () => {
    const name = 'each_occurrence';
    const head: Print = { text: 'Zz/Zz', x: 400, y: 300, size: 8, font: 'sans', isFilled: true };
    const { x, y } = FULL.prints.find(
      (print) => print.isFilled === true && print.y > 300 && print.y < 312 && print.x > 500,
    )!;
    const raised = changed((print) => (print.x === x && print.y === y ? { ...print, y: y - 3 } : print)).prints;
    assert.equal(fateOf('general_liability', name, raised), truthOf('general_liability', name));
    assert.equal(fateOf('general_liability', name, [...raised, head]), 'withheld');
  });

  test('withhold a letter beyond the left edge of the picture, and remarks with words next to their label', () => {
    const letter = String(truthOf('general_liability', 'insurer_letter'));
    const without = changed((print) => (print.text === letter ? undefined : print)).prints;
    assert.equal(fateOf('general_liability', 'insurer_letter', without), null);
    assert.equal(fateOf('general_liability', 'insurer_letter', without, { ...PICTURE, right: -24 }), 'withheld');
    const label = FULL.prints.find(({ text }) => text.startsWith('DESCRIPTION OF OPERATIONS /'))!;
    const beside: Print = { text: 'ZPECIAL PROVIZIONS', x: 480, y: label.y, size: 5.5, font: 'sans' };
    const remarks = (prints: readonly Print[], down: number): unknown =>
      servedOf(madePages({ prints }, { ...PICTURE, off: [0, down] }))?.parsed['description_of_operations'];
    for (const down of [0, -6])
      assert.deepEqual(
        [remarks(FULL.prints, down), remarks([...FULL.prints, beside], down)],
        [FULL.truth['description_of_operations'], null],
      );
  });

  test('are in doubt if something is drawn over several rows', () => {
    const doubtsOf = (box: readonly [number, number, number, number]): readonly string[] => {
      const [left, top, right, bottom] = box;
      return Object.keys(
        extractionOf(madePages(FULL, { ...PICTURE, unread: [{ left, top, right, bottom }] }))?.doubts ?? {},
      );
    };
    assert.equal(doubtsOf([220, 420, 240, 440]).length, 4);
    const stamp: Print = { text: 'Jin', x: 220, y: 440, size: 30, font: 'sans', isFilled: true };
    const stamped = extractionOf(madePages({ prints: [...FULL.prints, stamp] }, PICTURE));
    assert.equal(Object.keys(stamped?.doubts ?? {}).length, 4);
    for (const small of [
      [220, 420, 240, 428],
      [220, 420, 223, 440],
      [350, 720, 380, 750],
    ] as const)
      assert.deepEqual(doubtsOf(small), [], small.join());
  });

  test('do not take dates from another row if their own were misread', () => {
    const path = 'policy_expiration_date';
    const own = FULL.prints.filter(({ text, y }) => /^\d\d\/\d\d\/\d{4}$/.test(text) && y > 305 && y < 384);
    const misread = FULL.prints.map((print) =>
      own.includes(print) ? { ...print, text: print.text.replace('/', 'l') } : print,
    );
    const other = own.map((print, i) => ({ ...print, text: `01/05/${2026 + i}`, y: print.y + 24 }));
    assert.equal(fateOf('general_liability', path, FULL.prints), truthOf('general_liability', path));
    assert.equal(fateOf('general_liability', path, [...misread, ...other]), 'withheld');
  });

  test('withhold two dates so close together that the second may have lost its first digit', () => {
    const [first, second] = FULL.prints.filter(({ text, y }) => /^\d\d\/\d\d\/\d{4}$/.test(text) && y > 305 && y < 384);
    assert.ok(first && second);
    const days = (text: string, gap: number, begins = first.text): unknown[] => {
      const x = first.x + 0.5 * first.size * first.text.length + gap;
      const near = changed((print) => {
        if (print === first) return { ...print, text: begins, x: x - gap - 0.5 * first.size * begins.length };
        return print === second ? { ...print, text, x } : print;
      });
      return (['policy_effective_date', 'policy_expiration_date'] as const).map((name) =>
        fateOf('general_liability', name, near.prints),
      );
    };
    const start = truthOf('general_liability', 'policy_effective_date');
    assert.deepEqual(days('1/26/2029', 2), ['withheld', 'withheld']);
    assert.deepEqual(days('3/26/2029', 2), [start, '2029-03-26']);
    assert.deepEqual(days('11/26/2029', 2), [start, '2029-11-26']);
    assert.deepEqual(days('1/26/2029', 6), [start, '2029-01-26']);
    assert.deepEqual(days('1/26/2029', 2, '1/26/2028'), ['2028-01-26', '2029-01-26']);
    assert.deepEqual(days('1/26/2028', 2, '1/26/2028'), ['withheld', 'withheld']);
  });

  test('list an insurer whose name or number could not be read', () => {
    const [{ name }] = FULL.truth['insurers'] as [{ name: string }];
    const unsure = (word: string): number => (name.includes(word) ? 0.5 : 0.95);
    const served = servedOf(madePages(FULL, { ...PICTURE, certainty: unsure }));
    const [first] = served?.parsed['insurers'] as readonly unknown[];
    assert.deepEqual(first, { ...(FULL.truth['insurers'] as [object])[0], name: null });
    assert.ok(served?.withheld.includes('insurers[0].name'));
    const number = FULL.prints.find(
      ({ text }) => text === (FULL.truth['insurers'] as [Record<string, unknown>])[0]['naic_number'],
    )!;
    const cut = number.x + 0.5 * number.size * number.text.length + 2;
    const atEdge = servedOf(madePages(FULL, { ...PICTURE, cut }));
    assert.ok(atEdge?.withheld.includes('insurers[0].naic_number'), 'it may go on beyond the edge');
    const reaching = (right: number): boolean | undefined => {
      const prints = FULL.prints.flatMap((print) =>
        print === number ? [] : print.text === name ? { ...print, right } : print,
      );
      const laying: Laying = { ...PICTURE, certainty: (word) => (name.startsWith(word) ? 0.5 : 0.95) };
      return servedOf(madePages({ prints }, laying))?.withheld.includes('insurers[0].naic_number');
    };
    assert.deepEqual([reaching(580), reaching(500)], [true, false], 'a name may cover a number');
  });

  test('withhold a name that may continue in misaligned words', () => {
    const [{ name }] = FULL.truth['insurers'] as [{ name: string }];
    const named = FULL.prints.find(({ text }) => text === name)!;
    const [first] = name.split(' ') as [string];
    const shown = (up: number): unknown => {
      const rest = name.slice(first.length + 1);
      const left = named.x + 0.5 * named.size * (first.length + 1);
      const prints = FULL.prints.flatMap((print) =>
        print !== named
          ? [print]
          : [
              { ...named, text: first, y: named.y - 2.5 },
              { ...named, text: rest, x: left, y: named.y - 2.5 - up, size: 5 },
            ],
      );
      return (servedOf(madePages({ prints }, PICTURE))?.parsed['insurers'] as [{ name: unknown }])[0].name;
    };
    assert.deepEqual([5, 12].map(shown), [null, first]);
    const insured = FULL.prints.find(({ text }) => text === FULL.truth['named_insured'])!;
    const [word] = insured.text.split(' ') as [string];
    const rest = { ...insured, text: 'Zq Zq', x: insured.x + 6 * (word.length + 1), size: 5 };
    const alone = (down: number): unknown => {
      const prints = FULL.prints.flatMap((print) =>
        print === insured
          ? [
              { ...print, text: word, size: 12 },
              { ...rest, y: print.y + down },
            ]
          : [print],
      );
      return servedOf(madePages({ prints }, PICTURE))?.parsed['named_insured'];
    };
    assert.deepEqual([4.5, 10].map(alone), [null, word]);
  });

  test('withhold the list of insurers, and add none, for a row with uncertain or misplaced words', () => {
    const count = (FULL.truth['insurers'] as unknown[]).length;
    const last = FULL.prints.find(({ text }) => text === 'INSURER F :')!;
    const listed = (certainty: number, up: number, source = PICTURE.source!, text = 'Zqamp'): readonly unknown[] => {
      const noise: Print = { ...last, text, x: 400, y: last.y - up, size: 8, isFilled: true };
      const laying: Laying = { source, certainty: (word) => (word === text ? certainty : 0.95) };
      const served = servedOf(madePages({ prints: [...FULL.prints, noise] }, laying));
      return [(served?.parsed['insurers'] as unknown[]).length - count, served?.withheld.includes('insurers')];
    };
    assert.deepEqual(
      [listed(0.95, 0), listed(0.5, 0), listed(0.95, 5)],
      [
        [1, false],
        [0, true],
        [0, true],
      ],
    );
    assert.deepEqual(listed(0.95, 5, 'text_layer'), [1, false], 'a text layer places its words exactly');
    assert.deepEqual(
      listed(0.95, 0, PICTURE.source, 'REVISION'),
      [0, true],
      'a word of the form whose neighbors were misread',
    );
  });

  test('withhold the name of an insurer whose last word an uncertain number may cover', () => {
    const [{ name, naic_number: number }] = FULL.truth['insurers'] as [{ name: string; naic_number: string }];
    const named = FULL.prints.find(({ text }) => text === name)!;
    const { x: end } = FULL.prints.find(({ text }) => text === number)!;
    const nameBefore = (gap: number, certainty: number): unknown => {
      const x = end - gap - 0.5 * named.size * name.length;
      const prints = FULL.prints.map((print) => (print === named ? { ...print, x } : print));
      const laying: Laying = { ...PICTURE, certainty: (word) => (word === number ? certainty : 0.95) };
      return (servedOf(madePages({ prints }, laying))?.parsed['insurers'] as [{ name: unknown }])[0].name;
    };
    assert.deepEqual([nameBefore(8, 0.5), nameBefore(8, 0.95), nameBefore(16, 0.5)], [null, name, name]);
  });

  test('locate an unreadable box, even on a scaled page', () => {
    const amount = Number(MED_EXP).toLocaleString('en-US');
    const without = changed((print) => (print.text === amount && print.y < 340 ? undefined : print)).prints;
    const laying: Laying = { ...PICTURE, scale: 3, right: 9, down: -5 };
    const unread = [{ left: 1680, top: 960, right: 1750, bottom: 990 }];
    const sought = extractionOf(madePages({ prints: without }, { ...laying, unread }))?.sought ?? {};
    const near = (path: string, across: number, down: number): void => {
      const { page, box, quote } = sought[path] ?? {};
      assert.deepEqual([page, quote], [1, null], path);
      const [x, y] = [(across + 9) / 612, (down - 5) / 792];
      assert.ok(
        box && box.left < x && box.right > x && box.top < y && box.bottom > y,
        `${path} ${JSON.stringify(box)}`,
      );
    };
    near('general_liability.med_exp', 560, 331);
    near('auto_liability.any_auto', 44, 401);
    assert.ok(!('general_liability.general_aggregate' in sought));
  });
});
