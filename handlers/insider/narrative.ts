import type { InsiderTransactions } from '../../core/edgar/answer.ts';
import type { Form4Row } from '../../core/edgar/form4/form4-row.ts';
import { TEMPLATE_NAME } from '../../core/edgar/notes/note-template.ts';
import type { Model } from '../../core/model/model.ts';
import { writeNotes } from '../../core/edgar/notes/write-notes.ts';

/** Who wrote the notes of an answer. */
export interface Narrative {
  /** A model's notes, one place a row; the template's note fills the gaps. */
  readonly written: readonly (string | undefined)[];
  readonly provider: string;
  readonly status: InsiderTransactions['narrative_status'];
}

/** What a model may take for all notes of an answer. */
const MODEL_MS = 20_000;

/** The notes that a model writes for rows, where one is configured, and what to say of it. */
export async function narrate(
  rows: readonly Form4Row[],
  { model, signal }: { model: Model | undefined; signal: AbortSignal },
): Promise<Narrative> {
  if (!model) return { written: [], provider: TEMPLATE_NAME, status: 'ok' };
  const written = rows.length === 0 ? [] : await writeNotes(model, rows, { signal, deadlineMs: MODEL_MS });
  const count = written.filter((note) => note !== undefined).length;
  if (count === rows.length) return { written, provider: model.id, status: 'ok' };
  return count === 0
    ? { written, provider: TEMPLATE_NAME, status: 'unavailable' }
    : { written, provider: model.id, status: 'partial' };
}
