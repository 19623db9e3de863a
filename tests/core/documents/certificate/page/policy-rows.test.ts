import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageCase } from '../made-cases.ts';
import { compared, servedOf } from './compared.ts';
import type { Print } from './made-certificate.ts';
import { madePages } from './made-pages.ts';
import { changed, FULL, partOf } from './plain-certificate.ts';

describe('a policy row', () => {
  it('gives no section if its boxes are empty', () => {
    const top = 300;
    const isValue = ({ x, y, size, text }: Print): boolean =>
      y > top && y < top + 84 && size === 8 && x < 600 && !/^[A-Z' ]+$/.test(text);
    const empty = changed((print) =>
      isValue(print) || (print.y > top && print.y < top + 84 && /^[XYNABCD]$/.test(print.text)) ? undefined : print,
    );
    assert.equal(partOf(empty, 'general_liability').part, null);
  });

  it('has two dates even if they run together', () => {
    const general = FULL.truth['general_liability'] as Readonly<Record<string, string>>;
    const written = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
    const [start, end] = [general['policy_effective_date']!, general['policy_expiration_date']!].map(written);
    const { part } = partOf(
      changed((print) => {
        const isTheirs = print.y > 300 && print.y < 384 && print.isFilled === true;
        if (!isTheirs || (print.text !== start && print.text !== end)) return print;
        return print.text === start ? { ...print, text: `${start}${end}` } : undefined;
      }),
      'general_liability',
    );
    assert.deepEqual(
      [part?.['policy_effective_date'], part?.['policy_expiration_date']],
      [general['policy_effective_date'], general['policy_expiration_date']],
    );
  });

  it('withholds both dates of a section with two policies', () => {
    const date = FULL.prints.find(({ x, y, text }) => x > 325 && x < 345 && y > 305 && y < 384 && /\d\/\d/.test(text))!;
    const second = [
      { ...date, text: '05/06/2019', y: date.y + 12 },
      { ...date, text: '05/06/2020', x: date.x + 48, y: date.y + 12 },
    ];
    const { part, withheld } = partOf({ prints: [...FULL.prints, ...second] }, 'general_liability');
    assert.equal(part?.['policy_effective_date'], null);
    assert.equal(part['policy_expiration_date'], null);
    assert.ok(withheld.includes('general_liability.policy_expiration_date'));
  });

  it('below the last row of a section is not part of it', () => {
    const { y } = FULL.prints.find(({ text }) => /^E\.L\. DISEASE - POLICY/.test(text))!;
    const workers = FULL.truth['workers_comp'] as Readonly<Record<string, string>>;
    const isOfRow = (print: Print): boolean => print.isFilled === true && print.y > 480 && print.y < y + 6;
    const number = FULL.prints.find((print) => isOfRow(print) && print.text === workers['policy_number'])!;
    const prints = changed((print) => {
      if (!isOfRow(print)) return print;
      return print.y === number.y && print.x < 425 ? { ...print, y: y + 8 } : undefined;
    });
    const { part, withheld } = partOf(prints, 'workers_comp');
    assert.equal(part, null);
    assert.ok(withheld.includes('workers_comp'));
  });

  it('has its marks read under the two narrow column heads, even if these are moved', () => {
    const moved = changed((print) => {
      const isHead = /^(?:ADDL|INSD|SUBR|WVD)$/.test(print.text);
      const isMark = print.isFilled === true && print.x > 178 && print.x < 206 && print.y > 300 && print.y < 384;
      return isHead || isMark ? { ...print, x: print.x + 9 } : print;
    });
    const { additional_insured, subrogation_waived } = FULL.truth['general_liability'] as Readonly<
      Record<string, unknown>
    >;
    const served = servedOf(madePages(moved))?.parsed['general_liability'] as Readonly<Record<string, unknown>>;
    assert.deepEqual(
      [served['additional_insured'], served['subrogation_waived']],
      [additional_insured, subrogation_waived],
    );
  });

  it('withholds a policy number that runs into the dates', () => {
    const number = String((FULL.truth['general_liability'] as Readonly<Record<string, unknown>>)['policy_number']);
    const own = FULL.prints.find(({ text }) => text === number)!;
    const fate = (end: number): unknown => {
      const tail: Print = { ...own, text: '24', x: end - 8 };
      const { part, withheld } = partOf({ prints: [...FULL.prints, tail] }, 'general_liability');
      return part?.['policy_number'] ?? withheld.includes('general_liability.policy_number');
    };
    const { x } = FULL.prints.find((print) => print.y === own.y && print.x > 325 && print.x < 340)!;
    assert.deepEqual([fate(x - 20), fate(x - 1)], [`${number} 24`, true]);
  });

  it('has no box read as empty if its dates are not found', () => {
    // Print between the last section and the row for other coverages.
    const made = pageCase(920_002);
    const { lost, wrong, withheld } = compared(servedOf(madePages(made, made.laying)), made.truth);
    assert.deepEqual([lost, wrong], [0, 0]);
    assert.ok(withheld > 0);
  });
});
