import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Box } from '../../../../../core/documents/pages/pages.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { UNBACKED } from '../../../../../core/documents/pages/recognition/witness/backing.ts';
import type { Engine } from '../../../../../core/documents/pages/recognition/engine.ts';
import type { PosedPicture } from '../../../../../core/documents/pages/recognition/picture.ts';
import { linesIn, PIECES, piecesOf } from '../../../../../core/documents/pages/recognition/pieces.ts';
import { isOfForm } from '../../../../../core/documents/pages/recognition/ruled-lines.ts';
import { thirdLook } from '../../../../../core/documents/pages/recognition/third-look.ts';

const SIZE = { width: 2000, height: 400 };

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** A picture with ink in boxes, and the lines that were removed from it. */
function pictureOf(inked: readonly Box[], rules: readonly Box[] = []): PosedPicture {
  const pixels = new Uint8Array(SIZE.width * SIZE.height).fill(255);
  for (const { left, top, right, bottom } of inked)
    for (let y = top; y < bottom; y += 1) pixels.fill(0, y * SIZE.width + left, y * SIZE.width + right);
  return { pixels, ...SIZE, rules, uprights: [], fringe: 0, squares: [] };
}

const wordOf = (text: string, place: Box, certainty = 0.95): PlacedWord => ({ text, box: place, certainty });

/** The final confidence in a word, to two digits. */
function certaintyOf(
  word: PlacedWord,
  picture: PosedPicture,
  others: readonly PlacedWord[] = [],
  backing = UNBACKED,
): number {
  const look = thirdLook(picture, [word, ...others], backing);
  return Math.round(100 * look(word).certainty) / 100;
}

/** The rules of three rows, and a separate line through the second row. */
const RULES = [50, 100, 150].map((top) => box(800, top, 1200, top + 1));
const STRIKE = box(850, 125, 1100, 126);

describe('isOfForm', () => {
  it('accepts a line that starts or ends with others and is not inside one of their rows', () => {
    const rules = [...RULES, STRIKE, box(800, 112, 1200, 113)];
    const ruled = { ...pictureOf([]), rules };
    assert.deepEqual(
      [RULES[0]!, RULES[2]!, STRIKE, rules[4]!].map((rule) => isOfForm(rule, ruled)),
      [true, true, false, false],
    );
  });
});

