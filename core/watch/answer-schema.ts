import { array, named, object, orNull, text, word, type JsonSchema } from '../json-schema.ts';
import { count, DAY, flag, MATCH_MEMBERS } from '../screening/answer-schema.ts';
import { DOUBTED_LISTS } from '../whole-lists/answer-schema.ts';
import { DECISIONS } from './finding.ts';
import { SOURCES } from './copies/listed-record.ts';
import { SCREENS } from './party.ts';

const TIME: JsonSchema = { type: 'string', format: 'date-time' };
const SHA256: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const SOURCE = word(
  SOURCES,
  'csl: Consolidated Screening List. uflpa: forced-labor entity list. register: exclusions register of SAM.gov.',
);
const DECISION = word(DECISIONS);

export const WATCHED_PARTY = named(
  'WatchedParty',
  object({
    reference: text,
    name: text,
    state: orNull(text),
    country: orNull(text),
    screens: array(word(SCREENS)),
  }),
  'A party as it was uploaded.',
);

export const WATCH_COPY = named(
  'WatchCopy',
  object({
    version: {
      type: 'integer',
      minimum: 1,
      description: 'Goes up by one with each copy that differs from the one before.',
    },
    basis: word(['live', 'sample'], 'sample: sample data; nothing was checked.'),
    as_of: orNull(DAY, "The source's own date; null if it states none."),
    read_at: { ...TIME, description: 'When this version was first read.' },
    seen_at: { ...TIME, description: 'When this version was last read.' },
    digest: {
      ...SHA256,
      description: 'SHA-256 over the digests of its records, sorted, one per line.',
    },
    records: count('Records of organizations.'),
    bytes: count('Size of the records as published, in bytes of UTF-8 JSON.'),
    unread_records: count('Records that could not be read.'),
    doubted_lists: DOUBTED_LISTS,
  }),
  "A version of a source's full download.",
);

export const WATCH_SOURCE = named(
  'WatchSource',
  object({
    source: SOURCE,
    name: text,
    url: { type: 'string', format: 'uri' },
    copies_since: orNull(DAY, 'The day of the first copy this installation kept; null if it has none.'),
    copy: orNull(WATCH_COPY, 'The copy that was compared; null if there is none and nothing was checked.'),
  }),
  'A source and the copy that was compared.',
);

export const WATCH_LIST = named(
  'WatchList',
  object({
    name: text,
    created_at: TIME,
    replaced_at: TIME,
    parties: count('Parties of the newest upload.'),
    not_comparable: count('Parties that are not checked because their name has no Latin letter or digit to compare.'),
    status: word(['screening', 'screened'], 'screening: some parties or changes have not been compared yet.'),
    findings: object({
      open: count('Findings whose party and record match.'),
      undecided: count('Open findings without a current decision.'),
      gone: count('Findings whose party and record no longer match.'),
    }),
    decisions: object({ entries: count('Decisions about its findings.'), head: SHA256 }),
    sources: array(WATCH_SOURCE),
    incomplete_coverage: flag('Whether anything was not checked; if so, a party without a finding is not clear.'),
    reasons: { ...array(text), description: 'One sentence for each cause of incomplete coverage.' },
  }),
  'A list of parties and its screening progress.',
);

export const WATCH_LISTS = named('WatchLists', object({ lists: array(WATCH_LIST) }), "An owner's lists.");

export const DELETED_WATCH_LIST = named(
  'DeletedWatchList',
  object({
    deleted: { type: 'boolean', enum: [true] },
    decisions: object({ entries: count('Decisions that were deleted.'), head: SHA256 }),
  }),
  'A deleted list. Only the head of its decision chain is kept.',
);

export const WATCH_MATCH = named(
  'WatchMatch',
  object({
    ...MATCH_MEMBERS,
    basis: word(['same_words', 'spelling', 'shared_words', 'containment'], 'What the score is based on.'),
    reason: text,
  }),
  "How a party's name and a record match.",
);

export const WATCH_RECORD = named(
  'WatchRecord',
  object({
    id: { type: 'string', description: 'Unchanged when the record is edited.' },
    source: SOURCE,
    version: count("The version of the source's copy that first had the record in this form."),
    published: object(
      { name: text },
      {
        aliases: array(text),
        subject_type: orNull(text),
        source_list: text,
        basis: { type: 'string', description: "The forced-labor listing's category." },
        listed_date: DAY,
        exclusion_type: text,
        exclusion_date: orNull(DAY),
        reinstated_date: orNull(DAY),
        state: text,
        address: text,
        record_created_date: orNull(DAY),
        open_data_flag: text,
      },
    ),
  }),
  'A record of an organization.',
);

