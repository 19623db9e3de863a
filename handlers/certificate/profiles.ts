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

/** What saving and finding profiles depends on. */
export interface ProfileParts {
  readonly profiles: RequirementProfiles;
  readonly now: () => Date;
}

/** 128 random bits in 22 characters. */
const ID = /^req_[A-Za-z0-9_-]{22}$/;
const ID_BYTES = 16;

/** The owner whose profiles a request saves and finds. */
type Asker = Pick<ApiRequest, 'owner'>;

/**
 * Saves requirements under a new id, which then resolves for their owner permanently. Throws `too_many_profiles`,
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
      `You have saved ${MAX_OWNED_PROFILES} requirement profiles, the most allowed.`,
    );
  return profile;
}

/** Returns the profile with an id. Throws `not_found` if there is none or it belongs to another owner, and `service_misconfigured`. */
export async function findProfile(
  { profiles }: ProfileParts,
  id: string,
  { owner = EVERYONE }: Asker,
): Promise<RequirementProfile> {
  const profile = ID.test(id) ? await orMisconfigured(profiles.find(id, owner)) : undefined;
  if (!profile) throw new CodedError('not_found', 'No saved requirements have this id.');
  return profile;
}
