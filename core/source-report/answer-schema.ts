import { array, named, object, orNull, text, word, type JsonSchema } from '../json-schema.ts';
import { LISTS } from '../whole-lists/answer-schema.ts';

const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };

export const SOURCE_STATE = named(
  'SourceState',
  object({
    id: { type: 'string', description: 'The same in every release.' },
    name: text,
    services: { ...array(text), description: 'The services that read it, by their slugs.' },
    url: orNull(
      { type: 'string', format: 'uri' },
      'Where it is published; null for data that is part of this program.',
    ),
    basis: word(
      ['live', 'copy', 'embedded', 'sample'],
      'live: queried for each request. copy: held here and refreshed. embedded: part of this release. sample: sample data of the sandbox.',
    ),
    configured: {
      type: 'boolean',
      description: 'Whether this server can read it. If not, answers that need it say so or are refused.',
    },
    setting: orNull(text, 'What to set or install to configure it; null if it is configured.'),
    freshness: word(
      ['current', 'stale', 'failing', 'not_read', 'not_configured', 'sample'],
      'current: the last read succeeded, and any copy is recent enough. stale: the copy is older than it should be. failing: the last read failed. ' +
        'not_read: nothing has been read since this process started, or no copy is held.',
    ),
    as_of: orNull(
      { type: 'string', format: 'date' },
      "The source's own date; null if it publishes none or it is unknown.",
    ),
    read_at: orNull(MOMENT, 'When this process last read it; null if it has not.'),
    failed_at: orNull(MOMENT, 'When a read last failed; null if none failed since the last success.'),
    records: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'How many records, listings or entries it holds; null if unknown.',
    },
    lists: LISTS,
    note: { type: 'string', description: 'How it is read, for people.' },
  }),
  'A data source, as this process last saw it; the source is not contacted.',
);

export const SOURCE_REPORT = named(
  'SourceReport',
  object({
    generated_at: MOMENT,
    sandbox: { type: 'boolean', description: 'Whether sample data replaces all outside sources.' },
    sources: array(SOURCE_STATE),
  }),
  'Every source of every service.',
);
