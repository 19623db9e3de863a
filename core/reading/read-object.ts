import { isNestedDeeper } from '../upstream/json-depth.ts';
import type { JsonObject, ModelReply } from './model.ts';

/** Several times what any reading nests. */
const MAX_DEPTH = 64;

/** What the text that a model wrote amounts to: one JSON object, or which kind of wrong reply. */
export function readObject(text: string): ModelReply {
  if (text.trim() === '') return { kind: 'unavailable' };
  if (isNestedDeeper(Buffer.from(text), MAX_DEPTH)) return { kind: 'not_json' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: isInWords(text) ? 'refused' : 'not_json' };
  }
  return isObject(value) ? { kind: 'object', value } : { kind: 'not_json' };
}

/** Sentences without any JSON in them: whatever their language, the model declined to give an object. */
function isInWords(text: string): boolean {
  return !text.includes('{') && !text.includes('[') && /\p{L}\s\p{L}/u.test(text);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
