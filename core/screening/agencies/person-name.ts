import { readsAsPerson, showsOrganization } from '../../names/person-or-organization.ts';
import { mayNameIndividual, namePieces } from './name-pieces.ts';

/**
 * Whether a name published by an agency that lists companies reads as a person's, whole or in a piece. A brand without any
 * sign of an organisation does not.
 */
export function namesPerson(published: string): boolean {
  if (showsOrganization(published)) return mayNameIndividual(published);
  return [published, ...namePieces(published)].some(readsAsPerson);
}
