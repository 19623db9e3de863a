import { array, named, object, orNull, text, type JsonSchema } from '../../json-schema.ts';
import { WATCH_CHANGE, WATCH_DECISION, WATCH_FINDING, WATCH_SOURCE, WATCH_TRAIL } from '../answer-schema.ts';

const TIME: JsonSchema = { type: 'string', format: 'date-time' };
const SCORE: JsonSchema = { type: 'number', minimum: 0, maximum: 1 };
const CHAIN = (WATCH_TRAIL['properties'] as Readonly<Record<string, JsonSchema>>)['chain'] ?? {};

export const WATCH_EVIDENCE = named(
  'WatchEvidence',
  object({
    made_at: { ...TIME, description: 'When this evidence was compiled.' },
    notice: text,
    finding: { ...WATCH_FINDING },
    list: object({ name: text, created_at: TIME, replaced_at: { ...TIME, description: 'When it was last uploaded.' } }),
    published: object({
      first: WATCH_SOURCE,
      newest: WATCH_SOURCE,
      record_digest: {
        type: 'string',
        description:
          "The first 22 characters, in base64url, of the SHA-256 of the published record as JSON; a copy's digest is computed from these.",
      },
      is_kept: {
        type: 'boolean',
        description: 'Whether the kept copy has this record with this digest, and the kept record still hashes to it.',
      },
    }),
    comparison: object({
      party: { type: 'string', description: "The words of the party's name that were compared." },
      record: { type: 'string', description: "The words of the record's name that were compared with them." },
      score: SCORE,
      match_from: SCORE,
      possible_from: SCORE,
      rules: { type: 'string', description: 'Digest of the name comparison rules.' },
      is_repeated: {
        type: 'boolean',
        description: 'Whether comparing the same two names again for this answer gave the same score.',
      },
    }),
    changes: { ...array(WATCH_CHANGE), description: 'Reported changes of the finding, oldest first.' },
    decisions: { ...array(WATCH_DECISION), description: 'Oldest first.' },
    chain: CHAIN,
    decided: orNull(text, 'The current decision, who made it and when, as a sentence; null if there is none.'),
  }),
  'The evidence for a finding: what was screened, what which version of the list said, how they were compared, and who decided what.',
);
