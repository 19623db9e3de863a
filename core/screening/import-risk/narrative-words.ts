function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

/**
 * The words that a narrative may be made of. The list is closed: a word that advises, accuses or clears, a name that the
 * sections do not hold, and any other language are simply not on it.
 */
export const NARRATIVE_WORDS: ReadonlySet<string> = new Set(
  words(`
  a an the this that these it its of in on at to by for from with under as against among such and or but while both
  is was are were be been has have had does do did no not none nothing neither nor without could cannot
  name names list lists listing listings listed entry entries record records returned searched search screened screen
  screening checked check read compared shown government match matches matched possible potential hit hits error
  score scores scored scoring best highest category section date dated result results found only part below above or more
  floor threshold overall exposure risk rating rated none low elevated high coverage incomplete complete every each any all
  person people must needs need to verify verified review reviewed look looked clearance determination confirmed
  further others up absence one unknown source them there party supplier`),
);
