import { isJsonObject } from '../../json.ts';
import type { AskOptions, Model, Question } from '../../model/model.ts';
import { ORDER_RULES, ORDER_SCHEMA, orderedText, shownSentences } from '../../model/sentence-order.ts';
import type { Form4Row } from '../form4/form4-row.ts';
import { noteSentences } from './note-sentences.ts';

/** Rows in the one question; a reply about more would be cut off or come too late. */
const MAX_ROWS = 100;

/** Five ids and their JSON. */
const TOKENS_PER_NOTE = 60;

const SYSTEM = `For each row of insider transactions from SEC Form 4, choose the sentences of a short context note. ${ORDER_RULES}`;

/** `{"notes": [{"row": 0, "order": ["role", "plan"]}]}`. */
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['notes'],
  properties: {
    notes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['row', 'order'],
        properties: { row: { type: 'integer' }, order: ORDER_SCHEMA },
      },
    },
  },
} as const;

/**
 * Returns the notes chosen by a model, asked once about all rows: one entry per row, undefined if the choice is missing
 * or invalid. Only the first hundred rows are asked about.
 */
export async function writeNotes(
  model: Model,
  rows: readonly Form4Row[],
  options: AskOptions,
): Promise<(string | undefined)[]> {
  const asked = rows.slice(0, MAX_ROWS);
  const reply = await model.ask(noteQuestion(asked), options);
  const notes = reply.kind === 'object' ? readNotes(reply.value, asked) : [];
  return rows.map((_, i) => notes[i]);
}

/** Builds the question about rows: their prepared sentences from parsed fields, without footnotes and remarks. */
export function noteQuestion(rows: readonly Form4Row[]): Question {
  const content = { rows: rows.map((row, i) => ({ row: i, sentences: shownSentences(noteSentences(row)) })) };
  return {
    name: 'insider_notes',
    schema: SCHEMA,
    system: SYSTEM,
    content: [{ type: 'text', text: JSON.stringify(content) }],
    maxTokens: TOKENS_PER_NOTE * rows.length,
  };
}

/** Parses a reply into one note per row. Of two choices for one row the first counts, valid or not. */
export function readNotes(reply: unknown, rows: readonly Form4Row[]): (string | undefined)[] {
  const notes = isJsonObject(reply) && Array.isArray(reply['notes']) ? reply['notes'] : [];
  const orders = new Map<unknown, unknown>();
  for (const note of notes.filter(isJsonObject)) {
    if (!orders.has(note['row'])) orders.set(note['row'], note['order']);
  }
  return rows.map((row, i) => orderedText(noteSentences(row), orders.get(i)));
}