describe('thirdLook', () => {
  it('doubts a number with letters that a rule of the form crosses', () => {
    const across = wordOf('PL5000', box(900, 90, 960, 112));
    const signs = [900, 910, 920, 930, 940, 950].map((left) => box(left, 90, left + 8, 112));
    assert.equal(certaintyOf(across, pictureOf(signs, RULES)), 0.48);
    assert.equal(certaintyOf(across, pictureOf(signs)), 0.95);
  });

  it('caps the confidence in a number of a form that its shapes do not confirm, and halves it if a rule crosses the number', () => {
    const picture = pictureOf([], RULES);
    const numbers = [box(900, 60, 960, 82), box(900, 90, 960, 112)].map((place) => wordOf('5,000', place));
    assert.deepEqual(
      numbers.map((word) => certaintyOf(word, picture)),
      [0.89, 0.48],
    );
    assert.equal(certaintyOf(numbers[0]!, pictureOf([])), 0.95);
  });

  it('trusts a number that its glyph shapes back, and doubts one with letters that they deny', () => {
    const [backs, denies] = [
      { backs: () => true, denies: () => false },
      { backs: () => false, denies: () => true },
    ];
    const signs = [900, 910, 920, 930, 940, 950].map((left) => box(left, 90, left + 8, 112));
    const look = (text: string, backing = UNBACKED, rules: readonly Box[] = []): number =>
      certaintyOf(wordOf(text, box(900, 90, 960, 112)), pictureOf(signs, rules), [], backing);
    const far = [box(800, 300, 1200, 301)];
    assert.equal(look('MADE', backs, RULES), 0.48, 'at a rule');
    assert.deepEqual([look('PL5000', UNBACKED, far), look('PL5000', denies, far)], [0.95, 0.48]);
    assert.deepEqual([look('150000', UNBACKED, far), look('150000', backs, far)], [0.89, 1]);
    assert.equal(look('150000', denies, far), 0.89, 'of a number the page itself shows the digits');
  });

  it('doubts a number that a separate line crosses, whatever is read', () => {
    const struck = wordOf('5,000', box(900, 115, 960, 137));
    assert.equal(certaintyOf(struck, pictureOf([], [...RULES, STRIKE])), 0.48);
  });

  it('distinguishes a zero from the letter O by its width, relative to the zeros in numbers', () => {
    // Characters 20 high: zeros 12 wide, the letter 18.
    const amount = wordOf('000', box(500, 100, 548, 120));
    const noughts = [500, 518, 536].map((left) => box(left, 100, left + 12, 120));
    const signs = (first: number): Box[] => [
      box(100, 100, 100 + first, 120),
      box(120, 100, 132, 120),
      box(136, 100, 148, 120),
    ];
    for (const [text, first, certainty] of [
      ['0A1', 12, 0.95],
      ['OA1', 18, 0.95],
      ['0A1', 18, 0.48],
      ['OA1', 12, 0.48],
      ['0A1', 15, 0.48],
      ['7A1', 18, 0.95],
    ] as const) {
      const picture = pictureOf([...noughts, ...signs(first)]);
      const word = wordOf(text, box(100, 100, 148, 120));
      assert.equal(certaintyOf(word, picture, [amount]), certainty, `${text} ${first}`);
    }
    const alone = wordOf('0A1', box(100, 100, 148, 120));
    assert.equal(certaintyOf(alone, pictureOf(signs(12))), 0.48);
  });

  it('doubts a number with letters, and a word of a form, if its ink has more or fewer characters', () => {
    const signs = [100, 120, 140].map((left) => box(left, 100, left + 12, 120));
    const ofForm = (text: string): number =>
      certaintyOf(wordOf(text, box(100, 100, 152, 120)), pictureOf(signs, RULES));
    assert.deepEqual(['Son', 'Sori'].map(ofForm), [0.95, 0.48]);
    const grey = pictureOf(signs);
    // Paler ink between two of them: they touch, and nothing is known about a word without digits.
    for (let y = 110; y < 114; y += 1) grey.pixels.fill(140, y * SIZE.width + 112, y * SIZE.width + 120);
    for (const [text, certainty] of [
      ['Umso', 0.95],
      ['UMS5', 0.48],
    ] as const)
      assert.equal(certaintyOf(wordOf(text, box(100, 100, 152, 120)), { ...grey, rules: RULES }), certainty);
    for (const [text, certainty] of [
      ['UM5', 0.95],
      ['UMS5', 0.48],
      ['U5', 0.48],
      ['UMS', 0.95],
      ['SUMS', 0.95],
      ['555', 0.95],
    ] as const)
      assert.equal(certaintyOf(wordOf(text, box(100, 100, 152, 120)), pictureOf(signs)), certainty, text);
  });

  it('trusts a number with letters if two touching characters are as wide as both are elsewhere', () => {
    const sample = wordOf('BTE5', box(100, 200, 172, 220));
    const ink = [100, 120, 140, 160].map((left) => box(left, 200, left + 12, 220));
    const touching = pictureOf([...ink, box(100, 100, 112, 120), box(120, 100, 144, 120)]);
    for (const [text, certainty] of [
      ['BTE', 0.95],
      ['B5', 0.95],
      ['B5TE', 0.48],
    ] as const) {
      const word = wordOf(`${text}5`, box(100, 100, 176, 120));
      const whole = { ...touching, pixels: touching.pixels.slice() };
      for (let y = 100; y < 120; y += 1) whole.pixels.fill(0, y * SIZE.width + 150, y * SIZE.width + 162);
      assert.equal(certaintyOf(word, whole, [sample]), certainty, word.text);
    }
  });

  it('trusts a word with touching letters if the page has it elsewhere with one part per letter', () => {
    const touching = [box(100, 100, 132, 120), box(140, 100, 152, 120), box(160, 100, 172, 120)];
    const apart = [100, 120, 140, 160].map((left) => box(left, 200, left + 12, 220));
    const word = wordOf('Ande', box(100, 100, 172, 120));
    const elsewhere = wordOf('Ande', box(100, 200, 172, 220));
    const page = pictureOf([...touching, ...apart], RULES);
    for (const [others, certainty] of [
      [[], 0.48],
      [[elsewhere], 0.95],
      [[{ ...elsewhere, certainty: 0.8 }], 0.48],
      [[{ ...elsewhere, text: 'Anda' }], 0.48],
      [[{ ...word, box: box(100, 99, 172, 120) }], 0.48],
    ] as const)
      assert.equal(certaintyOf(word, page, others), certainty);
  });

  it('doubts a number with a broken capital', () => {
    const [stem, foot] = [box(120, 100, 123, 120), box(126, 116, 131, 120)];
    const page = (...letter: readonly Box[]): PosedPicture =>
      pictureOf([box(100, 100, 112, 120), box(120, 100, 132, 103), stem, ...letter, box(140, 100, 152, 120)]);
    const word = wordOf('AF5', box(100, 100, 152, 120));
    assert.equal(certaintyOf(word, page()), 0.95);
    assert.equal(certaintyOf(word, page(foot)), 0.48);
    assert.equal(certaintyOf(word, page(box(126, 117, 127, 120))), 0.95, 'a speck');
    assert.equal(certaintyOf({ ...word, text: 'A65' }, page(foot)), 0.95, 'a digit');
  });

  it('doubts a word in which two characters are as far apart as words', () => {
    const parted = (gap: number): PosedPicture =>
      pictureOf(
        [100, 116, 132 + gap].map((left) => box(left, 100, left + 12, 120)),
        RULES,
      );
    for (const [text, gap, certainty] of [
      ['SAM', 0, 0.95],
      ['SAM', 5, 0.48],
      ['S5M', 5, 0.48],
      ['S-M', 5, 0.95],
    ] as const)
      assert.equal(certaintyOf(wordOf(text, box(100, 100, 150 + gap, 120)), parted(gap)), certainty, text);
    // Narrower than any space, but much wider than the word's other gaps.
    const lettered = (text: string, ...gaps: readonly number[]): number => {
      let left = 100;
      const signs = [0, ...gaps].map((gap) => box((left += gap), 100, (left += 12), 120));
      return certaintyOf(wordOf(text, box(100, 100, left, 120)), pictureOf(signs, RULES));
    };
    for (const [text, gaps, certainty] of [
      ['AWRIT', [7, 2, 2, 2], 0.48],
      ['AWRIT', [7, 7, 7, 7], 0.95],
      ['75T', [1, 6], 0.48],
      // Two of its letters touch, so the gap cannot be assigned to a pair.
      ['AWRITT', [7, 2, 2, 2], 0.48],
      ['A-RITT', [7, 2, 2, 2], 0.95],
    ] as const)
      assert.equal(lettered(text, ...gaps), certainty, `${text} ${gaps.join()}`);
    const dark = parted(5);
    const thin = { ...dark, pixels: dark.pixels.map((shade) => Math.max(180, shade)) };
    assert.deepEqual(
      ['SAM', '555'].map((text) => certaintyOf(wordOf(text, box(100, 100, 155, 120)), thin)),
      [0.95, 0.45],
      'of thin print digits',
    );
    // A number is also checked against glyph shapes, and this page has no samples.
    const number = wordOf('555', box(100, 100, 155, 120));
    assert.deepEqual([certaintyOf(number, parted(0)), certaintyOf(number, parted(5))], [0.89, 0.45]);
  });

  it('doubts a word at the outline of a checkbox, whose removal may have taken ink from it', () => {
    const [inside, outline] = [box(206, 106, 226, 126), box(198, 98, 234, 134)];
    const picture = { ...pictureOf([]), squares: [{ inside, outline, ink: 0, mark: undefined }] };
    for (const [text, place, certainty] of [
      ['E', box(186, 100, 199, 120), 0.48],
      ['X', box(186, 100, 199, 120), 0.95],
      ['E', box(208, 108, 222, 124), 0.95],
      ['E', box(180, 100, 193, 120), 0.95],
    ] as const)
      assert.equal(certaintyOf(wordOf(text, place), picture), certainty, JSON.stringify(place));
  });

  it('doubts a word on a line down the page, whose removal may have taken ink from it', () => {
    const picture = { ...pictureOf([]), uprights: [box(190, 0, 191, 400)] };
    for (const [text, left, certainty] of [
      ['E', 180, 0.48],
      ['E', 192, 0.48],
      ['E', 200, 0.95],
      ['X', 185, 0.95],
    ] as const)
      assert.equal(certaintyOf(wordOf(text, box(left, 100, left + 13, 120)), picture), certainty);
  });

  it('doubts a word next to a line down the page that may have taken a full stop or a 1', () => {
    const picture = { ...pictureOf([]), uprights: [box(190, 0, 191, 400)] };
    for (const [text, left, right, certainty] of [
      ['INS', 140, 184, 0.48],
      ['INS.', 140, 184, 0.95],
      ['INS', 140, 182, 0.95],
      ['INS', 197, 240, 0.95],
      ['000', 197, 240, 0.48],
      ['000', 140, 184, 0.95],
    ] as const)
      assert.equal(certaintyOf(wordOf(text, box(left, 100, right, 120)), picture), certainty, text);
  });

  /** The ink of a number from a given place: a zero is a ring, a 5 and a dollar sign are solid, a slash is thin and a comma low. */
  const drawn = (text: string, left: number, top: number): Box[] =>
    Array.from(text).flatMap((sign, i) => {
      const from = left + 16 * i;
      if (sign === ',') return [box(from, top + 15, from + 4, top + 21)];
      if (sign === '/') return [box(from + 3, top, from + 6, top + 20)];
      if (/[5$]/.test(sign)) return [box(from, top, from + 12, top + 20)];
      return [
        box(from, top, from + 12, top + 3),
        box(from, top + 17, from + 12, top + 20),
        box(from, top, from + 3, top + 20),
        box(from + 9, top, from + 12, top + 20),
      ];
    });

  it('does not compare a digit with letters: a zero is not a D, however similar they look', () => {
    const [own, sample, lettered] = [
      wordOf('500', box(100, 100, 148, 121)),
      wordOf('500', box(100, 200, 148, 221)),
      wordOf('D5', box(100, 300, 132, 321)),
    ];
    const ink = [...drawn('500', 102, 100), ...drawn('500', 102, 200), ...drawn('05', 102, 300)];
    assert.equal(certaintyOf(own, pictureOf(ink, RULES), [sample, lettered]), 1);
  });

  it('does not compare a character of an amount with a slash, which amounts do not have', () => {
    const [own, sample] = [wordOf('15,500', box(100, 100, 196, 121)), wordOf('15,500', box(100, 200, 196, 221))];
    const day = wordOf('5/5', box(100, 300, 148, 321));
    // The sample's 1 is lower, and the one in the amount is as high as the slash.
    const low = box(105, 202, 108, 220);
    const ink = [box(105, 100, 108, 120), ...drawn('5,500', 118, 100), low, ...drawn('5,500', 118, 200)];
    const page = pictureOf([...ink, ...drawn('5/5', 102, 300)], RULES);
    assert.equal(certaintyOf(own, page, [sample, day]), 1);
    const [five, other] = [wordOf('500', box(100, 100, 148, 121)), wordOf('500', box(100, 200, 148, 221))];
    const signed = pictureOf([...drawn('500', 102, 100), ...drawn('500', 102, 200), ...drawn('$5', 102, 300)], RULES);
    assert.equal(certaintyOf(five, signed, [other, wordOf('$5', box(100, 300, 132, 321))]), 1);
  });

  it('trusts a disputed single letter if it looks like the same letter elsewhere on the page', () => {
    const [disputed, sure] = [wordOf('Y', box(100, 100, 116, 121), 0.45), wordOf('Y', box(100, 200, 116, 221))];
    const [ring, full] = [drawn('0', 102, 100), drawn('5', 102, 100)];
    const page = (ink: readonly Box[], rules = RULES): PosedPicture =>
      pictureOf([...ink, ...drawn('0', 102, 200)], rules);
    assert.equal(certaintyOf(disputed, page(ring), [sure]), 0.97);
    assert.equal(certaintyOf(disputed, page(full), [sure]), 0.45, 'of another shape');
    assert.equal(certaintyOf(disputed, page(ring)), 0.45, 'without a sample');
    assert.equal(certaintyOf(disputed, page(ring, []), [sure]), 0.45, 'of no form');
    const cut = { ...page(ring), uprights: [box(99, 0, 100, 150)] };
    assert.equal(certaintyOf(disputed, cut, [sure]), 0.49, 'on a line down the page');
  });

  it('doubts a word that is followed by unread low ink', () => {
    const inc = wordOf('Inc', box(100, 100, 150, 120));
    const letters = [box(100, 100, 112, 120), box(118, 105, 130, 120), box(136, 105, 150, 120)];
    const point = box(153, 117, 156, 120);
    assert.equal(certaintyOf(inc, pictureOf(letters)), 0.95);
    assert.equal(certaintyOf(inc, pictureOf([...letters, point])), 0.48);
    assert.equal(certaintyOf({ ...inc, text: 'In.' }, pictureOf([...letters, point])), 0.95);
    const lower = box(153, 117, 165, 137);
    assert.equal(certaintyOf(inc, pictureOf([...letters, lower])), 0.95, 'a letter of the next line');
    const small = box(153, 113, 162, 126);
    assert.equal(certaintyOf(inc, pictureOf([...letters, small])), 0.95, 'a letter of smaller print');
  });
});

