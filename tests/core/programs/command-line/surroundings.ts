import type { CallOutcome } from '../../../../core/http/call-operation.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { runCommand } from '../../../../core/programs/command-line/run-command.ts';

/** How a command is run by a test. */
export interface CommandRun {
  readonly answer?: (id: string, sent: JsonObject) => CallOutcome | Promise<CallOutcome>;
  readonly input?: string | Uint8Array;
  readonly isTerminal?: boolean;
  readonly isSandbox?: boolean;
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
  const { answer = () => answerWith({}), input = '', isTerminal = false, isSandbox = false } = options;
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

/** Bytes one by one, so that characters are cut. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (const byte of bytes) yield await Promise.resolve(Uint8Array.of(byte));
}
