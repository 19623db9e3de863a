import { boxAround, type Box, type DocumentPages, type Line, type Page, type Segment, type Word } from './pages.ts';

/**
 * Converts a submitted text to pages of lines: each character is one wide and one high, so that its columns line up.
 */
export function textPages(text: string): DocumentPages {
  const pages: Page[] = [];
  let lines: Line[] = [];
  let width = 0;
  let row = 0;
  let start = 0;
  const endPage = (): void => {
    pages.push({ width, height: row, source: 'text', lines, fields: [] });
    [lines, width, row] = [[], 0, 0];
  };
  for (const match of text.matchAll(/\r\n|[\n\r\f\v\u0085\u2028\u2029]|$/g)) {
    const line = lineAt(text, { start, end: match.index, row });
    if (line) lines.push(line);
    width = Math.max(width, match.index - start);
    row += 1;
    start = match.index + match[0].length;
    if (match[0] === '\f') endPage();
  }
  endPage();
  return { text, pages };
}

function lineAt(text: string, { start, end, row }: { start: number; end: number; row: number }): Line | undefined {
  const words: Word[] = [];
  const segments: Word[][] = [];
  for (const match of text.slice(start, end).matchAll(/\S+/g)) {
    const left = match.index;
    const right = left + match[0].length;
    const word: Word = {
      text: match[0],
      box: { left, right, top: row, bottom: row + 1 },
      start: start + left,
      end: start + right,
      certainty: 1,
    };
    const between = text.slice(words.at(-1)?.end ?? start, word.start);
    if (words.length === 0 || between.length > 1 || between === '\t') segments.push([]);
    segments.at(-1)?.push(word);
    words.push(word);
  }
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return undefined;
  return {
    segments: segments.map((run) => segmentOf(text, run as [Word, ...Word[]])) as [Segment, ...Segment[]],
    text: text.slice(first.start, last.end),
    box: boxAround([first.box, last.box]),
    start: first.start,
    end: last.end,
  };
}

function segmentOf(text: string, words: [Word, ...Word[]]): Segment {
  const [{ start }] = words;
  const end = words.at(-1)?.end ?? start;
  return {
    words,
    text: text.slice(start, end),
    box: boxAround(words.map((word) => word.box) as [Box, ...Box[]]),
    start,
    end,
  };
}