export const WATCH_FINDING = named(
  'WatchFinding',
  object({
    id: text,
    list: text,
    status: word(['open', 'gone'], 'gone: the party and the record no longer match.'),
    decision: orNull(DECISION, 'The current decision; null if there is none, or if what was compared has changed.'),
    party: WATCHED_PARTY,
    record: WATCH_RECORD,
    match: WATCH_MATCH,
  }),
  'A party and a record that match, a lead to verify.',
);

export const WATCH_FINDINGS = named(
  'WatchFindings',
  object({
    findings: array(WATCH_FINDING),
    next: orNull(text, 'What to send as `after` for the next page; null after the last one.'),
  }),
  'A page of findings.',
);

export const FACT_CHANGE = named(
  'WatchFactChange',
  object({ of: word(['party', 'record', 'match']), member: text, before: orNull(text), after: orNull(text) }),
  'A member that changed since the finding was last reported: strings as they are, everything else as JSON.',
);

export const WATCH_CHANGE = named(
  'WatchChange',
  object({
    cursor: { type: 'integer', minimum: 1 },
    id: { type: 'string', description: 'The same however often the change is delivered.' },
    at: TIME,
    kind: word(['new', 'changed', 'gone']),
    reason: orNull(
      word(['record_removed', 'record_changed', 'party_removed', 'party_changed', 'rules_changed']),
      'Why the finding is gone; null for other kinds.',
    ),
    changed: array(FACT_CHANGE),
    finding: WATCH_FINDING,
  }),
  'A change of a finding, with the finding as it was then.',
);

export const WATCH_CHANGES = named(
  'WatchChanges',
  object({
    changes: { ...array(WATCH_CHANGE), description: 'In the order of their cursors.' },
    next: { type: 'integer', minimum: 0, description: 'What to send as `after` next.' },
  }),
  'Changes after a cursor.',
);

export const WATCH_DECISION = named(
  'WatchDecision',
  object({
    entry: { type: 'integer', minimum: 1, description: "Its place in the list's chain." },
    finding: text,
    revision: { type: 'integer', minimum: 1, description: 'The revision of the finding that the decision is about.' },
    decision: DECISION,
    note: orNull(text),
    by: orNull(text),
    at: TIME,
    previous: { ...SHA256, description: 'The digest of the previous entry.' },
    digest: {
      ...SHA256,
      description: 'SHA-256 of [previous, entry, finding, revision, decision, note, by, at] as JSON.',
    },
  }),
  'A decision about a finding; it is never changed.',
);

export const WATCH_TRAIL = named(
  'WatchTrail',
  object({
    finding: text,
    decisions: { ...array(WATCH_DECISION), description: 'Oldest first.' },
    chain: object({
      intact: flag("Whether no entry of the list's chain was altered or is missing."),
      broken_at: orNull(
        { type: 'integer', minimum: 1 },
        'The first altered or missing entry; null if the chain is intact.',
      ),
      entries: count('Entries in the chain of the whole list.'),
      head: SHA256,
    }),
  }),
  'The decisions about a finding and whether their chain is intact.',
);

export const WATCH_SECTION = named(
  'WatchSection',
  object({
    status: word(
      ['match', 'possible_match', 'no_match', 'error'],
      'error: this source could not be checked, which is not a clean result.',
    ),
    matches: {
      ...array(object({ record: WATCH_RECORD, match: WATCH_MATCH })),
      description: 'Best score first, then by name.',
    },
    source: WATCH_SOURCE,
  }),
  'What a version of a source says about one name.',
);

export const WATCH_SCREEN = named(
  'WatchScreen',
  object({
    input: object({ name: text, state: orNull(text), screens: array(word(SCREENS)) }),
    as_of: orNull(DAY, 'The requested day; null for the newest copies.'),
    sections: array(WATCH_SECTION),
    incomplete_coverage: { type: 'boolean' },
    reasons: { ...array(text), description: 'One sentence for each cause of incomplete coverage.' },
  }),
  'A screen of one name against the copies of a day.',
);

export const WATCH_HEALTH = named(
  'WatchHealth',
  object({
    status: word(
      ['ok', 'degraded'],
      'degraded: a required source could not be read, has no copy, or none from the last two days.',
    ),
    failing: {
      ...array(object({ source: SOURCE, since: TIME })),
      description: 'Sources that could not be read at the last attempt, and since when.',
    },
    lists: count('Lists of all owners.'),
    lists_waiting: count('Lists not yet compared with the newest copies.'),
    sources: array(WATCH_SOURCE),
  }),
  'How current the watch is.',
);

export const WATCH_NEXT_DAY = named(
  'WatchNextDay',
  object({
    day: { type: 'integer', minimum: 1, description: 'The current day of the sandbox, starting at 0.' },
    event: { type: 'string', description: 'What changed in the sample lists, as a sentence.' },
  }),
  'A day of the sandbox.',
);
