import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { runCommand } from '../../../../core/programs/command-line/run-command.ts';

/** How a command is run by a test. */
export interface CommandRun {
  readonly answer?: (id: string, sent: JsonObject) => CallOutcome | Promise<CallOutcome>;
  /** Screens what is watched. */
  readonly screenWatched?: () => Promise<void>;
  readonly input?: string | Uint8Array;
  readonly isTerminal?: boolean;
  readonly isSandbox?: boolean;
  /** Interrupts the run. */
  readonly interrupt?: AbortSignal;
  /** Milliseconds that the clock goes on each time it is looked at. */
  readonly tickMs?: number;
}

/** What became of it. */
export interface RunCommand {
  readonly exitCode: number;
  readonly printed: string;
  readonly errors: string;
  /** What the services were called with, in the order of the calls. */
  readonly calls: readonly JsonObject[];
  /** The waits, in milliseconds, each over at once. */
  readonly waits: readonly number[];
  /** How often the services were opened and closed. */
  readonly opened: number;
  readonly closed: number;
}

/** An answer that has these members. */
export function answerWith(body: unknown): CallOutcome {
  return { kind: 'answer', body };
}

/** Runs a command within the test, with services that answer as the test says. */
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

/** Bytes one by one, so that characters are cut; of a long input the rest in one. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (const byte of bytes.subarray(0, 1_000)) yield await Promise.resolve(Uint8Array.of(byte));
  if (bytes.length > 1_000) yield bytes.subarray(1_000);
}
