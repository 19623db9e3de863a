import type { Form4Row } from '../form4/form4-row.ts';
import { noteQuestion, readNotes } from './note-question.ts';
import type { AskOptions, Model } from '../../model/model.ts';

/** Rows asked about in the one call; a reply about more would be cut off or come too late. */
const MAX_ROWS = 100;

/** Four sentences and their JSON. */
const TOKENS_PER_NOTE = 160;

/**
 * The notes that a model writes for rows, asked once about all of them: one place a row, undefined where the model wrote
 * none that passes the guard, whatever the reason. Rows beyond the first hundred are not asked about.
 */
export async function writeNotes(
  model: Model,
  rows: readonly Form4Row[],
  options: AskOptions,
): Promise<(string | undefined)[]> {
  const asked = rows.slice(0, MAX_ROWS);
  const { system, schema, content } = noteQuestion(asked);
  const reply = await model.ask(
    {
      name: 'insider_notes',
      schema,
      system,
      content: [{ type: 'text', text: content }],
      maxTokens: TOKENS_PER_NOTE * asked.length,
    },
    options,
  );
  const written = reply.kind === 'object' ? readNotes(reply.value, asked) : [];
  return rows.map((_, i) => written[i]);
}
