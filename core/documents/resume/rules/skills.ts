import { entryPeriod } from './period.ts';
import { parted, partOf } from './pieces.ts';
import { middle, type TextRow, type TextSpan } from './resume-rows.ts';
import { isRegion } from './role-places.ts';
import { scoreOf, SURE } from './row-features.ts';

/** Signs between skills of one row. */
const BETWEEN = /\s{0,3}[,;|·•∙●▪◦]\s{0,3}|\s{1,3}\/\s{1,3}|\s{2,}|\t/gu;

/** What a list of skills is of; the list follows. */
const LABEL = /^[^,;:|]{2,50}[^\S\n]{0,2}:\s{1,3}/u;

/** Lists of something else among those of skills. */
const NO_SKILLS =
  /^(?:interests?|hobbies|mother tongue|(?:spoken|native|other) languages?|certifications?|awards?|activities|training|driving licen[cs]es?)\b/i;

const MAX_SKILLS = 200;

/** A row so much higher than the usual one heads a group; what is recognised differs by the letters that it has. */
const TALLER = { text: 1.03, text_layer: 1.03, recognised: 1.25 };

/** The skills that the rows of their sections list, once each. Sentences, levels and headings of groups are none. `isOne` tells of words without signs between them whether they are one skill. */
export function skillsOf(rows: readonly TextRow[], isOne: (text: string) => boolean): string[] {
  // Of a picture's list some signs are lost.
  const listed = rows.filter(({ isBullet }) => isBullet).length;
  const isListed = listed > (rows[0]?.source === 'recognised' ? rows.length / 2 : 0);
  const height = middle(rows.map((row) => row.height));
  const found = new Map<string, string>();
  for (const row of rows) {
    const label = LABEL.exec(row.text)?.[0] ?? labelBeside(row);
    // A range of dates is of an entry, below a heading that was not known.
    if (NO_SKILLS.test(label) || row.text.endsWith(':') || row.text.includes('@') || entryPeriod(row)?.isRange)
      continue;
    const behind = (cell: TextSpan): TextSpan =>
      partOf(cell, { from: Math.max(0, row.start + label.length - cell.start), to: cell.text.length });
    const items = row.segments.flatMap((cell) => parted(behind(cell), BETWEEN)).filter(({ text }) => isSkill(text));
    const isHeading =
      items.length < 2 && ((isListed && !row.isBullet && label === '') || row.height > TALLER[row.source] * height);
    // Words without signs between them may be several skills or one.
    const [run = ''] =
      row.source === 'text' && items.length === 1 && !row.isBullet ? items.map(({ text }) => text) : [];
    if (isHeading || (run.includes(' ') && !isOne(run))) continue;
    for (const { text } of items) {
      if (found.size < MAX_SKILLS && !found.has(text.toLowerCase()))
        found.set(text.toLowerCase(), text.replace(/\.$/, ''));
    }
  }
  return [...found.values()];
}

/** What stands before a list at a wide gap, with the gap: the list is of it. */
function labelBeside({ segments: [first, second, ...more], start, text }: TextRow): string {
  const isList =
    second !== undefined &&
    more.length === 0 &&
    (NO_SKILLS.test(first.text) || /\p{L}[^,;|·•]*[,;|·•]\s/u.test(second.text)) &&
    !/[,;|·•]/u.test(first.text);
  return isList ? text.slice(0, second.start - start) : '';
}

function isSkill(text: string): boolean {
  return !isRegion(text) && scoreOf('skill', text) >= SURE;
}
