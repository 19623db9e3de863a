/** @import { JsonObject, Reply } from '../types.ts' */
/** @import { Job, Outcome } from './jobs.js' */
import { isAnswer, mayHelpLater, refusalText } from '../api/send.js';
import { rowValues } from './columns.js';

/** @typedef {(call: ReturnType<Job['call']>) => Promise<Reply>} Send */
/** @typedef {'waiting' | 'in progress' | 'answered' | 'failed' | 'refused' | 'not sent'} RowState */
/** @typedef {{ title: string, cells: readonly string[], values: JsonObject, state: RowState, outcome: Outcome | undefined, fault: string | undefined, decision: Decision, note: string }} Row */
/** What a person decided of a row that was screened. @typedef {'' | 'true_match' | 'not_a_match' | 'later'} Decision */
/** @typedef {{ total: number, waiting: number, answered: number, match: number, possible: number, incomplete: number, failed: number, refused: number, unsent: number }} Counts */
/**
 * @typedef {object} Run
 * @property {Job} job
 * @property {readonly Row[]} rows
 * @property {() => void} start goes on where it was
 * @property {() => void} pause lets what is under way come back, and asks nothing more
 * @property {() => void} retry asks again what failed or came back incomplete
 * @property {() => 'running' | 'pausing' | 'paused' | 'done'} state
 * @property {() => string | undefined} stopReason why it stopped by itself
 * @property {() => number | undefined} heldSeconds how long it waits for a source that takes no more calls for now
 * @property {() => Counts} counts
 */

/** A source blocks for at most an hour; a row is not waited for more often than this. */
const MAX_WAIT_SECONDS = 65 * 60;
const MAX_WAITS = 3;

/** Refusals that the next call would also get: no key, no subscription, a used-up month. */
const STOPS = [401, 403, 429];

/**
 * Rows sent through a job, batch by batch, with so many calls at once. A call that fails leaves its rows failed, and never
 * looks like an answer; a batch that is refused is sent again row by row, so that one bad row takes no other along. What is known of
 * rows from before is `kept`, by their place.
 *
 * @param {{ job: Job, rows: readonly (readonly string[])[], columns: Readonly<Record<string, number>>, kept?: ReadonlyMap<number, Partial<Row>>, send: Send, onChange: (changed: readonly Row[]) => void, later?: (run: () => void, ms: number) => unknown}} options
 * @returns {Run}
 */
