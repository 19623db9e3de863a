export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type LogFields = Readonly<Record<string, string | number | undefined>>;

/**
 * Writes one JSON line per event. Callers pass only closed-list words, counts and ids: never content, queries or names.
 */
export type Log = (level: Exclude<LogLevel, 'silent'>, event: string, fields?: LogFields) => void;

export const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/**
 * Creates a log that combines the lines of one event-loop turn into one write, because a write per line cost more than
 * the whole answer of a small route. `flush` writes what is left before the process ends.
 */
export function createLog(level: LogLevel, write: (text: string) => void): { log: Log; flush: () => void } {
  const threshold = LOG_LEVELS.indexOf(level);
  let pending = '';

  function flush(): void {
    const text = pending;
    pending = '';
    if (text !== '') write(text);
  }

  function log(lineLevel: Exclude<LogLevel, 'silent'>, event: string, fields: LogFields = {}): void {
    if (LOG_LEVELS.indexOf(lineLevel) < threshold) return;
    if (pending === '') setImmediate(flush);
    pending += JSON.stringify({ time: new Date().toISOString(), level: lineLevel, event, ...fields }) + '\n';
  }

  return { log, flush };
}
