import fc from 'fast-check';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';
import { curlLine, faultOf, sendFuzzed } from './check-answer.ts';
import { expectedOf } from './expected-answer.ts';
import { operationsOf, type FuzzedOperation } from './operations.ts';
import type { BasesOf } from './fuzz-servers.ts';
import { requestsTo } from './requests.ts';

/** What is fuzzed, and when it ends. */
export interface FuzzOptions {
  /** The addresses of the servers that an operation is asked at. */
  readonly basesOf: BasesOf;
  /** Requests to each operation at each of its servers; with them, the same requests are sent on any machine. */
  readonly requests?: number;
  /** When to stop, whatever was sent by then. */
  readonly seconds?: number;
  readonly seed: number;
}

/** What came of one operation. */
export interface FuzzedResult {
  readonly name: string;
  /** Requests sent, and how many of them its document allows and forbids. */
  readonly sent: number;
  readonly allowed: number;
  readonly forbidden: number;
  /** What is wrong, with a line for a shell that shows it; undefined where nothing is. */
  readonly fault: string | undefined;
}

/** Answers of these follow a protocol's own rules, such as 202 and nothing for a notification, which no document of ours states. */
const OTHER_PROTOCOLS: ReadonlySet<string> = new Set(['POST /mcp']);

/** Sends requests to every operation of the server's own OpenAPI document, all operations at once. */
export async function fuzzOperations(options: FuzzOptions): Promise<FuzzedResult[]> {
  const document = await getJson<OpenApiDocument>(`${options.basesOf('suite')[0]}/openapi.json`);
  const end = new AbortController();
  const operations = operationsOf(document).filter(({ name }) => !OTHER_PROTOCOLS.has(name));
  const results = operations.flatMap((operation) =>
    options
      .basesOf(operation.service)
      .map((base) => fuzzOperation(operation, { ...options, base, signal: end.signal })),
  );
  const { seconds } = options;
  const timer =
    seconds === undefined
      ? undefined
      : setTimeout(() => {
          end.abort();
        }, seconds * 1_000);
  try {
    return await Promise.all(results);
  } finally {
    clearTimeout(timer);
  }
}

async function fuzzOperation(
  operation: FuzzedOperation,
  {
    base,
    requests = Number.MAX_SAFE_INTEGER,
    seconds,
    seed,
    signal,
  }: FuzzOptions & { readonly base: string; readonly signal: AbortSignal },
): Promise<FuzzedResult> {
  const counts = { sent: 0, allowed: 0, forbidden: 0 };
  const property = fc.asyncProperty(requestsTo(operation), async (request) => {
    const answer = await sendFuzzed(base, request, signal).catch((error: unknown) => {
      // The time is over: this request was not answered, and says nothing.
      if (signal.aborted) return undefined;
      throw error;
    });
    if (answer === undefined) return;
    counts.sent++;
    counts[expectedOf(operation, request) === 'accepted' ? 'allowed' : 'forbidden']++;
    const fault = faultOf(operation, request, answer);
    if (fault !== undefined) throw new Error(`${fault}\n${curlLine(base, request)}`);
  });
  const details = await fc.check(property, {
    seed,
    numRuns: takesNothing(operation) ? SAME_REQUESTS : requests,
    ...(seconds !== undefined && { interruptAfterTimeLimit: seconds * 1_000 }),
    markInterruptAsFailure: false,
  });
  const error = details.failed ? (details.errorInstance as Error | null) : null;
  const fault = error && `${operation.name} ${error.message}\n(seed ${seed}, after ${details.numRuns} requests)`;
  return { name: operation.name, ...counts, fault: fault ?? undefined };
}

/** Requests to an operation that takes nothing: every one is the same. */
const SAME_REQUESTS = 5;

function takesNothing({ bodySchema, parameters }: FuzzedOperation): boolean {
  return bodySchema === undefined && parameters.length === 0;
}
