import type { Form4Row } from '../form4/form4-row.ts';
import { noteForms } from './note-forms.ts';
import { escapePattern, plainMarks } from './note-slots.ts';
import { factSentences } from './note-template.ts';

/** The longest facts of the template are below this. */
const MAX_LENGTH = 1000;

/**
 * Whether a note consists of sentences of known forms alone, filled with the row's own values: the template's sentences
 * word for word, or one of the forms in which a plain note says who dealt in what, when, at what price and value, and what
 * was held afterwards; no form twice. What is of no form is refused, true or not; the template then speaks. A note says nothing of plan or
 * code: those sentences are the template's.
 */
export function guardNote(note: string, row: Form4Row): boolean {
  if (note.length > MAX_LENGTH) return false;
  const text = plainMarks(note);
  const unused = sentenceForms(row);
  let at = 0;
  while (at < text.length) {
    const form = unused.find((one) => matchesAt(text, { form: one, at }));
    if (form === undefined) return false;
    at = form.lastIndex;
    unused.splice(unused.indexOf(form), 1);
  }
  return at > 0;
}

/** A sentence ends with its point, and with the blanks before the next one. */
function sentenceForms(row: Form4Row): RegExp[] {
  const own = factSentences(row).map((sentence) => escapePattern(plainMarks(sentence).slice(0, -1)));
  return [...own, ...noteForms(row)].map((form) => new RegExp(`(?:${form})\\.(?: {1,2}|$)`, 'iuy'));
}

/** Leaves where the match ended in the form's `lastIndex`. */
function matchesAt(text: string, { form, at }: { form: RegExp; at: number }): boolean {
  form.lastIndex = at;
  return form.test(text);
}
