/** @import { JsonObject, Reply } from '../types.ts' */
/** @import { StackItem } from './stack-item.js' */
import { isAnswer, mayHelpLater, refusalText } from '../api/send.js';

/** @typedef {{ total: number, read: number, done: number, failed: number, perMinute: number | undefined, secondsLeft: number | undefined }} Progress */
/**
 * @typedef {object} ReadQueue
 * @property {() => void} start goes on where it was
 * @property {() => void} pause lets what is being read come back, and sends nothing more
 * @property {() => void} retry sends again what failed
 * @property {() => 'running' | 'pausing' | 'paused' | 'done'} state
 * @property {() => Progress} progress
 * @property {() => number | undefined} heldSeconds how long the server asked to wait
 * @property {() => Reply | undefined} stoppedBy the refusal that every further call would meet
 */

const CONCURRENCY = 4;

/** Longer waits are not waited out, and a document is not sent more often. */
const MAX_WAIT_SECONDS = 65 * 60;
const MAX_WAITS = 5;

/** Seconds until a full or failed server is retried, if it does not say. */
const DEFAULT_WAIT_SECONDS = 5;

/** Refusals that the next call would also get: no key, no subscription. */
const STOPS = [401, 403];

/** Number of finished documents used to measure the rate. */
const MEASURED = 40;

/**
 * Reads documents four at a time. A server that accepts no more for now is retried when it says; failures are kept as
 * failures and never look like answers.
 *
 * @param {{ items: readonly StackItem[], read: (item: StackItem) => Promise<Reply>, onChange: (item?: StackItem) => void, later?: (run: () => void, ms: number) => unknown, now?: () => number }} options
 * @returns {ReadQueue}
 */
export function createReadQueue({ items, read, onChange, later = setTimeout, now = () => performance.now() }) {
  let inFlight = 0;
  let isPaused = true;
  /** @type {number | undefined} */
  let heldSeconds;
  /** @type {Reply | undefined} */
  let stoppedBy;
  /** @type {number[]} */
  let finished = [];
  /** @type {Map<StackItem, number>} */
  const waits = new Map();

  const next = () => items.find(({ state }) => state === 'waiting');
  const hold = (/** @type {number} */ seconds) => {
    if (heldSeconds !== undefined) return;
    heldSeconds = seconds;
    later(() => {
      heldSeconds = undefined;
      pump();
      onChange();
    }, seconds * 1000);
  };
  /** @param {StackItem} item @param {Reply} reply */
  const isSentAgain = (item, { status, retryAfter }) => {
    const seconds = retryAfter === null ? DEFAULT_WAIT_SECONDS : Number(retryAfter);
    const waited = waits.get(item) ?? 0;
    const isBusy = status === 503 || status === 429;
    if (!isBusy || !(seconds >= 0 && seconds <= MAX_WAIT_SECONDS) || waited >= MAX_WAITS) return false;
    waits.set(item, waited + 1);
    item.state = 'waiting';
    hold(seconds);
    return true;
  };
  const readOne = async (/** @type {StackItem} */ item) => {
    inFlight++;
    item.state = 'reading';
    onChange(item);
    const reply = await read(item);
    inFlight--;
    if (isAnswer(reply) && isObject(reply.body)) {
      Object.assign(item, { state: 'read', answer: reply.body, fault: undefined });
      finished = [...finished, now()].slice(-MEASURED);
    } else if (!isSentAgain(item, reply)) {
      const isFailed = isAnswer(reply) || mayHelpLater(reply) || STOPS.includes(reply.status);
      Object.assign(item, { state: isFailed ? 'failed' : 'refused', fault: refusalText(reply) });
      if (STOPS.includes(reply.status)) {
        isPaused = true;
        stoppedBy = reply;
      }
    }
    onChange(item);
    pump();
  };
  const pump = () => {
    for (let item = next(); item && !isPaused && heldSeconds === undefined && inFlight < CONCURRENCY; item = next()) {
      void readOne(item);
    }
  };
  const start = () => {
    isPaused = false;
    stoppedBy = undefined;
    finished = [now()];
    pump();
    onChange();
  };
  return {
    start,
    pause: () => {
      isPaused = true;
      onChange();
    },
    retry: () => {
      for (const item of items) {
        if (item.state === 'failed') Object.assign(item, { state: 'waiting', fault: undefined });
      }
      waits.clear();
      start();
    },
    state: () =>
      inFlight > 0
        ? isPaused
          ? 'pausing'
          : 'running'
        : next() === undefined
          ? 'done'
          : isPaused
            ? 'paused'
            : 'running',
    progress: () => progressOf(items, finished),
    heldSeconds: () => heldSeconds,
    stoppedBy: () => stoppedBy,
  };
}

/** @param {unknown} body @returns {body is JsonObject} */
function isObject(body) {
  return body !== null && typeof body === 'object' && !Array.isArray(body);
}

/** @param {readonly StackItem[]} items @param {readonly number[]} finished @returns {Progress} */
function progressOf(items, finished) {
  const left = items.filter(({ state }) => state === 'waiting' || state === 'reading').length;
  const span = (finished.at(-1) ?? 0) - (finished[0] ?? 0);
  const perMinute = finished.length > 2 && span > 0 ? ((finished.length - 1) / span) * 60_000 : undefined;
  return {
    total: items.length,
    read: items.filter(({ state }) => state === 'read').length,
    done: items.length - left,
    failed: items.filter(({ state }) => state === 'failed').length,
    perMinute,
    secondsLeft: perMinute === undefined ? undefined : Math.ceil((left / perMinute) * 60),
  };
}
