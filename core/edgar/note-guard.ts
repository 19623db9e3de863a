import type { Form4Row } from './form4-row.ts';
import { noteForms } from './note-forms.ts';
import { escapePattern, plainMarks } from './note-slots.ts';
import { factSentences } from './note-template.ts';

/** The longest facts of the template are below this. */
const MAX_LENGTH = 1000;

/** Sentences in one note. */
const MAX_SENTENCES = 6;

/**
 * Whether a note consists of sentences of known forms alone, filled with the row's own values: the template's sentences
 * word for word, or one of the forms in which a plain note says who dealt in what, when, at what price and value, and what
 * was held afterwards. What is of no form is refused, true or not; the template then speaks. A note says nothing of plan or
 * code: those sentences are the template's.
 */
export function guardNote(note: string, row: Form4Row): boolean {
  if (note.length > MAX_LENGTH) return false;
  const text = plainMarks(note);
  const forms = sentenceForms(row);
  let at = 0;
  for (let i = 0; i < MAX_SENTENCES && at < text.length; i++) {
    const end = sentenceEnd(text, { at, forms });
    if (end === undefined) return false;
    at = end;
  }
  return at > 0 && at === text.length;
}

/** A sentence ends with its point, and with the blanks before the next one. */
function sentenceForms(row: Form4Row): readonly RegExp[] {
  const own = factSentences(row).map((sentence) => escapePattern(plainMarks(sentence).slice(0, -1)));
  return [...own, ...noteForms(row)].map((form) => new RegExp(`(?:${form})\\.(?:\\s{1,2}|$)`, 'iuy'));
}

function sentenceEnd(text: string, { at, forms }: { at: number; forms: readonly RegExp[] }): number | undefined {
  for (const form of forms) {
    form.lastIndex = at;
    if (form.test(text)) return form.lastIndex;
  }
  return undefined;
}
