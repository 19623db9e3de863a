import type { Configuration } from '../../configuration.ts';
import { readArguments } from '../command-line/arguments.ts';
import { EXIT, UsageError } from '../command-line/command.ts';
import { examine, type SourceFinding } from './probe.ts';
import { probesOf } from './probes.ts';

/** The command's environment. */
export interface DoctorSurroundings {
  readonly configuration: () => Configuration;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly now: () => Date;
}

/** For all sources together: the longest download with some margin. */
const DEADLINE_MS = 180_000;

/**
 * `doctor`: makes one small real request to each configured source, all in parallel, and prints a line for each; with
 * --json an array of findings. Returns the exit code: 0 if every configured source is well.
 */
export async function runDoctor(args: readonly string[], surroundings: DoctorSurroundings): Promise<number> {
  const { configuration, print, printError, now } = surroundings;
  try {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
    if (positionals.length > 0) throw new UsageError('doctor takes no arguments.');
    const settings = configuration();
    if (settings.sandbox) throw new UsageError('The sandbox contacts no source: run doctor without --sandbox.');
    const parts = { signal: AbortSignal.timeout(DEADLINE_MS), now: now() };
    const findings = await Promise.all(probesOf(settings).map((probe) => examine(probe, parts)));
    print(values.json ? `${JSON.stringify(findings, null, 2)}\n` : `${findings.map(lineOf).join('\n')}\n`);
    const isWell = findings.every(({ status }) => status === 'well' || status === 'not_configured');
    return isWell ? EXIT.complete : EXIT.failed;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printError(`${error.message}\n\n  tracewell doctor [--json]\n`);
    return EXIT.usage;
  }
}

const WORDS: Readonly<Record<SourceFinding['status'], string>> = {
  well: 'well',
  changed: 'changed',
  refused: 'refused',
  unreachable: 'unreachable',
  not_configured: 'not configured',
};

function lineOf({ source, status, detail, setting }: SourceFinding): string {
  const look = setting === undefined || status === 'not_configured' ? '' : ` Check ${setting}.`;
  return `${WORDS[status].padEnd(15)} ${source.padEnd(28)} ${detail}${look}`;
}
