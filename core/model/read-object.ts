import { isJsonObject, parseJson } from '../json.ts';
import type { ModelReply } from './model.ts';

/** Parses a model's text: one JSON object, or the kind of wrong reply. */
export function readObject(text: string): ModelReply {
  if (text.trim() === '') return { kind: 'unavailable' };
  const read = parseJson(Buffer.from(text));
  if (read.kind !== 'value') return { kind: isInWords(text) ? 'refused' : 'not_json' };
  return isJsonObject(read.value) ? { kind: 'object', value: read.value } : { kind: 'not_json' };
}

/** Whether the text is prose without any JSON: the model declined to give an object, in whatever language. */
function isInWords(text: string): boolean {
  return !text.includes('{') && !text.includes('[') && /\p{L}\s\p{L}/u.test(text);
}
