import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { MAX_LISTS } from '../../core/watch/put-list.ts';
import { MAX_PARTIES } from '../../core/watch/read-upload.ts';

/** What the service does and does not do, in sentences; the answer of GET /terms. */
export const WATCH_TERMS = {
  service: 'watch',
  disclosure: [
    'The service keeps the lists of parties that you upload, and compares them with the Consolidated Screening List, the forced-labor entity list ' +
      'and the federal exclusions register: all parties when they are new or changed, and the records that changed when a list does.',
    'Names are compared as texts, by the same fixed calculation as in the screening services: no model takes part. Every finding is a lead that a ' +
      'person has to verify, and no party without one is cleared.',
    'It stores what you ask it to: the parties as uploaded (reference, name, state, country, screens), the findings on them with the records as ' +
      'published, and your decisions with note and by. Nothing of POST /screen is stored, and nothing of any of it is logged.',
    'How long: until you delete the list, or replace it without a party: then the party is deleted, and findings on it stay, as gone, with their ' +
      'decisions. How to delete: DELETE /watch/lists/{name} deletes the list, its parties, findings, changes and decisions at once. What stays is ' +
      'the digest at the head of its chain of decisions, which holds no name.',
    'What this server was told is on this server: no name is sent to anyone but to the webhooks that you set, which are told the finding with its ' +
      'party and record. It always reads the full downloads.',
    'Of a webhook its URL and its secret are stored, the secret as it is since every delivery is signed with it, until you delete the webhook. ' +
      'A change that waits to be sent, or was given up, is stored by its number alone, and goes with its list.',
    'Only records of organizations are compared: those of individuals are left out before anything is kept of a copy.',
    "While a list of a source is doubted, because it lost more records than ordinary delistings explain, none of that source's records count as " +
      'removed: no finding is closed by it.',
    'Decisions are only ever added. Each holds the digest of the one before, so that a changed, missing or reordered one shows.',
  ],
  disclaimer:
    'Informational only, and no legal advice. A finding is a possible match of names, not a determination; no finding is no clearance. Verify at ' +
    'the source before acting.',
  limits: [
    `A list has at most ${MAX_PARTIES} parties and an upload at most 64 MiB; an owner has at most ${MAX_LISTS} lists. Plans count watched parties.`,
    `A score of ${MATCH_SCORE} or higher is a match, from ${POSSIBLE_SCORE} a possible match; what scores lower is no finding.`,
    'A record of the screening list or the register is compared when a word of three or more characters of the name is in it: a misspelling in ' +
      'every longer word can keep it from being found. No record is left out for the number of candidates.',
    'A day in the past is answered from the copies of that day, as far back as this installation has kept copies; it keeps them from the first ' +
      'list on. A name without a Latin letter or digit is not checked, and counted.',
    'A change is told of within half an hour of the copy that has it; the copy of the screening list is at most an hour old, that of the register ' +
      'is made once a day.',
  ],
  sources: [
    {
      name: 'Consolidated Screening List',
      publisher: 'International Trade Administration, U.S. Department of Commerce',
      basis: 'live',
    },
    { name: 'UFLPA Entity List', publisher: 'U.S. Department of Homeland Security', basis: 'live' },
    {
      name: 'SAM.gov exclusions register, public extract',
      publisher: 'U.S. General Services Administration',
      basis: 'live',
    },
  ],
};
