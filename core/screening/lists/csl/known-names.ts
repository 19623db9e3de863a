import { prepareName } from '../../../names/prepared-name.ts';
import { abortable } from '../../../upstream/abort.ts';
import type { Clock } from '../../../upstream/clock.ts';
import { abortFailure, UpstreamFailure } from '../../../upstream/failure.ts';
import type { DoubtedList, ScreenedList } from '../../../whole-lists/answer.ts';
import { createListMemory, type ListMemoryParts } from '../../../whole-lists/list-memory.ts';
import type { SearchAnswer } from './search-answer.ts';
import { CSL_NAME, type CslSearch } from './search.ts';

/** Dependencies of the check, and where it remembers which names it found. */
export interface KnownNamesParts extends Partial<ListMemoryParts> {
  readonly search: CslSearch['search'];
  readonly clock: Clock;
}

/** Checks whether the search still finds a name known to be on each list, because it shows no sizes. */
export interface KnownNames {
  /** Returns lists whose known name was not found within the last hour; runs the check if there was none. */
  readonly check: (signal: AbortSignal) => Promise<readonly DoubtedList[]>;
  /** As of the last check, however long ago. */
  readonly doubts: () => readonly DoubtedList[];
  readonly lists: () => readonly ScreenedList[];
}

/** A name and the lists that it was on, on 2026-07-31. */
interface KnownName {
  readonly name: string;
  readonly on: readonly string[];
}

const SDN = 'Specially Designated Nationals (SDN) - Treasury Department';
const EL = 'Entity List (EL) - Bureau of Industry and Security';
const SSI = 'Sectoral Sanctions Identifications List (SSI) - Treasury Department';
const UVL = 'Unverified List (UVL) - Bureau of Industry and Security';
const ISN = 'Nonproliferation Sanctions (ISN) - State Department';
const MEU = 'Military End User (MEU) List - Bureau of Industry and Security';
const CMIC = 'Non-SDN Chinese Military-Industrial Complex Companies List (CMIC) - Treasury Department';
const NS_MBS = 'Non-SDN Menu-Based Sanctions List (NS-MBS List) - Treasury Department';
const CAP = 'Capta List (CAP) - Treasury Department';

/** A name from each list. */
const FIRST_NAMES: readonly KnownName[] = [
  { name: 'Aerosun Corporation', on: [EL, CMIC] },
  { name: 'Korea Ryonbong General Corporation', on: [SDN, ISN] },
  { name: 'Public Joint Stock Company Transneft', on: [SSI, NS_MBS] },
  { name: 'Atlas Sanatgaran', on: [UVL] },
  { name: 'AECC South Industry Company Limited', on: [MEU] },
  { name: 'Bank of Kunlun Co Ltd', on: [CAP] },
];

/** A second name for each list but the last, which has one organization: a delisted name does not mean a lost list. */
const SECOND_NAMES: readonly KnownName[] = [
  { name: 'Xiamen Meiya Pico Information Co., Ltd.', on: [EL, CMIC] },
  { name: 'Tanchon Commercial Bank', on: [SDN, ISN] },
  { name: 'Joint Stock Company Russian Agricultural Bank', on: [SSI, NS_MBS] },
  { name: 'GRG Metrology & Test (Chongqing) Co., Ltd.', on: [UVL] },
  { name: 'Shenyang Xizi Aviation Industry Co., Ltd.', on: [MEU] },
];

const HOUR_MS = 60 * 60_000;

/** Delay after a check that could not be made. */
const AGAIN_MS = 5 * 60_000;

/**
 * Creates the check. A list is checked only once any known name was found on it, so a source with none of them, such as
 * a stand-in, is not.
 */
export function createKnownNames({ search, table, clock }: KnownNamesParts): KnownNames {
  const memory = createListMemory<string>(
    {
      name: 'consolidated_screening_list_search',
      usualFor: (found) =>
        found.length === 0
          ? {}
          : Object.fromEntries(FIRST_NAMES.flatMap(({ on }) => on.map((list) => [list, NAMED] as const))),
      listOf: (list) => list,
      keyOf: (list) => list,
      nameOf: (list) => list,
      readKept: (value) => (typeof value === 'string' ? value : undefined),
    },
    { table, clock },
  );
  let doubts: readonly DoubtedList[] = [];
  let dueAt = -Infinity;
  let checking: Promise<void> | undefined;

  async function run(): Promise<void> {
    const { signal } = new AbortController();
    try {
      const judged = await memory.judge(await listsFound((name) => search(name, signal)));
      // Their sizes count names and mean nothing to a reader.
      doubts = judged.doubts.map((doubt) => ({
        ...doubt,
        records: null,
        missing: null,
        still_compared: 0,
      }));
      dueAt = clock.now() + HOUR_MS;
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error;
      dueAt = clock.now() + AGAIN_MS;
    } finally {
      checking = undefined;
    }
  }

  return {
    async check(signal) {
      if (clock.now() < dueAt) return doubts;
      const isFirst = dueAt === -Infinity;
      checking ??= run();
      try {
        if (isFirst) await abortable(checking, signal);
      } catch (error) {
        throw signal.aborted ? abortFailure(CSL_NAME, signal.reason) : error;
      }
      return doubts;
    },
    doubts: () => doubts,
    lists: () =>
      memory.states().map(({ doubt, ...list }) => ({
        ...list,
        records: null,
        doubt: doubt && { ...doubt, missing: null, still_compared: 0 },
      })),
  };
}

/** A list is checked by one known name. */
const NAMED = { size: 1, wholeOn: '2026-07-31' };

/**
 * Returns the lists on which one of their known names is found. Second names are searched only if the first is not
 * found; if no first name is found, that many were not delisted at once.
 */
async function listsFound(search: (name: string) => Promise<SearchAnswer>): Promise<string[]> {
  const found = new Set<string>();
  const look = async ({ name, on }: KnownName): Promise<void> => {
    for (const list of listsOf(name, await search(name))) if (on.includes(list)) found.add(list);
  };
  for (const known of FIRST_NAMES) await look(known);
  if (found.size === 0) return [];
  for (const known of SECOND_NAMES) if (!known.on.every((list) => found.has(list))) await look(known);
  return [...found];
}

function listsOf(name: string, answer: SearchAnswer): string[] {
  const { text } = prepareName(name);
  return answer.found.flatMap(({ screened }) =>
    screened && prepareName(screened.name).text === text ? [screened.source] : [],
  );
}
