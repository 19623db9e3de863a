import type { ErrorCode } from './errors.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is recorded about a finished request: closed-list words, counts and an id, never content. */
export interface RequestRecord {
  readonly id: string;
  readonly service: string;
  /** The route's pattern, never the requested path. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly code: ErrorCode | 'client_gone' | undefined;
  /** Where an unexpected error was thrown; only for `internal_error`. */
  readonly fault: string | undefined;
  readonly seconds: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
}

/** Called once at the start and once at the end of every request. */
export interface RequestRecorder {
  readonly begin: () => void;
  readonly end: (record: RequestRecord) => void;
}

/** In seconds: from an answer served from memory to a batch that waits for slow agencies. */
const DURATION_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Turns each finished request into a log line and metrics. */
export function createRequestRecorder(log: Log, metrics: Metrics): RequestRecorder {
  let inFlight = 0;
  const requests = metrics.counter('tracewell_http_requests_total', 'Requests answered.');
  const durations = metrics.histogram(
    'tracewell_http_request_duration_seconds',
    'Time from the request line to the end of the response.',
    DURATION_BOUNDS,
  );
  const received = metrics.counter('tracewell_http_request_bytes_total', 'Request body bytes read.');
  metrics.gauge('tracewell_http_requests_in_flight', 'Requests being answered.', () => [[{}, inFlight]]);

  return {
    begin: () => {
      inFlight++;
    },
    end(record) {
      inFlight--;
      const { service, route } = record;
      const method = METHODS.has(record.method) ? record.method : 'other';
      requests.add({ service, route, method, status: String(record.status) });
      durations.observe({ service, route }, record.seconds);
      if (record.bytesIn > 0) received.add({ service }, record.bytesIn);
      log(record.status >= 500 ? 'error' : 'info', 'request', {
        id: record.id,
        service,
        route,
        method,
        status: record.status,
        code: record.code,
        fault: record.fault,
        duration_ms: Math.round(record.seconds * 1e5) / 100,
        bytes_in: record.bytesIn,
        bytes_out: record.bytesOut,
      });
    },
  };
}
