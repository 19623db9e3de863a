import type { Database } from '../../store/database.ts';
import type { DeletedWatchWebhook, WatchWebhook } from './answer.ts';
import { webhooksTable, type Webhook, type WebhookName } from './webhooks-table.ts';

/** The webhooks as used by the service: owners see only their own. Every function rejects with `StoreFailure`. */
export interface Webhooks {
  /**
   * Creates or changes a webhook and returns it with a generated secret; undefined if the owner has the maximum number.
   */
  readonly put: (
    webhook: WebhookName,
    given: { readonly url: string; readonly secret: string | undefined },
  ) => Promise<WatchWebhook | undefined>;
  readonly find: (webhook: WebhookName) => Promise<WatchWebhook | undefined>;
  readonly list: (owner: string) => Promise<readonly WatchWebhook[]>;
  readonly remove: (webhook: WebhookName) => Promise<DeletedWatchWebhook | undefined>;
}

/** Creates the webhooks in a store. */
export function createWebhooks({ store, now }: { readonly store: Database; readonly now: () => Date }): Webhooks {
  const table = webhooksTable(store);

  async function answerOf(webhook: Webhook, secret: string | undefined): Promise<WatchWebhook> {
    const { webhookId, name, url, createdAt, deliveredAt, waiting, dead: count } = webhook;
    const newest = count === 0 ? [] : await table.dead(webhookId);
    return {
      name,
      url,
      secret: secret ?? null,
      created_at: createdAt,
      delivered_at: deliveredAt ?? null,
      waiting,
      dead: {
        count,
        newest: newest.map(({ id, change: cursor, attempts, queuedAt, fault }) => {
          return { id, cursor, attempts, queued_at: queuedAt, fault };
        }),
      },
    };
  }

  return {
    async put(name, given) {
      const put = await table.put(name, { ...given, at: now().toISOString() });
      const webhook = put.kind === 'kept' ? await table.find(name) : undefined;
      return webhook && answerOf(webhook, put.kind === 'kept' ? put.made : undefined);
    },
    async find(name) {
      const webhook = await table.find(name);
      return webhook && answerOf(webhook, undefined);
    },
    list: async (owner) => Promise.all((await table.ofOwner(owner)).map((one) => answerOf(one, undefined))),
    async remove(name) {
      return (await table.remove(name)) ? { deleted: true } : undefined;
    },
  };
}
