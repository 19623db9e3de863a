import type { TextRow } from '../resume-rows.ts';
import { CUT } from '../words/marks.ts';

/** Joins the rows of a description; a row that continues the previous one is appended to it. */
export function descriptionOf(body: readonly TextRow[]): string | null {
  const lines: string[] = [];
  for (const { text: parted, isBullet } of body) {
    const text = parted.replaceAll('\t', ' ').replaceAll(CUT, '-');
    const goesOn = lines.length > 0 && !isBullet && /^[\p{Ll}\d(]/u.test(text);
    lines.push(goesOn ? `${lines.pop()} ${text}` : text);
  }
  return lines.join('\n') || null;
}
