import fc from 'fast-check';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';
import { curlLine, faultOf, sendFuzzed } from './check-answer.ts';
import { expectedOf } from './expected-answer.ts';
import { operationsOf, type FuzzedOperation } from './operations.ts';
import type { BasesOf } from './fuzz-servers.ts';
import { requestsTo } from './requests.ts';

/** What is fuzzed, and when it ends. */
export interface FuzzOptions {
  /** The addresses of the servers that handle an operation. */
  readonly basesOf: BasesOf;
  /** Requests to each operation at each of its servers; if given, the same requests are sent on any machine. */
  readonly requests?: number;
  /** When to stop, whatever was sent by then. */
  readonly seconds?: number;
  readonly seed: number;
}

/** The result for one operation. */
export interface FuzzedResult {
  readonly name: string;
  /** Requests sent, and how many of them the document allows and forbids. */
  readonly sent: number;
  readonly allowed: number;
  readonly forbidden: number;
  /** What is wrong, with a shell command that reproduces it, or undefined. */
  readonly fault: string | undefined;
}

/**
 * Their answers follow a protocol's own rules, such as an empty 202 for a notification, which none of our documents
 * states.
 */
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
      // The time is up: this request was not answered, and says nothing.
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

/** The number of requests to an operation without input, which are all the same. */
const SAME_REQUESTS = 5;

function takesNothing({ bodySchema, parameters }: FuzzedOperation): boolean {
  return bodySchema === undefined && parameters.length === 0;
}
