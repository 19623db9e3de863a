/** What the parts of an agency answered, each by itself. */
export interface PartsRead<T> {
  readonly values: readonly T[];
  /** A sentence for the parts that failed for the same reason. */
  readonly failures: readonly string[];
}

/** A part of an agency that is read by a call of its own. */
export interface AgencyPart<T> {
  /** What cannot be read where it fails, such as `food recalls`. */
  readonly name: string;
  readonly value: Promise<T>;
}

/** Waits for every part; one that fails takes nothing from the others. Rejects for what `reasonOf` does not know as a failure. */
export async function readParts<T>(
  parts: readonly AgencyPart<T>[],
  reasonOf: (error: unknown) => string,
): Promise<PartsRead<T>> {
  const settled = await Promise.allSettled(parts.map(({ value }) => value));
  const failed = settled.flatMap((one, i) =>
    one.status === 'rejected' ? [{ name: parts[i]?.name ?? '', reason: reasonOf(one.reason) }] : [],
  );
  const byReason = Map.groupBy(failed, ({ reason }) => reason);
  return {
    values: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    failures: [...byReason].map(([reason, of]) => `Not read: ${of.map(({ name }) => name).join(', ')}. ${reason}`),
  };
}
