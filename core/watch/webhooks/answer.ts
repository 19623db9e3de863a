/* Written from answer-schema.ts by `npm run types`. */

/** A change that was given up after 24 hours. */
export type DeadWatchDelivery = {
  /** The change's id, the webhook-id of each try. */
  readonly id: string;
  /** Its place in GET /changes, where it still is. */
  readonly cursor: number;
  /** How often it was tried. */
  readonly attempts: number;
  readonly queued_at: string;
  /** blocked: the host resolves to an address that is not public. refused: another answer than 2xx, such as a redirect. unavailable: no answer in time, none at all, or an error of the receiver. */
  readonly fault: 'blocked' | 'refused' | 'unavailable';
};

/** A webhook that is gone, with what was to be sent to it. */
export type DeletedWatchWebhook = {
  readonly deleted: true;
};

/** A webhook, and how its deliveries go. */
export type WatchWebhook = {
  readonly name: string;
  readonly url: string;
  /** What deliveries are signed with, shown when it is made and never again; else null. */
  readonly secret: string | null;
  readonly created_at: string;
  /** When a change was last taken; null before the first. */
  readonly delivered_at: string | null;
  /** Changes that are still to be taken. */
  readonly waiting: number;
  /** What was never taken within 24 hours; putting the webhook again tries it again. */
  readonly dead: {
    /** Changes that were given up. */
    readonly count: number;
    /** Up to 100 of them, the newest first. */
    readonly newest: readonly DeadWatchDelivery[];
  };
};

/** The webhooks of an owner. */
export type WatchWebhooks = {
  readonly webhooks: readonly WatchWebhook[];
};
