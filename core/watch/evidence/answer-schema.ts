import { array, named, object, orNull, text, type JsonSchema } from '../../json-schema.ts';
import { WATCH_CHANGE, WATCH_DECISION, WATCH_FINDING, WATCH_SOURCE, WATCH_TRAIL } from '../answer-schema.ts';

const TIME: JsonSchema = { type: 'string', format: 'date-time' };
const SCORE: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const CHAIN = (WATCH_TRAIL['properties'] as Readonly<Record<string, JsonSchema>>)['chain'] ?? {};

export const WATCH_EVIDENCE = named(
  'WatchEvidence',
  object({
    made_at: { ...TIME, description: 'When this was put together.' },
    notice: text,
    finding: { ...WATCH_FINDING },
    list: object({ name: text, created_at: TIME, replaced_at: { ...TIME, description: 'When it was last uploaded.' } }),
    published: object({
      first: { ...WATCH_SOURCE, description: 'The copy in which the record was first published as it is.' },
      newest: { ...WATCH_SOURCE, description: 'The newest copy that the list was compared with.' },
      record_digest: {
        type: 'string',
        description:
          'The first 22 characters, in base64url, of the SHA-256 of what is published of the record, as JSON; the digest of a copy is made of these.',
      },
      is_kept: {
        type: 'boolean',
        description: 'Whether the kept copy has this record with this digest, and what is kept of it has the digest.',
      },
    }),
    comparison: object({
      party: { type: 'string', description: "The words of the party's name that were compared." },
      record: { type: 'string', description: "The words of the record's name that were compared with them." },
      score: SCORE,
      match_from: SCORE,
      possible_from: SCORE,
      rules: { type: 'string', description: 'What names are compared by, as a digest.' },
      is_repeated: {
        type: 'boolean',
        description: 'Whether the same two names, compared anew for this answer, have the same score.',
      },
    }),
    changes: { ...array(WATCH_CHANGE), description: 'What was told of the finding, oldest first.' },
    decisions: { ...array(WATCH_DECISION), description: 'Oldest first.' },
    chain: CHAIN,
    decided: orNull(text, 'The decision that stands, and who took it when, in a sentence; null if none stands.'),
  }),
  'What stands behind a finding: what was asked, what the list said in which version, how they were compared, who decided what.',
);
