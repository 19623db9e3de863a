/* Written from answer-schema.ts by `npm run types`. */

/** A change that was given up after 24 hours. */
export type DeadWatchDelivery = {
  /** The change's id, sent as webhook-id on every attempt. */
  readonly id: string;
  /** Its cursor in GET /changes, where it is still available. */
  readonly cursor: number;
  /** Number of attempts. */
  readonly attempts: number;
  readonly queued_at: string;
  /** blocked: the host resolves to an address that is not public. refused: an answer other than 2xx, such as a redirect. unavailable: no answer, none in time, or an error of the receiver. */
  readonly fault: 'blocked' | 'refused' | 'unavailable';
};

/** A deleted webhook, with what was still to be sent to it. */
export type DeletedWatchWebhook = {
  readonly deleted: true;
};

/** A webhook and the state of its deliveries. */
export type WatchWebhook = {
  readonly name: string;
  readonly url: string;
  /** The signing key of deliveries, shown only when it is created; otherwise null. */
  readonly secret: string | null;
  readonly created_at: string;
  /** When a change was last delivered; null before the first. */
  readonly delivered_at: string | null;
  /** Changes still to be delivered. */
  readonly waiting: number;
  /** Changes not delivered within 24 hours; putting the webhook again retries them. */
  readonly dead: {
    /** Changes given up. */
    readonly count: number;
    /** Up to 100 of them, newest first. */
    readonly newest: readonly DeadWatchDelivery[];
  };
};

/** An owner's webhooks. */
export type WatchWebhooks = {
  readonly webhooks: readonly WatchWebhook[];
};
