import type { AskOptions, Model, Question } from '../../model/model.ts';
import {
  ORDER_RULES,
  ORDER_SCHEMA,
  orderedText,
  shownSentences,
  type PreparedSentence,
} from '../../model/sentence-order.ts';

/** Seven ids and their JSON. */
const MAX_TOKENS = 120;

const SYSTEM = `Choose the sentences of a short narrative about the result of screening a party against two U.S. government lists. ${ORDER_RULES}`;

/** `{"order": ["forced_labor_hit", "screening_list_none", "rating", "verify"]}`. */
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['order'],
  properties: { order: ORDER_SCHEMA },
} as const;

/** Builds the question about a screen: its prepared sentences, and nothing the caller sent. */
export function narrativeQuestion(sentences: readonly PreparedSentence[]): Question {
  return {
    name: 'import_risk_narrative',
    schema: SCHEMA,
    system: SYSTEM,
    content: [{ type: 'text', text: JSON.stringify({ sentences: shownSentences(sentences) }) }],
    maxTokens: MAX_TOKENS,
  };
}

/** Returns the narrative chosen by a model; undefined if the choice is missing or invalid. */
export async function writeNarrative(
  model: Model,
  sentences: readonly PreparedSentence[],
  options: AskOptions,
): Promise<string | undefined> {
  const reply = await model.ask(narrativeQuestion(sentences), options);
  return reply.kind === 'object' ? orderedText(sentences, reply.value['order']) : undefined;
}
