import { performance } from 'node:perf_hooks';
import { Agent, request } from 'undici';
import { quantile } from './quantile.ts';

/** A request to repeat. */
export interface LoadRequest {
  readonly path: string;
  /** Sent as JSON with POST; without a body, a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests arrive at a fixed rate, whether or not previous ones were answered. */
export interface OpenLoadOptions {
  readonly perSecond: number;
  readonly seconds: number;
}

/** Times in milliseconds, from when a request was due. */
export interface LoadResult {
  readonly answered: number;
  /** Answers with status 400 or above, and requests without an answer. */
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
}

const CONNECTIONS = 256;
const TICK_MS = 1;

/**
 * Sends a request at a fixed rate. A stalled server does not slow the arrivals, and waiting for a connection counts
 * from when the request was due, so that the times include every stall.
 */
export async function openLoad(origin: string, sent: LoadRequest, options: OpenLoadOptions): Promise<LoadResult> {
  const { perSecond, seconds } = options;
  const agent = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const body = sent.body && JSON.stringify(sent.body);
  const times: number[] = [];
  let failed = 0;

  async function call(due: number): Promise<void> {
    try {
      const answer = await request(origin + sent.path, {
        dispatcher: agent,
        method: body === undefined ? 'GET' : 'POST',
        ...(body !== undefined && { body }),
        ...(sent.headers && { headers: sent.headers }),
      });
      await answer.body.arrayBuffer();
      if (answer.statusCode >= 400) failed++;
    } catch {
      failed++;
    }
    times.push(performance.now() - due);
  }

  const total = Math.round(perSecond * seconds);
  const started = performance.now();
  const calls: Promise<void>[] = [];
  while (calls.length < total) {
    const due = started + (calls.length * 1000) / perSecond;
    if (due <= performance.now()) calls.push(call(due));
    else await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(calls);
  await agent.close();
  return {
    answered: times.length,
    failed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    p999: quantile(times, 0.999),
  };
}

/** Formats the times, and failures if any. */
export function timesOf({ p50, p99, p999, failed, answered }: LoadResult): string {
  const times = [p50, p99, p999].map((ms) => ms.toFixed(1)).join(' / ');
  return failed > 0 ? `${times} (${failed} of ${answered} refused or failed)` : times;
}
