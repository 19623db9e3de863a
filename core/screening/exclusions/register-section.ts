import type { RegisterSection } from './answer.ts';
import type { Source } from '../answer.ts';
import { matchStatus } from '../../names/match.ts';
import { withUnknownPart } from '../../whole-lists/doubt-note.ts';
import type { RegisterCopy } from '../lists/register/register-copy.ts';
import { screenRegister, type RegisterQuery } from '../lists/register/screen-register.ts';
import { NOTHING_TO_COMPARE } from '../lists/unread-note.ts';
import { ATTRIBUTION, registerSource } from './register-source.ts';

/** No register has a state this long; a longer one is compared by its beginning. */
const MAX_STATE = 100;

/** Screens a name against the copy. It is an `error` without a copy, or if the name has nothing to compare. */
export function registerSection(
  copy: RegisterCopy | undefined,
  { query, now }: { query: RegisterQuery; now: Date },
): RegisterSection {
  const source = registerSource(copy, now);
  if (!copy) return errorSection(source);
  const screen = screenRegister(copy, { name: query.name, state: query.state?.trim().slice(0, MAX_STATE) });
  if (!screen) return errorSection({ ...source, note: NOTHING_TO_COMPARE });
  const isThirdParty = screen.matches.some((match) => match.thirdparty_open_data !== 'does_not_apply');
  return withUnknownPart({
    status: matchStatus(screen.matches[0]?.score ?? 0),
    matches: screen.matches,
    source: isThirdParty ? { ...source, note: `${source.note} ${ATTRIBUTION}` } : source,
    candidate_scan_truncated: screen.candidate_scan_truncated,
    records_below_match_threshold: screen.records_below_match_threshold,
  });
}

function errorSection(source: Source): RegisterSection {
  return {
    status: 'error',
    matches: [],
    source,
    candidate_scan_truncated: false,
    records_below_match_threshold: 0,
  };
}
