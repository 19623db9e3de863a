import type { Source } from '../../answer.ts';
import { prepareQuery } from '../../../names/prepared-name.ts';
import { systemClock, type Clock } from '../../../upstream/clock.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import type { Budget } from '../../../upstream/rate-limiter.ts';
import type { LimiterFor } from '../../../upstream/shared-limiter.ts';
import type { ObserveCall } from '../../../upstream/source.ts';
import { withDoubts, withUnknownPart } from '../../../whole-lists/doubt-note.ts';
import type { DoubtedList, ScreenedList } from '../../../whole-lists/answer.ts';
import { NOTHING_TO_COMPARE, unreadNote } from '../unread-note.ts';
import type { CslMemoryParts } from './csl-memory.ts';
import { createCslDownload, type CslDownload, type DatedCopy } from './download.ts';
import { createKnownNames } from './known-names.ts';
import { searchCopy, type SearchedName } from './list-copy.ts';
import { copyNote, DOWNLOAD_NOTE, SEARCH_NOTE } from './notes.ts';
import { createCslSearch, CSL_NAME } from './search.ts';
import { searchSpellings } from './searched-spellings.ts';
import { comparedEntry } from '../../matching.ts';
import { answeredSection, errorSection, type CslResults, type CslScreen } from './csl-section.ts';

/** How to read the list. */
export interface CslOptions {
  /** Scheme, host and port of the publisher. */
  readonly url: string;
  /** Key of the search API; without it the full download is searched here. */
  readonly apiKey: string | undefined;
  /** Call budget of the search; default the publisher's figures. */
  readonly calls?: readonly Budget[] | undefined;
  /** Where the sizes of its lists are remembered; default only in this process. */
  readonly remembered?: CslMemoryParts;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** Creates the rate limiter of the search; default one within this process. */
  readonly limiterFor?: LimiterFor;
}

/** The Consolidated Screening List. */
export interface Csl {
  /**
   * Screens one name. Outside failures never throw: the section is then an `error`, and its source says why. A search
   * is queued in the rate limiter shared by all requests and then has 20 s; the signal ends either.
   */
  readonly screen: (name: string, signal: AbortSignal) => Promise<CslScreen>;
  /** A section's source before anything was screened. */
  readonly source: () => Source;
  /**
   * Each source list as last read; none before the first read. The search shows no sizes: only doubts about its lists
   * are known.
   */
  readonly lists: () => readonly ScreenedList[];
  /** The full download, however names are screened, at most an hour old; undefined if it cannot be read. */
  readonly copy: (signal: AbortSignal) => Promise<DatedCopy | undefined>;
  /** Seconds since the copy was read; undefined if there is none. */
  readonly copyAgeSeconds: () => number | undefined;
  /** Lets searches in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

const PUBLISHED_AT = 'https://www.trade.gov/consolidated-screening-list';

/**
 * Creates a client for the list: the search API if there is a key, otherwise a copy of the full download. Use one per
 * process.
 */
export function createCsl({ apiKey, clock = systemClock, ...options }: CslOptions): Csl {
  const parts = { ...options, clock };
  const download = createCslDownload(parts);
  const list = apiKey === undefined ? byDownload(download, clock) : bySearch({ ...parts, apiKey });
  return {
    async screen(name, signal) {
      const query = prepareQuery(name);
      if (query.words.length === 0) return errorSection(sourceOf(NOTHING_TO_COMPARE));
      try {
        const section = answeredSection(query, await list.results({ name, query }, signal));
        return withUnknownPart(section.status === 'no_match' ? await list.verified(section, signal) : section);
      } catch (error) {
        if (error instanceof UpstreamFailure) return errorSection(sourceOf(unreadNote(error)));
        throw error;
      }
    },
    source: list.source,
    lists: list.lists,
    async copy(signal) {
      try {
        return await download.copy(signal);
      } catch (error) {
        if (error instanceof UpstreamFailure) return undefined;
        throw error;
      }
    },
    copyAgeSeconds: list.copyAgeSeconds,
    async close() {
      await Promise.all([list.close(), download.close()]);
    },
  };
}

/** Either way of reading the list. */
interface ReadableList {
  readonly results: (searched: SearchedName, signal: AbortSignal) => Promise<CslResults>;
  /** Finishes a section without matches once it is known whether the lists are present. */
  readonly verified: (section: CslScreen, signal: AbortSignal) => Promise<CslScreen>;
  readonly source: () => Source;
  readonly lists: () => readonly ScreenedList[];
  readonly copyAgeSeconds: () => number | undefined;
  readonly close: () => Promise<void>;
}

type ListParts = Omit<CslOptions, 'apiKey'> & { readonly clock: Clock };

function bySearch(parts: ListParts & { readonly apiKey: string }): ReadableList {
  const { search, close } = createCslSearch(parts);
  const known = createKnownNames({ ...parts.remembered, search, clock: parts.clock });
  return {
    async results({ name }, signal) {
      const { found, total, truncated } = await searchSpellings(name, (spelling) => search(spelling, signal));
      const records = found.flatMap(({ screened }) => (screened ? [comparedEntry(screened)] : []));
      return resultsOf({ records, total, truncated, note: SEARCH_NOTE, doubts: known.doubts() });
    },
    async verified(section, signal) {
      const doubts = await known.check(signal);
      return { ...section, ...doubted({ truncated: section.result_page_truncated, note: SEARCH_NOTE, doubts }) };
    },
    source: () => sourceOf(SEARCH_NOTE, known.doubts()),
    lists: known.lists,
    copyAgeSeconds: () => undefined,
    close,
  };
}

function byDownload(download: CslDownload, clock: Clock): ReadableList {
  return {
    async results(searched, signal) {
      const { copy, readAt, doubts } = await download.copy(signal);
      const records = searchCopy(copy, searched);
      const note = copyNote({ readAt, now: clock.date(), unread: copy.unread });
      return resultsOf({ records, total: records.length, truncated: copy.unread > 0, note, doubts });
    },
    verified: (section) => Promise.resolve(section),
    source() {
      const held = download.held();
      if (!held) return sourceOf(DOWNLOAD_NOTE);
      return sourceOf(copyNote({ readAt: held.readAt, now: clock.date(), unread: 0 }), held.doubts);
    },
    lists: download.lists,
    copyAgeSeconds() {
      const held = download.held();
      return held && (clock.date() - held.readAt) / 1000;
    },
    close: () => Promise.resolve(),
  };
}

interface Doubted {
  readonly truncated: boolean;
  readonly note: string;
  readonly doubts: readonly DoubtedList[];
}

function resultsOf({ records, total, ...rest }: Doubted & Pick<CslResults, 'records' | 'total'>): CslResults {
  const { result_page_truncated: truncated, source } = doubted(rest);
  return { records, total, truncated, source };
}

/** With an incomplete list, the results are only partial. */
function doubted({ truncated, note, doubts }: Doubted): Pick<CslScreen, 'result_page_truncated' | 'source'> {
  return { result_page_truncated: truncated || doubts.length > 0, source: sourceOf(note, doubts) };
}

function sourceOf(note: string, doubts: readonly DoubtedList[] = []): Source {
  return withDoubts({ name: CSL_NAME, url: PUBLISHED_AT, basis: 'live', as_of: null, note }, doubts);
}
