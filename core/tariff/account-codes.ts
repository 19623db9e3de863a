import type { Subheading, TariffSchedule } from './subheading.ts';

/** How the subheadings of one edition are found in another. */
export interface AccountedCodes {
  /** For each code of the first edition the second one's code; undefined where it has none. */
  readonly codeOf: ReadonlyMap<string, string | undefined>;
  /** Codes that have another number in the second edition. */
  readonly mapped: readonly string[];
  /** Codes that are gone without a successor. */
  readonly dropped: readonly string[];
  /** Codes of the second edition that are no successor of any. */
  readonly added: readonly string[];
}

/**
 * Finds every subheading of one edition in another. One that is gone is mapped only where exactly one new subheading has the same
 * description path, and no other that is gone has it too; else it is dropped.
 */
export function accountCodes(known: TariffSchedule, served: TariffSchedule): AccountedCodes {
  const servedCodes = new Set(served.subheadings.map(({ code }) => code));
  const knownCodes = new Set(known.subheadings.map(({ code }) => code));
  const fresh = Map.groupBy(
    served.subheadings.filter(({ code }) => !knownCodes.has(code)),
    pathKey,
  );
  const gone = Map.groupBy(
    known.subheadings.filter(({ code }) => !servedCodes.has(code)),
    pathKey,
  );
  const successors = new Map<string, string>();
  for (const [path, [old, ...others]] of gone) {
    const [heir, ...more] = fresh.get(path) ?? [];
    if (old && heir && others.length === 0 && more.length === 0) successors.set(old.code, heir.code);
  }
  const codeOf = new Map(
    known.subheadings.map(({ code }) => [code, servedCodes.has(code) ? code : successors.get(code)] as const),
  );
  const heirs = new Set(successors.values());
  return {
    codeOf,
    mapped: [...successors.keys()],
    dropped: [...codeOf].filter(([, code]) => code === undefined).map(([code]) => code),
    added: [...fresh.values()]
      .flat()
      .map(({ code }) => code)
      .filter((code) => !heirs.has(code)),
  };
}

function pathKey({ path }: Subheading): string {
  return path.join('\n').toLowerCase();
}
