import type { ExclusionsScreen, RegisterSection } from '../../core/screening/exclusions/answer.ts';
import type { Csl } from '../../core/screening/lists/csl/csl.ts';
import { servedCsl } from '../../core/screening/lists/csl/csl-section.ts';
import { overallOf } from '../../core/screening/exclusions/overall.ts';
import { registerSection } from '../../core/screening/exclusions/register-section.ts';
import type { RegisterCopy } from '../../core/screening/lists/register/register-copy.ts';
import { COVERAGE } from './terms.ts';
import type { ExclusionsEntity } from './request.ts';

/** Data that a screen reads. */
export interface ExclusionsScreenParts {
  /** The current copy of the register; undefined if none is loaded. */
  readonly register: () => RegisterCopy | undefined;
  readonly csl: Pick<Csl, 'screen' | 'source' | 'lists'>;
  readonly now: () => Date;
}

/** Deadline of each section, in milliseconds. */
export const SECTION_MS = 20_000;

/** Screens an entity in both sections in parallel. */
export async function screen(
  parts: ExclusionsScreenParts,
  entity: ExclusionsEntity,
  signal: AbortSignal,
): Promise<ExclusionsScreen> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(SECTION_MS)]);
  const [csl, register] = await Promise.all([parts.csl.screen(entity.entity_name, ending), screenCopy(parts, entity)]);
  const sections = { exclusions_register: register, csl: servedCsl(csl) };
  return { input: entity, coverage: COVERAGE, ...sections, overall: overallOf(sections, entity.entity_name) };
}

/** Takes some milliseconds and does not wait; a promise, so that the search is already in flight. */
async function screenCopy(
  { register, now }: ExclusionsScreenParts,
  entity: ExclusionsEntity,
): Promise<RegisterSection> {
  await Promise.resolve();
  const query = { name: entity.entity_name, state: entity.state ?? undefined };
  return registerSection(register(), { query, now: now() });
}
