// A clause about what the goods are not would match the very goods it excludes.
const EXCLUSION = /\b(?:other than|excluding|except|not including|but not)\b[^;,)]{0,400}/gi;
const EDITORIAL = /\(\d{3}\)|\bn\.e\.[cs]\.?(?: in (?:item no\.|heading no\.|heading|chapter)? ?[\d., and]{0,40})?/gi;
const REFERENCES = /\b(?:of|in|under) (?:heading|headings|subheading|subheadings|item no\.) [\d., or]{1,80}/gi;

/** Returns a schedule text without its exclusions and references to itself. */
export function cleanScheduleText(text: string): string {
  return text
    .replace(EDITORIAL, ' ')
    .replace(REFERENCES, ' ')
    .replace(EXCLUSION, ' ')
    .replace(/\s{1,200}/g, ' ')
    .trim();
}

/** Whether a level of a path names no goods of its own: "Other", "Other:", "Of other textile materials". */
export function isResidual(level: string): boolean {
  return /^(?:of )?other(?::|$| (?:textile )?(?:materials|fibers|metals?)\b[^,;]{0,20}$)/i.test(level.trim());
}
