import { NINTH_HANDS_LAYOUTS } from './ninth-hands-layouts.ts';
import { SEVENTH_HANDS_LAYOUTS } from './seventh-hands-layouts.ts';
import { SIXTH_HANDS_LAYOUTS } from './sixth-hands-layouts.ts';
import { TENTH_HANDS_LAYOUTS } from './tenth-hands-layouts.ts';
import { EIGHTH_HANDS_LAYOUTS } from './eighth-hands-layouts.ts';
import { BLIND_LAYOUTS } from './blind-layouts.ts';
import { BUILDER_LAYOUTS } from './builder-layouts.ts';
import { COUNTED_LAYOUTS } from './counted-layouts.ts';
import { EVERYDAY_LAYOUTS } from './everyday-layouts.ts';
import { FIFTH_HANDS_LAYOUTS } from './fifth-hands-layouts.ts';
import { FINAL_LAYOUTS } from './final-layouts.ts';
import { FORMS_LAYOUTS } from './forms-layouts.ts';
import { FOURTH_HANDS_LAYOUTS } from './fourth-hands-layouts.ts';
import { FRESH_LOOKS_LAYOUTS } from './fresh-looks-layouts.ts';
import { FRESH_LAYOUTS, KEPT_LAYOUTS } from './fresh-layouts.ts';
import { FIRST_SIGHT_LAYOUTS } from './first-sight-layouts.ts';
import { HELD_OUT_LAYOUTS } from './held-out-layouts.ts';
import { LAST_LAYOUTS } from './last-layouts.ts';
import { LATER_LAYOUTS } from './later-layouts.ts';
import { personOf, truthOf, type Layout, type Truth } from './layout.ts';
import { APART_LAYOUTS } from './apart-layouts.ts';
import { chanceOf, madePerson } from './people.ts';
import { NEW_HANDS_LAYOUTS } from './new-hands-layouts.ts';
import { NOVEL_LAYOUTS } from './novel-layouts.ts';
import { ODD_LAYOUTS } from './odd-layouts.ts';
import { OTHER_HANDS_LAYOUTS } from './other-hands-layouts.ts';
import { POPULAR_LAYOUTS, SEALED_LAYOUTS } from './popular-layouts.ts';
import { RARE_LAYOUTS } from './rare-layouts.ts';
import { RESERVED_LAYOUTS } from './reserved-layouts.ts';
import { STRANGE_LAYOUTS } from './strange-layouts.ts';
import { TEMPLATE_LAYOUTS } from './template-layouts.ts';
import type { Words } from './word-lists.ts';
import { WORDS } from './words.ts';
import { SEEN_LAYOUTS } from './seen-layouts.ts';
import { asPdf, asText, newSheet, type Sheet } from './sheet.ts';
import { THIRD_HANDS_LAYOUTS } from './third-hands-layouts.ts';
import { UNOPENED_LAYOUTS } from './unopened-layouts.ts';
import { UNTOUCHED_LAYOUTS } from './untouched-layouts.ts';
import { UNSEEN_LAYOUTS } from './unseen-layouts.ts';
import { COMMON_LAYOUTS, WITHHELD_LAYOUTS } from './withheld-layouts.ts';

/** The sets of layouts, in the order in which they were written. Each was measured before any rule was made for it. */
export const HALVES = [
  'seen',
  'unseen',
  'later',
  'templates',
  'apart',
  'last',
  'firstSight',
  'fresh',
  'kept',
  'untouched',
  'popular',
  'sealed',
  'common',
  'withheld',
  'rare',
  'odd',
  'reserved',
  'final',
  'novel',
  'unopened',
  'blind',
  'strange',
  'forms',
  'counted',
  'builder',
  'everyday',
  'heldOut',
  'freshLooks',
  'newHands',
  'otherHands',
  'thirdHands',
  'fourthHands',
  'fifthHands',
  'sixthHands',
  'seventhHands',
  'eighthHands',
  'ninthHands',
  'tenthHands',
] as const;
export type Half = (typeof HALVES)[number];

