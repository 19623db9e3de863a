import { optionalText, requiredMember } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { JsonAnswer, Operation, Route } from '../../core/http/route.ts';
import type { JsonObject } from '../../core/json.ts';
import type { JsonSchema } from '../../core/json-schema.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import { EVERYONE } from '../../core/watch/watch.ts';
import { DELETED_WATCH_WEBHOOK, WATCH_WEBHOOK, WATCH_WEBHOOKS } from '../../core/watch/webhooks/answer-schema.ts';
import { isSecret } from '../../core/watch/webhooks/sign.ts';
import { MAX_WEBHOOK_URL, webhookUrl } from '../../core/watch/webhooks/webhook-url.ts';
import type { Webhooks } from '../../core/watch/webhooks/webhooks.ts';
import { MAX_WEBHOOKS } from '../../core/watch/webhooks/webhooks-table.ts';
import { WEBHOOK_EXAMPLES } from './examples.ts';
import { NAME } from './request.ts';
import { WEBHOOK_PATH } from './paths.ts';

/** The store abandons a statement before that. */
const STORE_MS = 15_000;

/** `whsec_` and 64 bytes in base64. */
const MAX_SECRET = 94;

/** An owner's webhooks, under /webhooks. */
export function webhookRoutes(webhooks: Webhooks): readonly Route[] {
  return [
    {
      method: 'PUT',
      path: '/webhooks/{name}',
      deadlineMs: STORE_MS,
      refusesRepeats: true,
      answer: async ({ params, body, owner = EVERYONE }) => {
        const name = { owner, name: webhookName(params['name']) };
        const put = await orMisconfigured(webhooks.put(name, webhookRequest(body)));
        if (!put) throw new CodedError('too_many_webhooks', `An owner may have at most ${MAX_WEBHOOKS} webhooks.`);
        return { status: 200, body: put };
      },
      operation: PUT,
    },
    {
      method: 'GET',
      path: '/webhooks',
      deadlineMs: STORE_MS,
      answer: async ({ owner = EVERYONE }) => ({
        status: 200,
        body: { webhooks: await orMisconfigured(webhooks.list(owner)) },
      }),
      operation: LIST,
    },
    {
      method: 'GET',
      path: '/webhooks/{name}',
      deadlineMs: STORE_MS,
      answer: async ({ params, owner = EVERYONE }) =>
        found(await orMisconfigured(webhooks.find({ owner, name: webhookName(params['name']) }))),
      operation: GET,
    },
    {
      method: 'DELETE',
      path: '/webhooks/{name}',
      deadlineMs: STORE_MS,
      answer: async ({ params, owner = EVERYONE }) =>
        found(await orMisconfigured(webhooks.remove({ owner, name: webhookName(params['name']) }))),
      operation: DELETE,
    },
  ];
}

function found<Body>(body: Body | undefined): JsonAnswer<Body> {
  if (body === undefined) throw new CodedError('not_found', 'There is no webhook with this name.');
  return { status: 200, body };
}

function webhookName(text: string | undefined): string {
  if (text !== undefined && NAME.test(text)) return text;
  throw new CodedError(
    'invalid_fields',
    'A webhook name must have 1 to 64 letters, digits, dots, hyphens and underscores, and start with a letter or digit.',
  );
}

/** Parses the body of a webhook. Throws `missing_fields`, `invalid_fields`, `input_too_large`. */
function webhookRequest(body: JsonObject): { readonly url: string; readonly secret: string | undefined } {
  const url = webhookUrl(requiredMember(body['url'], { field: 'url', max: MAX_WEBHOOK_URL }));
  if (url === undefined) {
    throw new CodedError(
      'invalid_fields',
      'url must be an https URL of a public host, without a password or a fragment.',
    );
  }
  const secret = optionalText(body, 'secret', { max: MAX_SECRET });
  if (secret !== undefined && !isSecret(secret))
    throw new CodedError('invalid_fields', 'secret must be whsec_ followed by 24 to 64 bytes in base64.');
  return { url, secret };
}

const WEBHOOK_REQUEST: JsonSchema = {
  type: 'object',
  required: ['url'],
  properties: {
    url: {
      type: 'string',
      format: 'uri',
      maxLength: MAX_WEBHOOK_URL,
      description: 'An https URL of a public host.',
    },
    secret: {
      type: 'string',
      maxLength: MAX_SECRET,
      description:
        'whsec_ followed by 24 to 64 bytes in base64. If omitted, a new webhook gets one and an existing webhook keeps its own.',
    },
  },
};

const STORE_ERRORS = ['invalid_fields', 'service_misconfigured'] as const;

const PUT: Operation = {
  id: 'putWatchWebhook',
  summary: 'Set a webhook for changes',
  description:
    'Creates a webhook, or changes its URL or secret. From then on each change of GET /changes is sent to it as a POST of ' +
    '{type: finding.new | finding.changed | finding.gone, timestamp, data: the change}, signed as Standard Webhooks 1.0 says: webhook-id is the ' +
    'id of the change, the same on every attempt; webhook-signature is v1 and the HMAC-SHA256 of `id.timestamp.body`. A delivery not answered with a ' +
    '2xx within 10 seconds is retried after 5 seconds and then at growing intervals for 24 hours; then it is dead until the webhook is put ' +
    'again. A change may arrive more than once, and after a later one.',
  pathParameters: WEBHOOK_PATH,
  requestBody: WEBHOOK_REQUEST,
  response: { description: 'The webhook, with its secret if one was generated.', schema: WATCH_WEBHOOK },
  errors: ['missing_fields', 'too_many_webhooks', ...STORE_ERRORS],
  examples: WEBHOOK_EXAMPLES,
};

const LIST: Operation = {
  id: 'watchWebhooks',
  summary: 'List the webhooks',
  description: "Every webhook of the key's owner, ordered by name.",
  response: { description: 'The webhooks.', schema: WATCH_WEBHOOKS },
  errors: ['service_misconfigured'],
  examples: [],
};

const GET: Operation = {
  id: 'watchWebhook',
  summary: 'Get a webhook and the state of its deliveries',
  description: 'What is still to be delivered and what was given up.',
  pathParameters: WEBHOOK_PATH,
  response: { description: 'The webhook.', schema: WATCH_WEBHOOK },
  errors: ['not_found', ...STORE_ERRORS],
  examples: [],
};

const DELETE: Operation = {
  id: 'deleteWatchWebhook',
  summary: 'Delete a webhook',
  description: 'Nothing more is sent to it; a delivery already in flight may still arrive.',
  pathParameters: WEBHOOK_PATH,
  response: { description: 'The deleted webhook.', schema: DELETED_WATCH_WEBHOOK },
  errors: ['not_found', ...STORE_ERRORS],
  examples: [],
};
