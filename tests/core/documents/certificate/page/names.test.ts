import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { servedOf } from './compared.ts';
import type { Print } from './made-certificate.ts';
import { madePages, type Laying } from './made-pages.ts';
import { changed, FULL } from './plain-certificate.ts';

const [LISTED] = FULL.truth['insurers'] as [{ name: string; naic_number: string }];
const INSURED = String(FULL.truth['named_insured']);
const CARRIER = FULL.prints.find(({ text }) => text === LISTED.name)!;

interface Insurer {
  readonly letter: string;
  readonly name: string | null;
  readonly naic_number: string | null;
}

/** Returns what is served from the name boxes after changing the print of the insured and the insurer. */
function namesServed({ insured, carrier, more = [] }: NamePrints) {
  const { prints } = changed((print) => {
    if (print.text === '22 Example Road') return undefined;
    if (print.text === INSURED) return { ...print, ...insured };
    return print.text === LISTED.name ? { ...print, ...carrier } : print;
  });
  const { parsed, withheld } = servedOf(madePages({ prints: [...prints, ...more] }))!;
  return { insured: parsed['named_insured'], insurers: parsed['insurers'] as readonly Insurer[], withheld };
}

interface NamePrints {
  readonly insured?: Partial<Print>;
  readonly carrier?: Partial<Print>;
  readonly more?: readonly Print[];
}

describe('names of a certificate', () => {
  it('keep ampersands and text that runs over the edge of their box, up to the next label', () => {
    const long = 'Northern Sample Electric and Plumbing Company of Made Co.';
    for (const y of [203, 208]) {
      const served = namesServed({ insured: { text: long, y }, carrier: { text: 'Made Fire & Marine' } });
      assert.deepEqual([served.insured, served.insurers[0]?.name], [long, 'Made Fire & Marine'], String(y));
    }
  });

  it('are both unread if one may continue into the box of the other', () => {
    const words = 'Northern Sample Electric and Plumbing and Heating Company of the Made County of Springfield'.split(
      ' ',
    );
    fc.assert(
      fc.property(
        fc.record({
          words: fc.integer({ min: 4, max: words.length }),
          x: fc.integer({ min: 73, max: 110 }),
          y: fc.integer({ min: 196, max: 210 }),
          insurer: fc.constantFrom('Acme Sample Insurance', null),
          font: fc.constantFrom('sans' as const, 'mono' as const),
        }),
        ({ words: count, x, y, insurer, font }) => {
          const text = words.slice(0, count).join(' ');
          const more = insurer === null ? [] : [{ ...CARRIER, text: insurer, y: 202 }];
          const served = namesServed({ insured: { text, x, y, font }, more });
          const isWithheld = served.withheld.includes('named_insured');
          assert.equal(served.insured, isWithheld ? null : text);
          const [first, second, ...others] = served.insurers;
          assert.deepEqual([first?.name, others], [LISTED.name, []]);
          const isUnread = served.withheld.includes(second === undefined ? 'insurers' : 'insurers[1].name');
          assert.deepEqual(
            [second?.letter ?? null, second?.name ?? null],
            [second === undefined ? null : 'C', isUnread ? null : insurer],
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('do not list an insurer if only the name in another box runs over its label', () => {
    const text = 'Northern Sample Electric and Plumbing and Heating Company of the Made County of Springfield';
    for (const font of ['sans', 'mono'] as const) {
      const { insured, insurers, withheld } = namesServed({ insured: { text, y: 202, font } });
      assert.deepEqual([insured, insurers.map(({ letter }) => letter)], [null, ['A']], font);
      assert.deepEqual(withheld, ['named_insured', 'insurers']);
    }
    const tail = { ...CARRIER, text: 'LLC', x: 308, y: 202 };
    const wide = namesServed({
      insured: { text: 'The Example Roofing Group of the Valley,', x: 142, y: 202 },
      more: [tail],
    });
    assert.deepEqual([wide.insured, wide.insurers.length], [null, 1]);
    const far = { ...CARRIER, text: 'Acme Insurance', x: 475, y: 202 };
    const beside = namesServed({ insured: { text, y: 202 }, more: [far] });
    assert.deepEqual([beside.insurers[1]?.letter, beside.insurers[1]?.name], ['C', null]);
  });

  it('are unread if they run off the page', () => {
    for (const [text, expected] of [
      ['Made Specialty Insurance', 'Made Specialty Insurance'],
      ['Made Specialty Insurance and Surety Company of the Made County', null],
    ] as const) {
      assert.equal(namesServed({ carrier: { text, x: 420 } }).insurers[0]?.name, expected);
    }
  });

  it('may run over the number of an insurer, which is read only in its own column', () => {
    const company = 'Northern Sample Casualty and Surety Company of the Made';
    const number = FULL.prints.find(({ text }) => text === LISTED.naic_number)!;
    const { prints } = changed((print) => {
      if (print === number) return { ...print, x: 551.5 };
      return print.text === LISTED.name ? { ...print, text: company } : print;
    });
    const [long] = servedOf(madePages({ prints }))!.parsed['insurers'] as readonly Insurer[];
    assert.deepEqual([long?.name, long?.naic_number], [company, LISTED.naic_number]);

    const syndicate = { ...CARRIER, text: 'Made Underwriters Syndicate 2003', y: 190 };
    const [, second] = namesServed({ more: [syndicate] }).insurers;
    assert.deepEqual([second?.name, second?.naic_number], [syndicate.text, null]);
  });

  it('exclude the number of an insurer outside the usual column', () => {
    const head = FULL.prints.find(({ text, x }) => /^NAIC/.test(text) && x > 500)!;
    const moved = (text: string, withHead: boolean, laying: Laying = {}): unknown => {
      const { prints } = changed((print) => {
        if (print.text === LISTED.naic_number) return { ...print, text, x: 505 };
        return withHead && print.text === head.text ? { ...print, x: 515 } : print;
      });
      const insurers = servedOf(madePages({ prints }, laying))!.parsed['insurers'] as readonly Insurer[];
      return [insurers[0]?.name, insurers[0]?.naic_number];
    };
    const picture: Laying = { source: 'recognised', certainty: () => 0.98 };
    assert.deepEqual(moved('21286', false), [LISTED.name, '21286'], 'five digits at the end of a name');
    assert.deepEqual(moved('21286', true, picture), [LISTED.name, '21286'], 'below the head of the column');
  });

  it('belong to the nearest row of insurers', () => {
    const { prints } = changed((print) => {
      if (print.text === LISTED.name) return { ...print, y: print.y + 4 };
      return /^INSURER B/.test(print.text) ? { ...print, y: print.y - 3 } : print;
    });
    const insurers = servedOf(madePages({ prints }))!.parsed['insurers'] as readonly Insurer[];
    assert.deepEqual(
      insurers.map(({ letter, name }) => [letter, name]),
      [['A', LISTED.name]],
    );
  });

  it('are right or withheld if the name of an insurer is printed over its label', () => {
    for (const left of [5, 10, 15, 20, 25, 30, 35, 40]) {
      const { insurers, withheld } = namesServed({ carrier: { x: CARRIER.x - left } });
      const isWithheld = withheld.includes('insurers[0].name');
      assert.equal(insurers[0]?.name, isWithheld ? null : LISTED.name, String(left));
    }
  });
});
