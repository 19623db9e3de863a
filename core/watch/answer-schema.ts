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
    version: { type: 'integer', minimum: 1, description: 'One more for each copy that differs from the one before.' },
    basis: word(['live', 'sample'], 'sample: sample data, so nothing was checked.'),
    as_of: orNull(DAY, "The source's own date; null if it states none."),
    read_at: { ...TIME, description: 'When a copy first read so.' },
    seen_at: { ...TIME, description: 'When a copy last read so.' },
    digest: {
      ...SHA256,
      description: 'SHA-256 of the digests of its records, sorted, one a line.',
    },
    records: count('Records of organizations.'),
    bytes: count('Bytes of what is published of them, as JSON in UTF-8.'),
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
    copies_since: orNull(DAY, 'The day of the first copy that this installation kept; null if it has none.'),
    copy: orNull(WATCH_COPY, 'The copy that was compared; null if there is none, so that nothing was checked.'),
  }),
  'A source, and the copy of it that was compared.',
);

export const WATCH_LIST = named(
  'WatchList',
  object({
    name: text,
    created_at: TIME,
    replaced_at: TIME,
    parties: count('Parties of the newest upload.'),
    not_comparable: count('Parties whose name has no Latin letter or digit to compare: they are not checked.'),
    status: word(['screening', 'screened'], 'screening: some parties or changes are not compared yet.'),
    findings: object({
      open: count('Findings whose party and record match.'),
      undecided: count('Those of them without a decision that stands.'),
      gone: count('Findings whose party and record match no more.'),
    }),
    decisions: object({ entries: count('Decisions about its findings.'), head: SHA256 }),
    sources: array(WATCH_SOURCE),
    incomplete_coverage: flag('Whether anything was not checked: no party without a finding is clear.'),
    reasons: { ...array(text), description: 'One sentence for each cause of incomplete coverage.' },
  }),
  'A list of parties, and how far it is screened.',
);

export const WATCH_LISTS = named('WatchLists', object({ lists: array(WATCH_LIST) }), 'The lists of an owner.');

export const DELETED_WATCH_LIST = named(
  'DeletedWatchList',
  object({
    deleted: { type: 'boolean', enum: [true] },
    decisions: object({ entries: count('Decisions that were deleted.'), head: SHA256 }),
  }),
  'A list that is gone. Of its decisions only the head of their chain is kept.',
);

export const WATCH_MATCH = named(
  'WatchMatch',
  object({
    ...MATCH_MEMBERS,
    basis: word(['same_words', 'spelling', 'shared_words', 'containment'], 'What the score stands on.'),
    reason: text,
  }),
  "How a party's name and a record agree.",
);

export const WATCH_RECORD = named(
  'WatchRecord',
  object({
    id: { type: 'string', description: 'Stays the same when the record is edited.' },
    source: SOURCE,
    version: count("The version of the source's copy in which it was first published as it is."),
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
    status: word(['open', 'gone'], 'gone: the party and the record match no more.'),
    decision: orNull(DECISION, 'The decision that stands; null if there is none, or what was compared has changed.'),
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
  'A member that differs from when the finding was last told of: texts as they are, everything else as JSON.',
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
  'Something that became of a finding, with the finding as it then was.',
);

export const WATCH_CHANGES = named(
  'WatchChanges',
  object({
    changes: { ...array(WATCH_CHANGE), description: 'In the order of their cursors.' },
    next: { type: 'integer', minimum: 0, description: 'What to send as `after` next.' },
  }),
  'Changes behind a cursor.',
);

export const WATCH_DECISION = named(
  'WatchDecision',
  object({
    entry: { type: 'integer', minimum: 1, description: "Its place in the list's chain." },
    finding: text,
    revision: { type: 'integer', minimum: 1, description: 'The revision of the finding that was decided on.' },
    decision: DECISION,
    note: orNull(text),
    by: orNull(text),
    at: TIME,
    previous: { ...SHA256, description: 'The digest of the entry before.' },
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
      intact: flag("Whether every entry of the list's chain is as it was written, and none is missing."),
      broken_at: orNull({ type: 'integer', minimum: 1 }, 'The first entry that is not; null in an intact chain.'),
      entries: count('Entries of the whole list.'),
      head: SHA256,
    }),
  }),
  'The decisions about a finding, and whether their chain is intact.',
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
  'What a version of a source says of one name.',
);

export const WATCH_SCREEN = named(
  'WatchScreen',
  object({
    input: object({ name: text, state: orNull(text), screens: array(word(SCREENS)) }),
    as_of: orNull(DAY, 'The day whose copies were asked for; null for the newest.'),
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
      'degraded: a source that is needed could not be read, has no copy, or none of the last two days.',
    ),
    failing: {
      ...array(object({ source: SOURCE, since: TIME })),
      description: 'Sources that could not be read at the last look, and since when.',
    },
    lists: count('Lists of all owners.'),
    lists_waiting: count('Those of them that are not compared with the newest copies yet.'),
    sources: array(WATCH_SOURCE),
  }),
  'How current the watch is.',
);
