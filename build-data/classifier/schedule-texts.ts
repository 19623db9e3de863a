import { cleanScheduleText } from '../../core/tariff/schedule-text.ts';
import type { SubheadingTexts } from './sources.ts';

const ADMINISTRATIVE =
  /^(?:other|valued|if entered|described in|products described|certified organic|entered|new|used|provided for|not |over |under |exceeding|weighing|containing \d)/i;
const MAX_LINES = 12;

/** Returns the subheading's own levels, from general to specific, without levels that only say "Other". */
export function pathTexts(subheading: SubheadingTexts): string[] {
  return subheading.path.map(cleanScheduleText).filter((level) => level !== '' && !/^other:?$/i.test(level));
}

/** Returns lines below the subheading that name goods (not values, dates or "other"), at most twelve. */
export function lineTexts(subheading: SubheadingTexts): string[] {
  const lines = subheading.deeper.filter((line) => !ADMINISTRATIVE.test(line)).map(cleanScheduleText);
  return [...new Set(lines.filter((line) => line.length > 2))].slice(0, MAX_LINES);
}
