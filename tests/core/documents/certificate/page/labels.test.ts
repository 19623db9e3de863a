import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLabels } from '../../../../../core/documents/certificate/page/find-labels.ts';
import { misreadLabels } from '../../../../../core/documents/certificate/page/misread-labels.ts';
import { placeForm } from '../../../../../core/documents/certificate/page/placed-form.ts';
import type { PlacedLabel } from '../../../../../core/documents/certificate/page/placed-label.ts';
import type { FormWord } from '../../../../../core/documents/certificate/page/form-word.ts';
import { compared, servedOf } from './compared.ts';
import type { MadeCertificate, Print } from './made-certificate.ts';
import { madePages, type Laying } from './made-pages.ts';
import { changed, FULL } from './plain-certificate.ts';

/** The labels next to the amounts. */
const LABELS = FULL.prints.filter(({ x, y, isFilled }) => isFilled !== true && x === 428 && y > 300);

/** Returns what is misread of the plain certificate with changed prints. */
function missed({ prints }: Pick<MadeCertificate, 'prints'>): readonly string[] {
  return compared(servedOf(madePages({ prints })), FULL.truth).paths;
}

/** Returns the number of form labels found. */
function labelsOf(made: Pick<MadeCertificate, 'prints'>): number | undefined {
  const pages = madePages(made);
  return placeForm(pages, pages.pages[0]!)?.labels.length;
}

