import type { JsonObject } from '../json.ts';

/** A code that a model chose. */
export interface Choice {
  readonly code: string;
  /** From 0 to 1; null where the model stated none that can be read. */
  readonly confidence: number | null;
}

/**
 * The choices in `{"choices": [{"hs_code": "…", "confidence": 0.5}]}`, in the model's order. What was not offered, stands
 * there a second time or has a wrong type is dropped, so there are never more than were offered.
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

/** A confidence as stated, or null for anything but a number from 0 to 1. */
function readConfidence(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : null;
}
