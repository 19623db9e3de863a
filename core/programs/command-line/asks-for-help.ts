/** The argument that asks for the version. */
export const VERSION_WORD = '--version';

/** Whether a command line asks for help or the version instead of running anything; every program supports that. */
export function asksForHelp(line: readonly string[]): boolean {
  const [name = '', ...args] = line;
  return (
    ['help', '--help', '-h', VERSION_WORD].includes(name) || args.some((word) => word === '--help' || word === '-h')
  );
}
