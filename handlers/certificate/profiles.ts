import type { RequirementProfile } from '../../core/documents/certificate/answer.ts';
import { randomBytes } from 'node:crypto';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest } from '../../core/http/route.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import {
  EVERYONE,
  MAX_OWNED_PROFILES,
  type RequirementProfiles,
} from '../../core/documents/certificate/requirements/requirement-profiles.ts';
import type { ProfileRequest } from './request.ts';

/** What saving and finding needs. */
export interface ProfileParts {
  readonly profiles: RequirementProfiles;
  readonly now: () => Date;
}

/** 128 bits that nobody can guess, in 22 characters. */
const ID = /^req_[A-Za-z0-9_-]{22}$/;
const ID_BYTES = 16;

/** Whose profiles a request saves and finds. */
type Asker = Pick<ApiRequest, 'owner'>;

/**
 * Saves requirements under a new id; once they are answered the id resolves for their owner for good. Throws `too_many_profiles`,
 * `service_misconfigured`.
 */
export async function saveProfile(
  { profiles, now }: ProfileParts,
  request: ProfileRequest,
  { owner = EVERYONE }: Asker,
): Promise<RequirementProfile> {
  const id = `req_${randomBytes(ID_BYTES).toString('base64url')}`;
  const profile = { id, ...request, created_at: now().toISOString() };
  if (!(await orMisconfigured(profiles.save(profile, owner))))
    throw new CodedError(
      'too_many_profiles',
      `${MAX_OWNED_PROFILES} requirement profiles are saved, and one owner may have no more.`,
    );
  return profile;
}

/** The profile of an id. Throws `not_found` where there is none or it is another owner's, `service_misconfigured`. */
export async function findProfile(
  { profiles }: ProfileParts,
  id: string,
  { owner = EVERYONE }: Asker,
): Promise<RequirementProfile> {
  const profile = ID.test(id) ? await orMisconfigured(profiles.find(id, owner)) : undefined;
  if (!profile) throw new CodedError('not_found', 'No requirements are saved under this id.');
  return profile;
}