const LAYOUTS: Readonly<Record<Half, readonly Layout[]>> = {
  seen: SEEN_LAYOUTS,
  unseen: UNSEEN_LAYOUTS,
  later: LATER_LAYOUTS,
  templates: TEMPLATE_LAYOUTS,
  apart: APART_LAYOUTS,
  last: LAST_LAYOUTS,
  firstSight: FIRST_SIGHT_LAYOUTS,
  fresh: FRESH_LAYOUTS,
  kept: KEPT_LAYOUTS,
  untouched: UNTOUCHED_LAYOUTS,
  popular: POPULAR_LAYOUTS,
  sealed: SEALED_LAYOUTS,
  common: COMMON_LAYOUTS,
  withheld: WITHHELD_LAYOUTS,
  rare: RARE_LAYOUTS,
  odd: ODD_LAYOUTS,
  reserved: RESERVED_LAYOUTS,
  final: FINAL_LAYOUTS,
  novel: NOVEL_LAYOUTS,
  unopened: UNOPENED_LAYOUTS,
  blind: BLIND_LAYOUTS,
  strange: STRANGE_LAYOUTS,
  forms: FORMS_LAYOUTS,
  counted: COUNTED_LAYOUTS,
  builder: BUILDER_LAYOUTS,
  everyday: EVERYDAY_LAYOUTS,
  heldOut: HELD_OUT_LAYOUTS,
  freshLooks: FRESH_LOOKS_LAYOUTS,
  newHands: NEW_HANDS_LAYOUTS,
  otherHands: OTHER_HANDS_LAYOUTS,
  thirdHands: THIRD_HANDS_LAYOUTS,
  fourthHands: FOURTH_HANDS_LAYOUTS,
  fifthHands: FIFTH_HANDS_LAYOUTS,
  sixthHands: SIXTH_HANDS_LAYOUTS,
  seventhHands: SEVENTH_HANDS_LAYOUTS,
  eighthHands: EIGHTH_HANDS_LAYOUTS,
  ninthHands: NINTH_HANDS_LAYOUTS,
  tenthHands: TENTH_HANDS_LAYOUTS,
};

/** A generated resume, as text and PDF, and what it says. */
export interface MadeResume {
  readonly layout: string;
  readonly truth: Truth;
  /** Null if the layout would lose its meaning as text. */
  readonly text: string | null;
  readonly pdf: () => Promise<Uint8Array>;
  /** The print on its pages and where it is. */
  readonly pages: Sheet['pages'];
}

/** Sets that share the words of another. */
const SHARED_WORDS = { later: 'unseen', strange: 'blind', counted: 'forms', builder: 'final' } as const;

/** Returns the layouts of a set. */
export function layoutsOf(half: Half): readonly Layout[] {
  return LAYOUTS[half];
}

/** Returns the words that the people of a set are made of. */
export function wordsOf(half: Half): Words {
  return WORDS[
    half in SHARED_WORDS
      ? SHARED_WORDS[half as keyof typeof SHARED_WORDS]
      : (half as Exclude<Half, keyof typeof SHARED_WORDS>)
  ];
}

/** Generates resumes of each layout of a set. The same numbers give the same resumes. */
export function madeResumes(
  half: Half,
  { each, seed = 0 }: { readonly each: number; readonly seed?: number },
): MadeResume[] {
  const layouts = LAYOUTS[half];
  return layouts.flatMap((layout, i) =>
    Array.from({ length: each }, (_, k): MadeResume => {
      const person = personOf(madePerson(wordsOf(half), chanceOf(1 + seed + 1000 * i + k), layout.roles), layout);
      const sheet = newSheet();
      layout.draw(sheet, person);
      const text = layout.isText ? asText(sheet) : null;
      return { layout: layout.name, truth: truthOf(person, layout), text, pdf: () => asPdf(sheet), pages: sheet.pages };
    }),
  );
}
