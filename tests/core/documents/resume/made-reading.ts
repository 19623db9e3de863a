import type { JsonObject } from '../../../../core/json.ts';

/** Returns a cell as a reader gives it; the quote defaults to the value. */
export function cell(value: unknown, quote: unknown = value): JsonObject {
  return { value, quote };
}

const NOTHING = cell(null);

/** Returns a role that is empty except for the given members. */
export function madeRole(role: JsonObject = {}): JsonObject {
  return { company: null, title: null, start_date: NOTHING, end_date: NOTHING, description: null, ...role };
}

/** Returns an education record that is empty except for the given members. */
export function madeRecord(record: JsonObject = {}): JsonObject {
  return { institution: null, degree: null, field: null, graduation_date: NOTHING, ...record };
}

/** Returns a reading of a resume with the given members replaced. */
export function madeReading(members: JsonObject = {}): JsonObject {
  return { contact: madeContact(), work_history: [], education: [], skills: [], confidence: 0.9, ...members };
}

/** Returns a contact with a name. */
export function madeContact(contact: JsonObject = {}): JsonObject {
  return { name: 'Jane Roe', email: NOTHING, phone: NOTHING, location: null, ...contact };
}
