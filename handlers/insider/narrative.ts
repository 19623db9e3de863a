import type { InsiderTransactions } from '../../core/edgar/answer.ts';
import type { Form4Row } from '../../core/edgar/form4/form4-row.ts';
import { noteSentences, TEMPLATE_NAME } from '../../core/edgar/notes/note-sentences.ts';
import type { Model } from '../../core/model/model.ts';
import { templateText } from '../../core/model/sentence-order.ts';
import { writeNotes } from '../../core/edgar/notes/write-notes.ts';

/** The notes of an answer, and who chose their sentences. */
export interface Narrative {
  /** One note per row. */
  readonly notes: readonly string[];
  readonly provider: string;
  /**
   * `ok`: the configured generator chose every note; `partial`: some fell back to the template; `unavailable`: a model
   * is configured, but all fell back.
   */
  readonly status: InsiderTransactions['narrative_status'];
}

/** Deadline of a model for all notes of an answer. */
const MODEL_MS = 20_000;

/** Writes the notes of rows and states their generator: the model if one is configured, otherwise the template. */
export async function narrate(
  rows: readonly Form4Row[],
  { model, signal }: { model: Model | undefined; signal: AbortSignal },
): Promise<Narrative> {
  const template = rows.map((row) => templateText(noteSentences(row)));
  if (!model) return { notes: template, provider: TEMPLATE_NAME, status: 'ok' };
  const chosen = rows.length === 0 ? [] : await writeNotes(model, rows, { signal, deadlineMs: MODEL_MS });
  const notes = template.map((note, i) => chosen[i] ?? note);
  const count = chosen.filter((note) => note !== undefined).length;
  if (count === rows.length) return { notes, provider: model.id, status: 'ok' };
  return count === 0
    ? { notes, provider: TEMPLATE_NAME, status: 'unavailable' }
    : { notes, provider: model.id, status: 'partial' };
}
