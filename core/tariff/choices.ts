import type { JsonObject } from '../json.ts';

/** A code chosen by a model. */
export interface Choice {
  readonly code: string;
  /** From 0 to 1; null if the model gave no readable one. */
  readonly confidence: number | null;
}

/**
 * Parses the choices in `{"choices": [{"hs_code": "…", "confidence": 0.5}]}`, in the model's order. Codes that were not
 * offered, are repeated or have a wrong type are dropped, so there are never more than were offered.
 */
export function readChoices(value: JsonObject, offered: ReadonlySet<string>): Choice[] {
  const chosen = new Map<string, Choice>();
  const listed: unknown = value['choices'];
  if (!Array.isArray(listed)) return [];
  for (const one of listed as readonly unknown[]) {
    if (typeof one !== 'object' || one === null) continue;
    const { hs_code: code, confidence } = one as JsonObject;
    if (typeof code !== 'string' || !offered.has(code) || chosen.has(code)) continue;
    chosen.set(code, { code, confidence: readConfidence(confidence) });
  }
  return [...chosen.values()];
}

/** Returns a stated confidence, or null for anything but a number from 0 to 1. */
function readConfidence(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
}
