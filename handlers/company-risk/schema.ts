import type { QueryParameter } from '../../core/http/route.ts';
import type { JsonSchema } from '../../core/json-schema.ts';
import { MAX_NAME_LENGTH, MAX_PLACE_LENGTH } from './limits.ts';

function parameter(name: string, description: string, schema: JsonSchema = {}): QueryParameter {
  return { name, description, schema: { type: 'string', maxLength: MAX_PLACE_LENGTH, ...schema } };
}

const COMPANY_NAME = parameter('company_name', 'Name to screen, preferably the full registered legal name.', {
  maxLength: MAX_NAME_LENGTH,
});
const REGISTRY_ID = parameter('epa_id', 'EPA registry (FRS) ID; identifies the facility.', { pattern: '^\\d{12}$' });
const STATE = { pattern: '^[A-Za-z]{2}$', maxLength: 2 };

/** Parameters of GET /company-risk-screen. */
export const SCREEN_PARAMETERS: readonly QueryParameter[] = [
  { ...COMPANY_NAME, required: true },
  parameter('state', 'Postal code of a state or territory; narrows EPA and OSHA.', STATE),
  parameter('city', 'Narrows EPA.'),
  parameter('address', 'Echoed; narrows nothing here.'),
  parameter('zip', 'Echoed; narrows nothing here.'),
  REGISTRY_ID,
];

/** Parameters of GET /risk-score. */
export const FACILITY_PARAMETERS: readonly QueryParameter[] = [
  COMPANY_NAME,
  parameter('address', 'Street address or part of it.'),
  REGISTRY_ID,
  parameter('state', 'Postal code of a state or territory; narrows the lookup.', STATE),
  parameter('city', 'Narrows the lookup.'),
  parameter('zip', 'Five digits, with or without ZIP+4; narrows the lookup.', { pattern: '^\\d{5}(?:-\\d{4})?$' }),
];