export function createRun({ job, rows: sent, columns, kept, send, onChange, later = setTimeout }) {
  const rows = sent.map((cells, at) => asKept(rowOf(job, cells, columns), kept?.get(at)));
  const open = () => rows.filter(({ state }) => state === 'waiting');
  /** @type {Row[]} */
  let queue = open();
  /** @type {Row[]} */
  let alone = [];
  let at = 0;
  let underWay = 0;
  let isPaused = true;
  /** @type {string | undefined} */
  let stopReason;
  /** @type {Row[][]} */
  const again = [];
  /** @type {number | undefined} */
  let heldSeconds;
  /** @type {Map<Row, number>} */
  const waits = new Map();

  /**
   * Whether a batch is asked again when the source takes calls again, so that a long list does not collect errors.
   * @param {Row[]} batch @param {Reply} reply @param {readonly Outcome[] | undefined} outcomes
   */
  const isAskedAgain = (batch, reply, outcomes) => {
    const seconds = Number(reply.retryAfter ?? NaN);
    const lacks = isAnswer(reply) ? outcomes?.some(({ isIncomplete }) => isIncomplete) : mayHelpLater(reply);
    const waited = Math.max(...batch.map((row) => waits.get(row) ?? 0));
    if (!lacks || !(seconds >= 0 && seconds <= MAX_WAIT_SECONDS) || waited >= MAX_WAITS) return false;
    for (const row of batch) {
      row.state = 'waiting';
      waits.set(row, waited + 1);
    }
    again.push(batch);
    hold(seconds);
    return true;
  };
  const hold = (/** @type {number} */ seconds) => {
    if (heldSeconds !== undefined) return;
    heldSeconds = seconds;
    later(() => {
      heldSeconds = undefined;
      pump();
      onChange([]);
    }, seconds * 1000);
  };
  const next = () => {
    const batchAgain = again.shift();
    if (batchAgain !== undefined) return batchAgain;
    const single = alone.shift();
    if (single !== undefined) return [single];
    const batch = queue.slice(at, at + job.batch);
    at += batch.length;
    return batch;
  };
  const isOver = () => at >= queue.length && alone.length === 0 && again.length === 0;
  const ask = async (/** @type {Row[]} */ batch) => {
    underWay++;
    for (const row of batch) row.state = 'in progress';
    const reply = await send(job.call(batch.map(({ values }) => values)));
    underWay--;
    const outcomes = isAnswer(reply) ? outcomesOf(job, reply.body) : undefined;
    if (isAskedAgain(batch, reply, outcomes)) {
      // Its rows wait.
    } else if (outcomes?.length === batch.length) {
      batch.forEach((row, i) => {
        Object.assign(row, { state: 'answered', outcome: outcomes[i], fault: undefined });
      });
    } else if (reply.status === 400 && batch.length > 1) {
      for (const row of batch) row.state = 'waiting';
      alone.push(...batch);
    } else {
      const fault = isAnswer(reply) ? 'The answer does not have one result per row.' : refusalText(reply);
      const state = isAnswer(reply) || mayHelpLater(reply) || STOPS.includes(reply.status) ? 'failed' : 'refused';
      for (const row of batch) Object.assign(row, { state, fault });
      if (STOPS.includes(reply.status)) {
        isPaused = true;
        stopReason = fault;
      }
    }
    onChange(batch.filter(({ state }) => state !== 'waiting'));
    pump();
  };
  const pump = () => {
    while (!isPaused && heldSeconds === undefined && !isOver() && underWay < job.concurrency) void ask(next());
  };
  const start = () => {
    isPaused = false;
    stopReason = undefined;
    pump();
    onChange([]);
  };
  return {
    job,
    rows,
    start,
    pause: () => {
      isPaused = true;
      onChange([]);
    },
    retry: () => {
      for (const row of rows) {
        if (row.state === 'failed' || row.outcome?.isIncomplete)
          Object.assign(row, { state: 'waiting', outcome: undefined, fault: undefined });
      }
      queue = open();
      alone = [];
      again.length = 0;
      waits.clear();
      at = 0;
      start();
    },
    state: () =>
      underWay > 0 ? (isPaused ? 'pausing' : 'running') : isOver() ? 'done' : isPaused ? 'paused' : 'running',
    stopReason: () => stopReason,
    heldSeconds: () => heldSeconds,
    counts: () => countsOf(rows),
  };
}

/** @param {Job} job @param {readonly string[]} cells @param {Readonly<Record<string, number>>} columns @returns {Row} */
function rowOf(job, cells, columns) {
  const read = rowValues(job, cells, columns);
  const title = (cells[columns[job.members[0]?.name ?? ''] ?? -1] ?? '').trim();
  const row = { title, cells, outcome: undefined, decision: /** @type {Decision} */ (''), note: '' };
  if ('fault' in read) return { ...row, values: {}, state: 'not sent', fault: read.fault };
  return { ...row, values: read.values, state: 'waiting', fault: undefined };
}

/** States that a reload does not change; a row kept in any other is waiting, also one named by an earlier page. */
const SETTLED = ['answered', 'failed', 'refused', 'not sent'];

/** @param {Row} row @param {Partial<Row>} [kept] @returns {Row} */
function asKept(row, { state = row.state, ...rest } = {}) {
  return { ...row, ...rest, state: SETTLED.includes(state) ? state : 'waiting' };
}

/** Undefined if an answer's shape differs from the service's document. @param {Job} job @param {unknown} body */
function outcomesOf(job, body) {
  try {
    return job.outcomes(body);
  } catch {
    return undefined;
  }
}

/** @param {readonly Row[]} rows @returns {Counts} */
function countsOf(rows) {
  const counts = {
    total: rows.length,
    waiting: 0,
    answered: 0,
    match: 0,
    possible: 0,
    incomplete: 0,
    failed: 0,
    refused: 0,
    unsent: 0,
  };
  for (const { state, outcome } of rows) {
    if (state === 'waiting' || state === 'in progress') counts.waiting++;
    else if (state === 'failed') counts.failed++;
    else if (state === 'refused') counts.refused++;
    else if (state === 'not sent') counts.unsent++;
    else counts.answered++;
    if (outcome?.finding === 'match') counts.match++;
    if (outcome?.finding === 'possible') counts.possible++;
    if (outcome?.isIncomplete) counts.incomplete++;
  }
  return counts;
}
