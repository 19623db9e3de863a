import { isJsonObject } from '../../json.ts';
import type { AskOptions, Model, Question } from '../../model/model.ts';
import { ORDER_RULES, ORDER_SCHEMA, orderedText, shownSentences } from '../../model/sentence-order.ts';
import type { Form4Row } from '../form4/form4-row.ts';
import { noteSentences } from './note-sentences.ts';

/** Rows asked about in the one call; a reply about more would be cut off or come too late. */
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
 * The notes whose sentences a model chose, asked once about all rows: one place a row, undefined where the choice is missing
 * or not valid. Rows beyond the first hundred are not asked about.
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

/** The question about rows: their prepared sentences, made of parsed fields, with neither footnotes nor remarks. */
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

/** The notes of a reply, one place a row. Of two choices for one row the first counts, valid or not. */
export function readNotes(reply: unknown, rows: readonly Form4Row[]): (string | undefined)[] {
  const notes = isJsonObject(reply) && Array.isArray(reply['notes']) ? reply['notes'] : [];
  const orders = new Map<unknown, unknown>();
  for (const note of notes.filter(isJsonObject)) {
    if (!orders.has(note['row'])) orders.set(note['row'], note['order']);
  }
  return rows.map((row, i) => orderedText(noteSentences(row), orders.get(i)));
}
