/** The possible subheadings with their headings and chapters; every index is a row number. */
export interface Nomenclature {
  /** Six-digit codes as numbers, ascending. */
  readonly codes: Uint32Array;
  readonly headingOf: Uint16Array;
  readonly chapterOf: Uint16Array;
  /** For each heading its chapter and its first subheading; one extra entry marks the end. */
  readonly headingChapter: Uint16Array;
  readonly headingStart: Uint16Array;
  readonly headings: number;
  readonly chapters: number;
}

/** Groups ascending six-digit codes by heading and chapter. */
export function groupCodes(codes: Uint32Array): Nomenclature {
  const headingOf = new Uint16Array(codes.length);
  const chapterOf = new Uint16Array(codes.length);
  const headingChapter: number[] = [];
  const headingStart: number[] = [];
  let heading = -1;
  let chapter = -1;
  let chapters = 0;
  for (const [i, code] of codes.entries()) {
    if (Math.floor(code / 10_000) !== chapter) {
      chapter = Math.floor(code / 10_000);
      chapters++;
    }
    if (Math.floor(code / 100) !== heading) {
      heading = Math.floor(code / 100);
      headingStart.push(i);
      headingChapter.push(chapters - 1);
    }
    headingOf[i] = headingStart.length - 1;
    chapterOf[i] = chapters - 1;
  }
  return {
    codes,
    headingOf,
    chapterOf,
    headingChapter: Uint16Array.from(headingChapter),
    headingStart: Uint16Array.from([...headingStart, codes.length]),
    headings: headingStart.length,
    chapters,
  };
}
