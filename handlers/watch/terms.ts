import { MATCH_SCORE, POSSIBLE_SCORE } from '../../core/names/score.ts';
import { MAX_LISTS } from '../../core/watch/put-list.ts';
import { MAX_PARTIES } from '../../core/watch/read-upload.ts';

/** What the service does and does not do; the answer of GET /terms. */
export const WATCH_TERMS = {
  service: 'watch',
  disclosure: [
    'The service keeps the lists of parties you upload and compares them with the Consolidated Screening List, the forced-labor entity list ' +
      'and the federal exclusions register: every party when it is new or changed, and every changed record when a list changes.',
    'Names are compared as text, by the same calculation as in the screening services, without a model. Every finding is a lead that a person must ' +
      'verify, and a party without one is not cleared.',
    'It stores what you ask it to: the parties as uploaded (reference, name, state, country, screens), their findings with the records as ' +
      'published, and your decisions with note and by. POST /screen stores nothing. No content is logged.',
    'It is stored until you delete the list. A party that a new upload leaves out is deleted; its findings stay, marked gone, with their ' +
      'decisions. DELETE /watch/lists/{name} deletes the list, its parties, findings, changes and decisions at once. All that remains is ' +
      'the digest at the head of its decision chain, which contains no name.',
    'No name leaves this server except to webhooks you set, which are sent the finding with its party and record. The service always reads the full downloads.',
    "A webhook's URL and secret are stored until you delete the webhook, the secret in clear because every delivery is signed with it. " +
      'A change that is waiting to be sent or was given up is stored only by its number and is deleted with its list.',
    'Only records of organizations are compared: those of individuals are removed before a copy is kept.',
    'While a list of a source is in doubt because it lost more records than ordinary delistings explain, no record of that source is treated as ' +
      'removed, so no finding is closed.',
    'Decisions are only ever added. Each contains the digest of the previous one, so a changed, missing or reordered entry is detected.',
  ],
  disclaimer:
    'Informational only; not legal advice. A finding is a possible match of names, not a determination; no finding is not a clearance. Verify at ' +
    'the source before acting.',
  limits: [
    `At most ${MAX_PARTIES} parties per list, 64 MiB per upload and ${MAX_LISTS} lists per owner. Plans count watched parties.`,
    `A score of ${MATCH_SCORE} or higher is a match, from ${POSSIBLE_SCORE} a possible match; lower scores are not findings.`,
    'A record of the screening list or the register is compared if it contains a word of three or more characters from the name: a misspelling in ' +
      'every longer word can keep it from being found. There is no limit on the number of candidates.',
    'Past days are answered from the copies of that day, as far back as this installation has kept copies: it keeps them from the first ' +
      'list on. A name without a Latin letter or digit is not checked; such names are counted.',
    'A change is reported within half an hour of the copy that contains it; the screening list copy is at most an hour old, and the register copy ' +
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
