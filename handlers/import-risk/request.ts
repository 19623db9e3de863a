import type { PartyScreen, ShipmentScreen } from '../../core/screening/import-risk/answer.ts';
import { optionalMember, optionalParameter, requiredMember } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { Query } from '../../core/http/request-target.ts';
import { isJsonObject, type JsonObject } from '../../core/json.ts';
import { MAX_NAME, MAX_PARTIES } from './limits.ts';

/** A shipment as sent; null for anything not sent. */
export type ShipmentRequest = ShipmentScreen['input'];

/**
 * Parses a shipment from a body. Throws `missing_fields` without a supplier and `invalid_fields` for any broken rule.
 */
export function shipmentRequest(body: JsonObject): ShipmentRequest {
  const supplier = requiredMember(body['supplier_name'], { field: 'supplier_name', max: MAX_NAME });
  return {
    hts: optionalMember(body['hts'], { field: 'hts', max: MAX_NAME }) ?? null,
    country_of_origin: optionalMember(body['country_of_origin'], { field: 'country_of_origin', max: MAX_NAME }) ?? null,
    supplier_name: supplier,
  };
}

/** A party as sent. */
export type PartyRequest = PartyScreen['party'];

/**
 * Parses the parties in a body, all checked before any is screened. Throws `missing_fields` without a non-empty list,
 * `batch_too_large` for more than 50, and `missing_fields` or `invalid_fields` for an invalid party.
 */
export function partiesRequest(body: JsonObject): PartyRequest[] {
  const parties: unknown = body['parties'];
  if (!Array.isArray(parties) || parties.length === 0) {
    throw new CodedError('missing_fields', 'parties must be a non-empty list.');
  }
  if (parties.length > MAX_PARTIES) {
    throw new CodedError('batch_too_large', `parties has more than ${MAX_PARTIES} items.`);
  }
  return parties.map(partyRequest);
}

function partyRequest(party: unknown, at: number): PartyRequest {
  const field = `parties[${at}]`;
  if (!isJsonObject(party)) throw new CodedError('invalid_fields', `${field} must be an object.`);
  return {
    name: requiredMember(party['name'], { field: `${field}.name`, max: MAX_NAME }),
    role: optionalMember(party['role'], { field: `${field}.role`, max: MAX_NAME }) ?? null,
  };
}

/**
 * Returns the name to search for in a query. Throws `missing_fields` if it is missing and `invalid_fields` if it is
 * invalid.
 */
export function entityQuery(query: Query): string {
  const name = optionalParameter(query, 'q', { max: MAX_NAME });
  if (name === undefined) throw new CodedError('missing_fields', 'q is required.');
  return name;
}
