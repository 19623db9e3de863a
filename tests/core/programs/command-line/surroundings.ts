import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { runCommand } from '../../../../core/programs/command-line/run-command.ts';

/** How a test runs a command. */
export interface CommandRun {
  readonly answer?: (id: string, sent: JsonObject) => CallOutcome | Promise<CallOutcome>;
  /** Screens the watched parties. */
  readonly screenWatched?: () => Promise<void>;
  readonly input?: string | Uint8Array;
  readonly isTerminal?: boolean;
  readonly isSandbox?: boolean;
  /** Interrupts the run. */
  readonly interrupt?: AbortSignal;
  /** How many milliseconds the clock advances each time it is read. */
  readonly tickMs?: number;
}

/** The result of the run. */
export interface RunCommand {
  readonly exitCode: number;
  readonly printed: string;
  readonly errors: string;
  /** The inputs of the calls to the services, in order. */
  readonly calls: readonly JsonObject[];
  /** The waits in milliseconds, each ending at once. */
  readonly waits: readonly number[];
  /** How often the services were opened and closed. */
  readonly opened: number;
  readonly closed: number;
}

/** An answer with this body. */
export function answerWith(body: unknown): CallOutcome {
  return { kind: 'answer', body };
}

/** Runs a command inside the test, with services that the test scripts. */
export async function run(line: readonly string[], options: CommandRun = {}): Promise<RunCommand> {
  const { answer = () => answerWith({}), input = '', isTerminal = false, isSandbox = false, tickMs = 0 } = options;
  const { interrupt = new AbortController().signal, screenWatched = () => Promise.resolve() } = options;
  let clock = 0;
  let [printed, errors, opened, closed] = ['', '', 0, 0];
  const calls: JsonObject[] = [];
  const waits: number[] = [];
  const [name = '', ...args] = line;
  const exitCode = await runCommand(name, args, {
    open() {
      opened++;
      return Promise.resolve({
        async call(id, sent) {
          calls.push(sent);
          return answer(id, sent);
        },
        screenWatched: () => screenWatched(),
        close() {
          closed++;
          return Promise.resolve();
        },
      });
    },
    input: inChunks(Buffer.from(input)),
    wait(ms) {
      waits.push(ms);
      return Promise.resolve();
    },
    now: () => (clock += tickMs),
    interrupted: () => interrupt,
    print(text) {
      printed += text;
    },
    printError(text) {
      errors += text;
    },
    isTerminal,
    isSandbox,
    version: '1.2.3',
  });
  return { exitCode, printed, errors, calls, waits, opened, closed };
}

/** Bytes one by one, so that characters are split; the rest of a long input in one piece. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (const byte of bytes.subarray(0, 1_000)) yield await Promise.resolve(Uint8Array.of(byte));
  if (bytes.length > 1_000) yield bytes.subarray(1_000);
}
