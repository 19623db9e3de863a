import { array, named, object, orNull, text, type JsonSchema } from '../../json-schema.ts';
import { count } from '../../screening/answer-schema.ts';

const TIME: JsonSchema = { type: 'string', format: 'date-time' };

export const DEAD_WATCH_DELIVERY = named(
  'DeadWatchDelivery',
  object({
    id: { type: 'string', description: "The change's id, sent as webhook-id on every attempt." },
    cursor: { type: 'integer', minimum: 1, description: 'Its cursor in GET /changes, where it is still available.' },
    attempts: count('Number of attempts.'),
    queued_at: TIME,
    fault: {
      type: 'string',
      enum: ['blocked', 'refused', 'unavailable'],
      description:
        'blocked: the host resolves to an address that is not public. refused: an answer other than 2xx, such as a redirect. unavailable: no ' +
        'answer, none in time, or an error of the receiver.',
    },
  }),
  'A change that was given up after 24 hours.',
);

export const WATCH_WEBHOOK = named(
  'WatchWebhook',
  object({
    name: text,
    url: { type: 'string', format: 'uri' },
    secret: orNull(text, 'The signing key of deliveries, shown only when it is created; otherwise null.'),
    created_at: TIME,
    delivered_at: orNull(TIME, 'When a change was last delivered; null before the first.'),
    waiting: count('Changes still to be delivered.'),
    dead: {
      ...object({
        count: count('Changes given up.'),
        newest: { ...array(DEAD_WATCH_DELIVERY), description: 'Up to 100 of them, newest first.' },
      }),
      description: 'Changes not delivered within 24 hours; putting the webhook again retries them.',
    },
  }),
  'A webhook and the state of its deliveries.',
);

export const WATCH_WEBHOOKS = named(
  'WatchWebhooks',
  object({ webhooks: array(WATCH_WEBHOOK) }),
  "An owner's webhooks.",
);

export const DELETED_WATCH_WEBHOOK = named(
  'DeletedWatchWebhook',
  object({ deleted: { type: 'boolean', enum: [true] } }),
  'A deleted webhook, with what was still to be sent to it.',
);
