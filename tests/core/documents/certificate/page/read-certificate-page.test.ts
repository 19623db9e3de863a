import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SECTION_NAMES } from '../../../../../core/documents/certificate/acord-25.ts';
import { readCertificatePages } from '../../../../../core/documents/certificate/page/read-certificate-page.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import type { JsonObject } from '../../../../../core/json.ts';
import { assertLinear } from '../../../http/linear-time.ts';
import { compared, extractionOf, servedOf } from './compared.ts';
import { madeCertificate, type Print, type Style } from './made-certificate.ts';
import { changed, FULL, partOf, PLAIN } from './plain-certificate.ts';
import { madePages, type Laying } from './made-pages.ts';

describe('readCertificate', () => {
  it('serves every value of a plainly printed certificate', () => {
    assert.deepEqual(compared(servedOf(madePages(FULL)), FULL.truth).paths, []);
  });

  for (const [claim, laying] of Object.entries<Laying>({
    'moved up and to the left': { right: -14, down: -20 },
    'in the pixels of a picture': { scale: 4.17, right: 11, down: 6 },
    'printed a tenth smaller': { scale: 0.9 },
  })) {
    it(`reads a page ${claim}`, () => {
      assert.deepEqual(compared(servedOf(madePages(FULL, laying)), FULL.truth).paths, []);
    });
  }

  it('reads at least 95 of 100 values over all styles, with fewer than 3 of 100 served values wrong', () => {
    const sums = { right: 0, wrong: 0, withheld: 0, lost: 0 };
    for (let seed = 1000; seed < 1050; seed += 1) {
      const made = madeCertificate(seed);
      const counts = compared(servedOf(madePages(made)), made.truth);
      for (const name of ['right', 'wrong', 'withheld', 'lost'] as const) sums[name] += counts[name];
    }
    const all = sums.right + sums.wrong + sums.withheld + sums.lost;
    assert.ok(sums.right >= 0.95 * all, JSON.stringify(sums));
    assert.ok(sums.wrong < 0.03 * (sums.right + sums.wrong), JSON.stringify(sums));
  });

  it('serves at most one wrong value of a certificate with 15% of its labels missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (seed) => {
        const style: Style = { ...PLAIN, missing: 0.15 };
        const made = madeCertificate(seed, style);
        const counts = compared(servedOf(madePages(made)), made.truth);
        assert.ok(counts.wrong <= 1, counts.paths.join(', '));
      }),
      { numRuns: 60 },
    );
  });

  it('takes back what is said in a section outside its boxes', () => {
    const SAID: readonly (readonly [text: string, x: number, y: number, taken: readonly string[], laying?: Laying])[] =
      [
        ['CANCELLED 3/1/26', 40, 372, ['general_liability']],
        ['XCU included', 40, 372, []],
        ['EXCLUDED', 530, 338, []],
        ['The WC policy is cancelled.', 40, 372, ['workers_comp']],
        ['CANCELLED on 3/1/26', 380, 372, ['general_liability']],
        ['CANCELLED 3/1/26', 40, 372, [], { source: 'recognised' }],
        ['GL policy is cancelled', 40, 372, ['general_liability'], { source: 'recognised' }],
        ['GL policy is cancelled', 40, 372, ['general_liability'], { more: [FULL.prints] }],
      ];
    const only = (prints: readonly Print[]) => prints.filter(({ text }) => !/medical|10,000/i.test(text));
    for (const [text, x, y, taken, laying] of SAID) {
      const said: Print = { text, x, y, size: 7, font: 'sans', isFilled: true };
      const extraction = extractionOf(madePages({ prints: [...only(FULL.prints), said] }, laying));
      assert.deepEqual(Object.keys(extraction?.doubts ?? {}), taken, `${text} ${JSON.stringify(laying)}`);
    }
    const onSecond = {
      more: [
        [
          ...FULL.prints,
          { text: 'GL policy is cancelled', x: 40, y: 372, size: 7, font: 'sans', isFilled: true } as const,
        ],
      ],
    };
    assert.deepEqual(Object.keys(extractionOf(madePages(FULL, onSecond))?.doubts ?? {}), ['general_liability']);
  });

  it('rejects other kinds of document', () => {
    const others = [
      '',
      'INVOICE\nBill to: Port of Made\nPOLICY NUMBER 12\nTotal $ 1,000,000',
      'Jane worked on CERTIFICATE OF LIABILITY INSURANCE reviews.\nPRODUCER\nINSURED\nLIMITS\nAGGREGATE',
      'General Liability: each occurrence 1,000,000\nUmbrella: 5,000,000',
    ];
    for (const text of others) assert.equal(readCertificatePages(textPages(text))['is_certificate'], false, text);
  });

  it('never throws, whatever words are where', () => {
    const word = fc.record({
      text: fc.constantFrom(
        'INSURER',
        'A',
        ':',
        'EACH',
        'OCCURRENCE',
        '$',
        'X',
        '1,000,000',
        '01/02/2026',
        'WORKERS',
        'COMPENSATION',
        '💧',
        '|',
      ),
      x: fc.integer({ min: -50, max: 700 }),
      y: fc.integer({ min: -50, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const prints = words.map((one) => ({ ...one, size: 8, font: 'sans' }) as const);
        assert.equal(
          typeof readCertificatePages(madePages({ prints: [...FULL.prints, ...prints] }))['is_certificate'],
          'boolean',
        );
      }),
      { numRuns: 60 },
    );
  });

  it('withholds an amount in a picture with uncertain characters, and serves a certain one', () => {
    const general = FULL.truth['general_liability'] as Readonly<Record<string, number>>;
    const amount = general['med_exp']!.toLocaleString('en-US');
    const laying: Laying = { source: 'recognised', certainty: (text) => (text === amount ? 0.3 : 0.95) };
    const { part, withheld } = partOf(FULL, 'general_liability', laying);
    assert.equal(part?.['med_exp'], null);
    assert.ok(withheld.includes('general_liability.med_exp'));
    assert.equal(part['general_aggregate'], general['general_aggregate']);
  });

  it('withholds a number or a name in a picture whose characters look misread', () => {
    const picture: Laying = { source: 'recognised', certainty: () => 0.95 };
    const number = (FULL.truth['general_liability'] as Readonly<Record<string, string>>)['policy_number'];
    const insured = String(FULL.truth['named_insured']).split('\n')[0];
    const served = (printed: string | undefined, text: string): ReturnType<typeof partOf> =>
      partOf(
        changed((print) => (print.text === printed ? { ...print, text, font: 'mono' } : print)),
        'general_liability',
        picture,
      );
    for (const text of ['0-41112', 'Q-41112', 'XC36448A.', 'KB1 O'])
      assert.equal(served(number, text).part?.['policy_number'], null, text);
    for (const text of ['XC36448A', 'CPL-88-4B'])
      assert.equal(served(number, text).part?.['policy_number'], text, text);
    for (const text of ['Eastern CasualtyCo', 'Made Paving”', '“Made Paving', 'Q&T Paving'])
      assert.ok(served(insured, text).withheld.includes('named_insured'), text);
    const [{ name }] = FULL.truth['insurers'] as [{ name: string }];
    const insurers = (text: string): unknown =>
      servedOf(
        madePages(
          changed((print) => (print.text === name ? { ...print, text } : print)),
          picture,
        ),
      )?.parsed['insurers'];
    assert.match(JSON.stringify(insurers('Made Mutual')), /Made Mutual/);
    assert.doesNotMatch(JSON.stringify(insurers('“Made Mutual')), /Made Mutual/);
    for (const text of ['McAdam Paving', 'Oak & Ash'])
      assert.ok(!served(insured, text).withheld.includes('named_insured'), text);
  });

  it('withholds a value in a picture that may be incomplete', () => {
    const picture: Laying = { source: 'recognised', certainty: () => 0.95 };
    const general = FULL.truth['general_liability'] as Readonly<Record<string, number>>;
    const insured = FULL.prints.find(({ text }) => text === FULL.truth['named_insured'])!;
    const amount = FULL.prints.find(({ text, y }) => y > 300 && text === general['med_exp']!.toLocaleString('en-US'))!;
    const withheldWith = (text: string, beside: Print, gap: number): readonly string[] => {
      const x = beside.x + 0.5 * beside.size * (gap > 0 ? beside.text.length : 0) + gap;
      const print: Print = { ...beside, text, x };
      return partOf({ prints: [...FULL.prints, print] }, 'general_liability', picture).withheld;
    };
    assert.ok(withheldWith('1,', { ...amount, x: amount.x - 9 }, 0).includes('general_liability.med_exp'));
    assert.ok(withheldWith('LLC', insured, 40).includes('named_insured'));
  });

  it('withholds the text of a column if the column before runs into it', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => madeCertificate(seed, PLAIN));
    const made = seeds.find(({ truth }) => (truth['other_coverages'] as JsonObject[]).length > 0)!;
    const [{ limits }] = made.truth['other_coverages'] as [{ limits: string }];
    const [first = '', ...rest] = limits.split(' ');
    const withheldWith = (glued: string): readonly string[] => {
      const prints = made.prints.flatMap((print): Print[] => {
        if (print.text !== limits) return [print];
        const width = 0.55 * print.size;
        const own = { ...print, text: rest.join(' '), x: print.x + width * (first.length + 2) };
        return [{ ...print, text: `${glued}${first}`, x: print.x - width * glued.length }, own];
      });
      return partOf({ prints }, 'other_coverages').withheld;
    };
    assert.ok(withheldWith('01/09/2027.').includes('other_coverages[0].limits'));
    assert.ok(!withheldWith('').includes('other_coverages[0].limits'));
  });

  it('distinguishes a blank box in a picture from one with unrecognised ink', () => {
    const general = FULL.truth['general_liability'] as Readonly<Record<string, number>>;
    const amount = general['med_exp']!.toLocaleString('en-US');
    const without = changed((print) =>
      print.text === amount || (print.x >= 176 && print.x < 212 && /^[YNX]$/.test(print.text)) ? undefined : print,
    );
    const picture: Laying = { source: 'recognised', certainty: () => 0.95 };
    const blank = partOf(without, 'general_liability', picture);
    assert.deepEqual([blank.part?.['med_exp'], blank.part?.['additional_insured']], [null, null]);
    assert.deepEqual(
      blank.withheld.filter((path) => /med_exp|general_liability.additional/.test(path)),
      [],
    );

    const unread = [
      { left: 550, top: 326, right: 575, bottom: 334 },
      { left: 182, top: 338, right: 187, bottom: 345 },
    ];
    for (const ink of [{ unread }, { pale: unread }]) {
      const inked = partOf(without, 'general_liability', { ...picture, ...ink });
      assert.deepEqual([inked.part?.['med_exp'], inked.part?.['additional_insured']], [null, null]);
      assert.deepEqual(
        inked.withheld.filter((path) => /med_exp|general_liability.additional/.test(path)),
        ['general_liability.additional_insured', 'general_liability.med_exp'],
      );
    }
  });

  it('withholds a checkbox if no mark is among the words', () => {
    const drawn = changed((print) => (print.text === 'X' ? undefined : print));
    const { part, withheld } = partOf(drawn, 'auto_liability');
    assert.equal(part?.['any_auto'], null);
    assert.ok(withheld.includes('auto_liability.any_auto'));
  });

  it('is less confident if the words are less certain', () => {
    const sure = servedOf(madePages(FULL))?.parsed['confidence'] as number;
    const unsure = servedOf(madePages(FULL, { source: 'recognised', certainty: () => 0.6 }))?.parsed[
      'confidence'
    ] as number;
    assert.ok(sure > 0.9 && sure <= 1, String(sure));
    assert.ok(unsure < sure - 0.2, String(unsure));
  });

  it('takes linear time for a text that is all labels', () => {
    assertLinear(
      (length) => textPages('EACH OCCURRENCE  PRODUCER INSURED\n'.repeat(Math.ceil(length / 34))),
      (pages) => readCertificatePages(pages),
    );
  });

  it('doubts a page that says on its own line that it is a draft or a sample, in any size', () => {
    for (const [text, size, doubts] of [
      ['DRAFT', 7, SECTION_NAMES],
      ['DRAFT', 40, SECTION_NAMES],
      ['* Sample certificate *', 7, SECTION_NAMES],
      ['Draft of the deck', 7, []],
    ] as const) {
      const word: Print = { text, x: 60, y: size, size, font: 'sans', isFilled: true };
      const read = extractionOf(madePages({ prints: [...FULL.prints, word] }));
      assert.deepEqual(Object.keys(read?.doubts ?? {}), doubts, `${text} ${size}`);
    }
  });
});
