import type { Subheading, TariffSchedule } from './subheading.ts';

/** How the subheadings of one edition map to another. */
export interface AccountedCodes {
  /** For each code of the first edition, the second one's; undefined if it has none. */
  readonly codeOf: ReadonlyMap<string, string | undefined>;
  /** Codes with a different number in the second edition. */
  readonly mapped: readonly string[];
  /** Codes that are gone without a successor. */
  readonly dropped: readonly string[];
  /** Codes of the second edition that succeed none of the first. */
  readonly added: readonly string[];
}

/**
 * Maps every subheading of one edition to another. A vanished one is mapped only if exactly one new subheading has the
 * same description path, and no other vanished one shares it; otherwise it is dropped.
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
