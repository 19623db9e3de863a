import { LATER_LAYOUTS } from './later-layouts.ts';
import { personOf, truthOf, type Layout, type Truth } from './layout.ts';
import { chanceOf, madePerson, WORDS } from './people.ts';
import { SEEN_LAYOUTS } from './seen-layouts.ts';
import { asPdf, asText, newSheet } from './sheet.ts';
import { UNSEEN_LAYOUTS } from './unseen-layouts.ts';

/** Which layouts: those that rules are made on, those kept apart, and those kept apart after these had been looked at. */
export type Half = 'seen' | 'unseen' | 'later';

const LAYOUTS: Readonly<Record<Half, readonly Layout[]>> = {
  seen: SEEN_LAYOUTS,
  unseen: UNSEEN_LAYOUTS,
  later: LATER_LAYOUTS,
};

/** A resume that was made, as a text or a PDF, and what it says. */
export interface MadeResume {
  readonly layout: string;
  readonly truth: Truth;
  /** Null where a layout of columns would lose its meaning. */
  readonly text: string | null;
  readonly pdf: () => Promise<Uint8Array>;
}

/** As many resumes of each layout of a half as asked for; the same numbers give the same ones. */
export function madeResumes(
  half: Half,
  { each, seed = 0 }: { readonly each: number; readonly seed?: number },
): MadeResume[] {
  const layouts = LAYOUTS[half];
  return layouts.flatMap((layout, i) =>
    Array.from({ length: each }, (_, k): MadeResume => {
      const person = personOf(
        madePerson(WORDS[half === 'seen' ? 'seen' : 'unseen'], chanceOf(1 + seed + 1000 * i + k)),
        layout,
      );
      const sheet = newSheet();
      layout.draw(sheet, person);
      const text = layout.isText ? asText(sheet) : null;
      return { layout: layout.name, truth: truthOf(person, layout), text, pdf: () => asPdf(sheet) };
    }),
  );
}
