import { array, named, object, orNull, text, type JsonSchema } from '../../json-schema.ts';
import { count } from '../../screening/answer-schema.ts';

const TIME: JsonSchema = { type: 'string', format: 'date-time' };

export const DEAD_WATCH_DELIVERY = named(
  'DeadWatchDelivery',
  object({
    id: { type: 'string', description: "The change's id, the webhook-id of each try." },
    cursor: { type: 'integer', minimum: 1, description: 'Its place in GET /changes, where it still is.' },
    attempts: count('How often it was tried.'),
    queued_at: TIME,
    fault: {
      type: 'string',
      enum: ['blocked', 'refused', 'unavailable'],
      description:
        'blocked: the host resolves to an address that is not public. refused: another answer than 2xx, such as a redirect. unavailable: no ' +
        'answer in time, none at all, or an error of the receiver.',
    },
  }),
  'A change that was given up after 24 hours.',
);

export const WATCH_WEBHOOK = named(
  'WatchWebhook',
  object({
    name: text,
    url: { type: 'string', format: 'uri' },
    secret: orNull(text, 'What deliveries are signed with, shown when it is made and never again; else null.'),
    created_at: TIME,
    delivered_at: orNull(TIME, 'When a change was last taken; null before the first.'),
    waiting: count('Changes that are still to be taken.'),
    dead: {
      ...object({
        count: count('Changes that were given up.'),
        newest: { ...array(DEAD_WATCH_DELIVERY), description: 'Up to 100 of them, the newest first.' },
      }),
      description: 'What was never taken within 24 hours; putting the webhook again tries it again.',
    },
  }),
  'A webhook, and how its deliveries go.',
);

export const WATCH_WEBHOOKS = named(
  'WatchWebhooks',
  object({ webhooks: array(WATCH_WEBHOOK) }),
  'The webhooks of an owner.',
);

export const DELETED_WATCH_WEBHOOK = named(
  'DeletedWatchWebhook',
  object({ deleted: { type: 'boolean', enum: [true] } }),
  'A webhook that is gone, with what was to be sent to it.',
);
