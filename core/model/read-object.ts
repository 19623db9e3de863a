import { isJsonObject, parseJson } from '../json.ts';
import type { ModelReply } from './model.ts';

/** What the text that a model wrote amounts to: one JSON object, or which kind of wrong reply. */
export function readObject(text: string): ModelReply {
  if (text.trim() === '') return { kind: 'unavailable' };
  const read = parseJson(Buffer.from(text));
  if (read.kind !== 'value') return { kind: isInWords(text) ? 'refused' : 'not_json' };
  return isJsonObject(read.value) ? { kind: 'object', value: read.value } : { kind: 'not_json' };
}

/** Sentences without any JSON in them: whatever their language, the model declined to give an object. */
function isInWords(text: string): boolean {
  return !text.includes('{') && !text.includes('[') && /\p{L}\s\p{L}/u.test(text);
}
