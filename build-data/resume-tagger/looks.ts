import type { Section } from '../../core/documents/resume/tagger/labels.ts';
import { dateStyle, type DateStyle } from './dates.ts';
import type { Bit, Cell, Pen } from './drawing.ts';
import type { Maker } from './people.ts';

/** How one document is set throughout. */
export interface Look {
  readonly isText: boolean;
  readonly isMarkdown: boolean;
  readonly heading: (text: string) => { readonly cells: readonly Cell[]; readonly scale: number };
  readonly headingGap: number;
  /** How far headings stand out to the left of what follows beside them; 0 where it follows below. */
  readonly rail: number;
  /** Whether nothing is headed. */
  readonly isUnheaded: boolean;
  readonly afterHeading: number;
  readonly bullet: string;
  readonly bulletIndent: number;
  /** Whether items begin with words that are set apart. */
  readonly hasLeads: boolean;
  readonly dates: DateStyle;
}

/** What drawing goes on with. */
export interface Drawer {
  readonly pen: Pen;
  readonly maker: Maker;
  readonly look: Look;
}

const BULLETS = ['•', '•', '•', '-', '–', '*', '▪', '◦', '●', '➢', '', ''];

/** How a document is set, by chance. */
export function lookOf(maker: Maker, isText: boolean): Look {
  const { pick, is } = maker;
  const isMarkdown = isText && is(0.2);
  const wording = pick<(text: string) => string>([
    (t) => t,
    (t) => t,
    (t) => t.toUpperCase(),
    (t) => t.toUpperCase(),
    (t) => t.toLowerCase(),
    (t) => `${t}:`,
  ]);
  const scale = isText ? 1 : pick([1, 1.05, 1.1, 1.2, 1.3, 1.45, 1.6]);
  const isCapitals = wording('Ab') === 'AB';
  const isWide = isCapitals && is(0.05);
  const x = is(0.08) ? 150 : 0;
  return {
    isText,
    isMarkdown,
    heading: (text) => {
      const own = isMarkdown
        ? `## ${text}`
        : scale < 1.05 && !isCapitals && !isText && is(0.5)
          ? text.toUpperCase()
          : wording(text);
      return {
        cells: [
          {
            x,
            bits: [
              {
                text: isWide
                  ? own
                      .split(' ')
                      .map((word) => Array.from(word).join(' '))
                      .join('   ')
                  : own,
              },
            ],
          },
        ],
        scale,
      };
    },
    rail: 0,
    isUnheaded: false,
    headingGap: pick([0.6, 0.8, 1, 1.2, 1.6]),
    afterHeading: pick([0, 0, 0.2, 0.4, 0.8]),
    bullet: isMarkdown ? '-' : pick(BULLETS),
    bulletIndent: pick([0, 0, 8, 14]),
    hasLeads: is(0.06),
    dates: dateStyle(maker),
  };
}

/** A heading, with the room above and below it. */
export function drawHeading({ pen, maker, look }: Drawer, texts: readonly string[], section: Section): void {
  pen.space(look.headingGap);
  if (look.isUnheaded) return;
  const { cells, scale } = look.heading(maker.pick(texts));
  if (look.rail > 0) {
    pen.row(
      cells.map((cell) => ({ ...cell, x: -look.rail, isFromLeft: true })),
      { section, isHeading: true },
      1,
    );
    pen.space(-1);
    return;
  }
  pen.row(cells, { section, isHeading: true }, scale);
  if (look.isText && !look.isMarkdown && maker.is(0.12))
    pen.row([{ x: 0, bits: [{ text: maker.pick(['-', '=', '_']).repeat(30) }] }], { section });
  pen.space(look.afterHeading);
}

/** Items of a list, or a paragraph of them. */
export function drawItems(
  { pen, maker, look }: Drawer,
  texts: readonly string[],
  { section, indent = 0 }: { readonly section: Section; readonly indent?: number },
): void {
  if (look.bullet === '' && maker.is(0.6)) {
    if (texts.length > 0)
      pen.row([{ x: indent, bits: [{ text: texts.map((one) => one.replace(/\.?$/, '.')).join(' ') }] }], { section });
    return;
  }
  for (const text of texts) {
    const width = Math.max(20, (pen.width - indent - 20) / 4.9);
    const lines = linesOf(text, width);
    const lead = look.hasLeads ? (/^(?:\S+ ){1,3}/.exec(text)?.[0].trimEnd() ?? '') : '';
    for (const [i, line] of lines.entries()) {
      const sign = look.bullet === '' ? '' : i === 0 ? `${look.bullet} ` : '';
      const isLed = i === 0 && lead !== '' && line.startsWith(lead);
      const bits: Bit[] = isLed
        ? [{ text: sign }, { text: lead, face: 'label' }, { text: line.slice(lead.length) }]
        : [{ text: sign + line }];
      pen.row([{ x: indent + look.bulletIndent + (i > 0 ? 9 : 0), bits }], { section });
    }
  }
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Marks of Markdown around what heads an entry. */
export function marked(cells: readonly Cell[], row: number, { isMarkdown }: Look): readonly Cell[] {
  const [first, ...rest] = cells;
  if (!isMarkdown || !first) return cells;
  if (row === 0) return [{ ...first, bits: [{ text: '### ' }, ...first.bits] }, ...rest];
  const sign = row % 2 === 1 ? '*' : '**';
  return [{ ...first, bits: [{ text: sign }, ...first.bits, { text: sign }] }, ...rest];
}
