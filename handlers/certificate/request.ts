import {
  readRequirements,
  rejectAllFalse,
  type AskedRequirements,
} from '../../core/documents/certificate/requirements/requirements.ts';
import { isBlank, optionalText } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { JsonObject } from '../../core/json.ts';
import type { InputRules } from '../../core/documents/input/document-of-request.ts';

/** How a certificate may be sent. */
export const CERTIFICATE_INPUT: InputRules = {
  fileMember: 'base64_image',
  takesText: false,
  mimeType: 'required',
  schemes: ['https:', 'http:'],
  failure: 'extraction_failed',
};

export const MAX_PROFILE_NAME = 200;

/** Requirements sent with the certificate, or the id of saved ones. */
export type RequirementSource =
  | { readonly kind: 'requirements'; readonly requirements: AskedRequirements }
  | { readonly kind: 'profile'; readonly id: string };

/**
 * Parses what POST /verify checks the certificate against. Throws `missing_fields` if neither requirements nor requirements_id is sent,
 * `multiple_inputs` if both are, and `invalid_fields` if one is malformed.
 */
export function requirementSource(body: JsonObject): RequirementSource {
  const requirements = member(body, 'requirements');
  const id = idMember(body);
  if (requirements !== undefined && id !== undefined) {
    throw new CodedError('multiple_inputs', 'Send either requirements or requirements_id, not both.');
  }
  if (id !== undefined) return { kind: 'profile', id };
  if (requirements === undefined) {
    throw new CodedError('missing_fields', 'Send requirements or requirements_id.');
  }
  return { kind: 'requirements', requirements: rejectAllFalse(readRequirements(requirements)) };
}

/** Requirements to save. */
export interface ProfileRequest {
  readonly name: string | null;
  readonly requirements: AskedRequirements;
}

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Parses the body of POST /requirements. Throws the coded error of the first rule it breaks. */
export function profileRequest(body: JsonObject): ProfileRequest {
  const name = optionalText(body, 'name', { max: MAX_PROFILE_NAME }) ?? null;
  // A store may alter lone surrogates and control characters.
  if (name !== null && (!name.isWellFormed() || CONTROL_CHARACTER.test(name))) {
    throw new CodedError('invalid_fields', 'name must be text without control characters.');
  }
  const requirements = member(body, 'requirements');
  if (requirements === undefined) throw new CodedError('missing_fields', 'requirements is required.');
  return { name, requirements: rejectAllFalse(readRequirements(requirements)) };
}

function idMember(body: JsonObject): string | undefined {
  const id = member(body, 'requirements_id');
  if (id === undefined) return undefined;
  if (typeof id !== 'string') throw new CodedError('invalid_fields', 'requirements_id must be a string.');
  return isBlank(id) ? undefined : id;
}

function member(body: JsonObject, name: string): unknown {
  return (Object.hasOwn(body, name) ? body[name] : null) ?? undefined;
}
