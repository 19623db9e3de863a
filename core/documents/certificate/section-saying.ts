import { SECTION_TITLES } from './acord-25.ts';
import { isCoverage, isOfCoverage, wordsOf } from './coverage-words.ts';
import type { SectionName } from './form-box.ts';

/**
 * Returns what a text outside the remarks may say of a coverage, as a sentence; none if it says nothing of any. In a section, what names no
 * coverage is of that section: "CANCELLED" in its dates or among its other coverages.
 */
export function sectionSaying(text: string, section: SectionName | undefined): string[] {
  const words = wordsOf(text);
  if (section !== undefined && !words.some(isCoverage)) return [`${SECTION_TITLES[section]} policy: ${text}`];
  return words.some(isOfCoverage) ? [text] : [];
}