describe('labels of a certificate', () => {
  it('are found wherever they break into lines', () => {
    for (const label of LABELS) {
      const words = label.text.split(' ');
      for (let at = 1; at < words.length; at += 1) {
        const lines = [words.slice(0, at), words.slice(at)].map((part) => part.join(' '));
        // The lines of a two-line label would overprint each other.
        const isWhole = LABELS.every((other) => other === label || Math.abs(other.y - label.y) > 6);
        if (!isWhole) continue;
        const prints = FULL.prints.flatMap((print): Print[] =>
          print === label ? lines.map((text, i) => ({ ...print, text, y: print.y + 5.5 * i - 3 })) : [print],
        );
        assert.deepEqual(missed({ prints }), [], lines.join(' / '));
        assert.equal(labelsOf({ prints }), labelsOf(FULL), lines.join(' / '));
      }
    }
  });

  it('may be missing one at a time', () => {
    for (const label of LABELS) {
      const isOwn = ({ y, x }: Print): boolean => x === 428 && Math.abs(y - label.y) < 6;
      assert.deepEqual(missed(changed((print) => (isOwn(print) ? undefined : print))), [], label.text);
    }
  });

  it('may all be missing next to the limits of a section if its other labels mark the rows', () => {
    const isOfUmbrella = ({ y, isFilled }: Print): boolean => isFilled !== true && y > 444 && y < 470;
    const without = (more: RegExp): Pick<MadeCertificate, 'prints'> =>
      changed((print) => (isOfUmbrella(print) && (print.x === 428 || more.test(print.text)) ? undefined : print));
    assert.deepEqual(missed(without(/^$/)), []);
    const paths = missed(without(/OCCUR|CLAIMS|EXCESS/)).map((path) => path.split(':', 1)[0]);
    assert.ok(paths.includes('umbrella_excess.each_occurrence withheld'), paths.join());
  });

  it('of checkboxes may be missing if the labels around them agree and nothing else is printed there', () => {
    const marks = FULL.prints.filter((print) => print.text === 'X' && print.x < 140 && print.y > 300);
    assert.ok(marks.length > 4);
    for (const mark of marks) {
      const isOwn = ({ x, y, isFilled }: Print): boolean =>
        isFilled !== true && x > mark.x + 5 && x < mark.x + 16 && Math.abs(y - mark.y) < 5;
      const name = FULL.prints.find(isOwn)?.text ?? '';
      assert.deepEqual(missed(changed((print) => (isOwn(print) ? undefined : print))), [], name);
      const others = changed((print) => (isOwn(print) ? { ...print, text: 'BLANKET' } : print));
      const isServed = /^(?:ANY AUTO|CLAIMS-MADE|OCCUR|UMBRELLA LIAB|EXCESS LIAB|DED|RETENTION)/.test(name);
      assert.equal(missed(others).length > 0, isServed, name);
    }
    const shifted = changed((print) => {
      if (print.text === 'CLAIMS-MADE' && print.y < 330) return undefined;
      return /^COMMERCIAL/.test(print.text) ? { ...print, x: print.x + 6 } : print;
    });
    assert.ok(
      servedOf(madePages(shifted))?.withheld.includes('general_liability.claims_made'),
      'those around disagree',
    );
    const unkept = missed(changed((print) => (/^(?:DED|RETENTION)\b/.test(print.text) ? undefined : print)));
    assert.ok(
      unkept.every((path) => path.includes('withheld')),
      unkept.join(),
    );
  });

  it('apply only to their own row: a limit next to other words is unread', () => {
    const { y } = LABELS.find(({ text }) => /^MED EXP/.test(text))!;
    const prints = changed((print) => (print.x === 428 && print.y === y ? { ...print, text: 'FIRE LEGAL' } : print));
    assert.deepEqual(
      missed(prints).map((path) => path.split(' ', 2)),
      [['general_liability.med_exp', 'withheld:']],
    );
  });

  it('are not needed for the certificate date, which has its own corner of the form', () => {
    const date = FULL.prints.find(({ text, isFilled, y }) => isFilled === true && y < 60 && /\d/.test(text))!;
    const unlabelled = changed((print) => (print.text.startsWith('DATE (') ? undefined : print));
    assert.deepEqual(missed(unlabelled), []);
    const second: Print = { ...date, text: '01/09/2019', y: date.y + 9 };
    assert.match(missed({ prints: [...unlabelled.prints, second] }).join(), /^certificate_date withheld[^,]+$/);
  });

  it('may run together, and leave the words of the row below alone', () => {
    const general = FULL.truth['general_liability'] as Readonly<Record<string, string>>;
    const { y } = FULL.prints.find(({ text }) => text === general['policy_number'])!;
    const prints = changed((print) => {
      if (print.text === '(MM/DD/YYYY)') return print.x > 350 ? undefined : { ...print, text: print.text.repeat(2) };
      const isPolicy = print.isFilled === true && print.y === y && print.x < 425;
      return isPolicy ? { ...print, y: print.text === general['insurer_letter'] ? 305.2 : 306 } : print;
    });
    assert.deepEqual(missed(prints), []);
  });

  it('leave a box unread rather than empty if they run into its mark', () => {
    const label = FULL.prints.findLast(({ text }) => text === 'CLAIMS-MADE')!;
    const prints = changed((print) => {
      const isMark = /^[XYN]$/.test(print.text) && print.x > 176 && print.x < 190;
      if (isMark && print.y > 384 + 60 && print.y < 480) return undefined;
      return print === label ? { ...print, text: 'CLAIMS-MADEEEEEEEEY' } : print;
    });
    assert.match(missed(prints).join(), /umbrella_excess.additional_insured withheld/);
  });

  it('do not include the answers Y and N in two columns of a picture', () => {
    const place = { start: 0, end: 1, onPage: { left: 0, right: 1, top: 0, bottom: 1 }, isInSentence: false };
    const at = (text: string, left: number): FormWord => {
      return { text, box: { left, right: left + 5, top: 470, bottom: 477 }, certainty: 1, ...place };
    };
    const found = (...words: readonly FormWord[]): number => findLabels([words], true).length;
    assert.deepEqual([found(at('Y', 160), at('N', 172)), found(at('Y', 190), at('N', 211))], [1, 0]);
  });

  it('follow checkboxes, which a Y ticks and the tick of a neighbor does not', () => {
    const isTick = ({ text, x }: Print): boolean => text === 'X' && x < 175;
    assert.deepEqual(missed(changed((print) => (isTick(print) ? { ...print, text: 'Y' } : print))), []);
    const withheldOf = (prints: readonly Print[]): readonly string[] =>
      servedOf(madePages({ prints }))?.withheld ?? ['refused'];
    const moved = (x: number, y: number, by: Partial<Print>): readonly Print[] =>
      changed((print) => (print.x === x && print.y === y ? { ...print, ...by } : print)).prints;
    assert.deepEqual(
      withheldOf(moved(40, 464.5, { y: 462.5 })),
      [],
      'the tick of the excess policy, up to the umbrella',
    );
    assert.deepEqual(withheldOf(moved(21, 464.5, { x: 27, y: 456 })), [], 'the letter of the insurer');
    for (const y of [486.5, 487.5, 488.5, 489.5, 490.5]) {
      const apart = moved(429, 488.5, { y }).map((print) => (print.text === 'STATUTE' ? { ...print, x: 450 } : print));
      assert.deepEqual(withheldOf(apart), [], `a label of two lines that are found one by one, ${y}`);
    }
    const beside: Print = { text: 'Y', x: 105, y: 320.5, size: 8, font: 'sans', isFilled: true };
    assert.deepEqual(withheldOf([...FULL.prints, beside]), [], 'a Y next to a square');
    const picture = servedOf(
      madePages(
        changed((print) => (isTick(print) ? { ...print, text: 'Y' } : print)),
        { source: 'recognised', certainty: () => 0.98 },
      ),
    );
    assert.ok(picture?.withheld.includes('general_liability.claims_made'), 'a Y in a picture');
    const glued: Print = { text: 'XPRIMARYFORM', x: 41, y: 452.5, size: 8, font: 'sans', isFilled: true };
    assert.ok(
      withheldOf([...FULL.prints, glued]).includes('umbrella_excess.is_umbrella'),
      'a mark that runs into a word',
    );
  });

  it('follow checkboxes, and a mark next to one or between two is not an answer', () => {
    const isMark = (x: number, y: number) => (print: Print) =>
      print.text === 'X' && Math.abs(print.x - x) < 1 && Math.abs(print.y - y) < 1;
    const [claims, excess] = [isMark(55, 320.5), isMark(40, 464.5)];
    const withheldWith = (moved: (print: Print) => boolean, right: number, down: number): readonly string[] =>
      servedOf(
        madePages(changed((print) => (moved(print) ? { ...print, x: print.x + right, y: print.y + down } : print))),
      )?.withheld ?? ['refused'];
    for (const [right, down, isRead] of [
      [0, 0, true],
      [-8, 0, true],
      [0, 5, true],
      [-14, 0, false],
      [14, 0, false],
      [0, 8, false],
      [0, -8, false],
    ] as const)
      assert.equal(
        !withheldWith(claims, right, down).includes('general_liability.claims_made'),
        isRead,
        `${right} ${down}`,
      );
    assert.deepEqual(
      withheldWith(excess, 0, -6).filter((path) => path.includes('.is_')),
      ['umbrella_excess.is_umbrella', 'umbrella_excess.is_excess'],
    );
  });

  it('follow checkboxes, whose marks may be above the line of the label or touch it', () => {
    for (const text of ['CLAIMS-MADE', 'OCCUR'] as const) {
      for (const [section, below] of [
        ['general_liability', 300],
        ['umbrella_excess', 440],
      ] as const) {
        const label = FULL.prints.find((print) => print.text === text && print.y > below)!;
        const isForm = (print: Print): boolean =>
          print.text === 'X' &&
          Math.abs(print.y - label.y) < 14 &&
          print.x > (section === 'umbrella_excess' ? 110 : 50) &&
          print.x < 125;
        const mark = { ...FULL.prints.find(isForm)!, x: label.x - 14, y: label.y };
        const others = FULL.prints.filter((print) => !isForm(print));
        const above = [...others, { ...mark, y: mark.y - 3 }];
        const touching = others.map((print) =>
          print === label ? { ...label, text: `X${text}`, x: label.x - 9, size: 8 } : print,
        );
        for (const prints of [above, touching]) {
          const served = servedOf(madePages({ prints }))?.parsed[section] as Readonly<Record<string, unknown>>;
          assert.equal(served['claims_made'], text === 'CLAIMS-MADE', `${section} ${text}`);
        }
      }
    }
  });

  it('may have up to two letters in five misread, but only in a picture', () => {
    const named = (from: string, to: string, laying: Laying = { source: 'recognised' }): readonly string[] => {
      const pages = madePages(
        changed((print) => (print.text === from ? { ...print, text: to } : print)),
        laying,
      );
      return placeForm(pages, pages.pages[0]!)?.labels.map(({ name }) => name) ?? [];
    };
    const [section, label] = ['auto_liability.bodily_injury_per_accident', 'BODILY INJURY (Per accident)'];
    for (const [to, isFound] of [
      ['BOOILV INJUPY (Pec accibemt)', true],
      ['BOOILV INJUPV (Fec ocsibemf)', true],
      ['BOQLLV LNJUPV (Fec ocsibemf)', false],
    ] as const)
      assert.equal(named(label, to).includes(section), isFound, to);
    assert.ok(!named(label, 'BOOILV INJUPY (Pec accibemt)', {}).includes(section), 'print has no misread letters');
  });

  it('that were misread match the label with the nearest spelling, at the place that the next label predicts', () => {
    const [across, down] = [54, 423.4];
    const read = (texts: readonly string[], lower: number, found: readonly PlacedLabel[] = []): readonly string[] => {
      const words = texts.map((text, i): FormWord => {
        const left = across + 30 * i;
        const box = { left, right: left + 25, top: down + lower - 2, bottom: down + lower + 2 };
        return { text, box, onPage: box, start: i, end: i, certainty: 1, isInSentence: false };
      });
      return misreadLabels([words], found, 'since_2009').map(({ name }) => name);
    };
    const hired = ['HNRFD', 'AUTQS', 'QNLY'];
    assert.deepEqual(read(hired, 0), ['hired']);
    assert.deepEqual(read(['OVNED', 'AUTOS', 'ONLY'], 0), []);
    assert.deepEqual(read(hired, 8), []);
    const pages = madePages(FULL);
    const owned = placeForm(pages, pages.pages[0]!)!.labels.find(({ name }) => name === 'owned')!;
    const lowered = { ...owned, box: { ...owned.box, top: owned.box.top + 8, bottom: owned.box.bottom + 8 } };
    assert.deepEqual(read(hired, 8, [lowered]), ['hired']);
  });
});