describe('linesIn', () => {
  it('splits two lines that were taken for one, and keeps dots and rules with their line', () => {
    const place = box(100, 100, 200, 126);
    assert.deepEqual(linesIn(pictureOf([box(100, 100, 200, 111), box(110, 115, 190, 126)]), place), [
      box(100, 100, 200, 111),
      box(100, 115, 200, 126),
    ]);
    assert.deepEqual(linesIn(pictureOf([box(100, 100, 104, 103), box(100, 108, 200, 126)]), place), [place]);
  });
});

describe('piecesOf', () => {
  it('shows a symbol next to a number by itself if it is on another line', async () => {
    const shown = async (down: number): Promise<number> => {
      let lines = 0;
      const engine: Engine = {
        startsAnew: false,
        read: ([...strips]) => {
          for (const { pixels, width, height } of strips) {
            const isInked = Array.from({ length: height }, (_, y) =>
              pixels.subarray(y * width, (y + 1) * width).some((shade) => shade < 128),
            );
            lines += isInked.filter((is, y) => is && isInked[y - 1] !== true).length;
          }
          return Promise.resolve(strips.map(() => []));
        },
      };
      const digits = [0, 1, 2, 3].map((i) => box(116 + 14 * i, 100, 126 + 14 * i, 116));
      const sign = box(102, 100 + down, 112, 116 + down);
      await piecesOf(engine, pictureOf([sign, ...digits]), [box(102, 100, 168, 116 + down)], PIECES.ofWords);
      return lines;
    };
    assert.deepEqual(await Promise.all([0, 5].map(shown)), [1, 2]);
  });
});
