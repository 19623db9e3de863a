import type { JsonObject } from '../../../../core/json.ts';

/** A cell as a reader gives it; without a quote of its own the value is quoted. */
export function cell(value: unknown, quote: unknown = value): JsonObject {
  return { value, quote };
}

const NOTHING = cell(null);

/** A role with nothing in it but what is given. */
export function madeRole(role: JsonObject = {}): JsonObject {
  return { company: null, title: null, start_date: NOTHING, end_date: NOTHING, description: null, ...role };
}

/** A record of education with nothing in it but what is given. */
export function madeRecord(record: JsonObject = {}): JsonObject {
  return { institution: null, degree: null, field: null, graduation_date: NOTHING, ...record };
}

/** A reading of somebody's resume, with the members given in place of its own. */
export function madeReading(members: JsonObject = {}): JsonObject {
  return { contact: madeContact(), work_history: [], education: [], skills: [], confidence: 0.9, ...members };
}

/** Of somebody with a name. */
export function madeContact(contact: JsonObject = {}): JsonObject {
  return { name: 'Jane Roe', email: NOTHING, phone: NOTHING, location: null, ...contact };
}
