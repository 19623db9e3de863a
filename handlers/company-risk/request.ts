import type { CompanyRisk } from '../../core/screening/company-risk/answer.ts';
import { optionalParameter } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { Query } from '../../core/http/request-target.ts';
import { MAX_NAME_LENGTH, MAX_PLACE_LENGTH } from './limits.ts';

/** The parameters of either endpoint as sent; null if not sent or blank. */
type CompanyInput = Omit<CompanyRisk['input'], 'company_name'> & { readonly company_name: string | null };

/** Postal codes of the states, the District of Columbia and the territories. */
const STATES: ReadonlySet<string> = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX ' +
    'UT VT VA WA WV WI WY DC AS GU MP PR VI'
  ).split(' '),
);

const REGISTRY_ID = /^\d{12}$/;
const ZIP = /^(\d{5})(?:-\d{4})?$/;

/** A valid screen request. */
export interface ScreenRequest {
  readonly input: CompanyRisk['input'];
  /** Two capitals. */
  readonly state: string | undefined;
  readonly city: string | undefined;
  readonly registryId: string | undefined;
}

/**
 * Parses a screen request from a query. Throws `missing_fields` without a company name, and `invalid_fields` for any
 * broken rule.
 */
export function screenRequest(query: Query): ScreenRequest {
  const input = companyInput(query);
  const { company_name } = input;
  if (company_name === null) throw new CodedError('missing_fields', 'company_name is required.');
  return {
    input: { ...input, company_name },
    state: stateOf(input),
    city: input.city?.trim(),
    registryId: registryIdOf(input),
  };
}

/** A valid facility lookup. */
export interface FacilityRequest {
  readonly name: string | undefined;
  readonly street: string | undefined;
  readonly city: string | undefined;
  /** Two capitals. */
  readonly state: string | undefined;
  /** Five digits. */
  readonly zip: string | undefined;
  readonly registryId: string | undefined;
}

/**
 * Parses a lookup from a query. Throws `missing_fields` if it names no facility at all, and `invalid_fields` for any
 * broken rule.
 */
export function facilityRequest(query: Query): FacilityRequest {
  const input = companyInput(query);
  const { company_name: name, address, city, epa_id: id } = input;
  if (name === null && address === null && id === null) {
    throw new CodedError('missing_fields', 'company_name, address or epa_id is required.');
  }
  return {
    name: name ?? undefined,
    street: address?.trim(),
    city: city?.trim(),
    state: stateOf(input),
    zip: zipOf(input),
    registryId: registryIdOf(input),
  };
}

/** Characters that no name has, and that an agency may misinterpret; white space separates words and stays. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

function companyName(query: Query): string | null {
  const name = optionalParameter(query, 'company_name', { max: MAX_NAME_LENGTH }) ?? null;
  if (name !== null && CONTROL.test(name)) {
    throw new CodedError('invalid_fields', 'company_name must not contain control characters.');
  }
  return name;
}

function companyInput(query: Query): CompanyInput {
  const place = (name: string): string | null => optionalParameter(query, name, { max: MAX_PLACE_LENGTH }) ?? null;
  return {
    company_name: companyName(query),
    address: place('address'),
    city: place('city'),
    state: place('state'),
    zip: place('zip'),
    epa_id: place('epa_id'),
  };
}

/** An unknown state code would find nothing anywhere, and look like a clean answer. */
function stateOf({ state }: CompanyInput): string | undefined {
  if (state === null) return undefined;
  const code = state.trim().toUpperCase();
  if (!STATES.has(code)) {
    throw new CodedError('invalid_fields', 'state must be the two-letter postal code of a U.S. state or territory.');
  }
  return code;
}

function registryIdOf({ epa_id: id }: CompanyInput): string | undefined {
  if (id === null) return undefined;
  if (!REGISTRY_ID.test(id.trim())) {
    throw new CodedError('invalid_fields', 'epa_id must be a twelve-digit EPA registry ID.');
  }
  return id.trim();
}

function zipOf({ zip }: CompanyInput): string | undefined {
  if (zip === null) return undefined;
  const [, five] = ZIP.exec(zip.trim()) ?? [];
  if (five === undefined)
    throw new CodedError('invalid_fields', 'zip must be a five-digit ZIP code, with or without ZIP+4.');
  return five;
}
