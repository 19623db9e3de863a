import type { TestContext } from 'node:test';
import { readConfiguration } from '../core/configuration.ts';
import { start, type Tracewell } from '../start.ts';

export interface RunningServer extends Tracewell {
  /** Everything logged and summarised so far. */
  readonly printed: () => string;
}

/** The whole program on a free loopback port, stopped when the test ends. */
export async function runServer(
  context: TestContext,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  let printed = '';
  const print = (text: string): void => {
    printed += text;
  };
  const tracewell = await start(readConfiguration({ PORT: '0', ...environment }), { log: print, summary: print });
  context.after(() => tracewell.stop());
  return { ...tracewell, printed: () => printed };
}
