import type { CslSection } from '../answer.ts';
import type { Source } from '../../answer.ts';
import { prepareQuery } from '../../../names/prepared-name.ts';
import { systemClock, type Clock } from '../../../upstream/clock.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import type { LimiterFor } from '../../../upstream/shared-limiter.ts';
import type { ObserveCall } from '../../../upstream/source.ts';
import { NOTHING_TO_COMPARE, unreadNote } from '../unread-note.ts';
import { copyNote, DOWNLOAD_NOTE, SEARCH_NOTE } from './notes.ts';
import { createCslDownload, type WholeDownload } from './download.ts';
import { searchCopy, type SearchedName } from './list-copy.ts';
import { mergedAnswer } from './merged-answer.ts';
import { createCslSearch, CSL_NAME } from './search.ts';
import { searchedSpellings } from './searched-spellings.ts';
import { answeredSection, comparedRecord, errorSection, type CslResults } from './section.ts';

/** How the list is read. */
export interface CslOptions {
  /** Scheme, host and port of the publisher. */
  readonly url: string;
  /** The key of the search API; without one the list's full download is searched here. */
  readonly apiKey: string | undefined;
  /** What the download has to hold to be served; the real list's measure unless given. */
  readonly whole?: WholeDownload;
  readonly observe?: ObserveCall;
  readonly clock?: Clock;
  /** What makes the rate limiter of the search; one that counts in this process unless given. */
  readonly limiterFor?: LimiterFor;
}

/** The Consolidated Screening List. */
export interface Csl {
  /**
   * Screens one name. It never throws for what goes wrong outside: the section is then an `error`, and its source says why.
   * A search waits its turn in the rate limit that all requests share and has 20 s from then on; the signal ends either.
   */
  readonly screen: (name: string, signal: AbortSignal) => Promise<CslSection>;
  /** What a section's source says before anything was screened. */
  readonly source: () => Source;
  /** Seconds since the copy was read; undefined where none is held. */
  readonly copyAgeSeconds: () => number | undefined;
  /** Lets the searches under way end, and takes no more. */
  readonly close: () => Promise<void>;
}

const PUBLISHED_AT = 'https://www.trade.gov/consolidated-screening-list';

/** A client for the list: the search API where there is a key, else a copy of the full download. There is to be one in a process. */
export function createCsl({ url, apiKey, whole, observe, clock = systemClock, limiterFor }: CslOptions): Csl {
  const parts = { url, observe, clock, limiterFor };
  const list = apiKey === undefined ? byDownload({ ...parts, whole }) : bySearch({ ...parts, apiKey });
  return {
    async screen(name, signal) {
      const query = prepareQuery(name);
      if (query.words.length === 0) return errorSection(sourceOf(NOTHING_TO_COMPARE));
      try {
        return answeredSection(query, await list.results({ name, query }, signal));
      } catch (error) {
        if (error instanceof UpstreamFailure) return errorSection(sourceOf(unreadNote(error)));
        throw error;
      }
    },
    source: () => sourceOf(list.note()),
    copyAgeSeconds: list.copyAgeSeconds,
    close: list.close,
  };
}

/** One of the two ways of reading the list. */
interface ReadableList {
  readonly results: (searched: SearchedName, signal: AbortSignal) => Promise<CslResults>;
  readonly note: () => string;
  readonly copyAgeSeconds: () => number | undefined;
  readonly close: () => Promise<void>;
}

interface ListParts {
  readonly url: string;
  readonly observe: ObserveCall | undefined;
  readonly clock: Clock;
  readonly limiterFor: LimiterFor | undefined;
}

function bySearch(parts: ListParts & { readonly apiKey: string }): ReadableList {
  const { search, close } = createCslSearch(parts);
  return {
    async results({ name }, signal) {
      const answers = await Promise.all(searchedSpellings(name).map((spelling) => search(spelling, signal)));
      const { found, total, truncated } = mergedAnswer(answers);
      const records = found.flatMap(({ screened }) => (screened ? [comparedRecord(screened)] : []));
      return { records, total, truncated, source: sourceOf(SEARCH_NOTE) };
    },
    note: () => SEARCH_NOTE,
    copyAgeSeconds: () => undefined,
    close,
  };
}

function byDownload(parts: ListParts & { readonly whole: WholeDownload | undefined }): ReadableList {
  const { clock } = parts;
  const download = createCslDownload(parts);
  return {
    async results(searched, signal) {
      const { copy, readAt } = await download.copy(signal);
      const records = searchCopy(copy, searched);
      const note = copyNote({ readAt, now: clock.date(), unread: copy.unread });
      return { records, total: records.length, truncated: copy.unread > 0, source: sourceOf(note) };
    },
    note() {
      const readAt = download.readAt();
      return readAt === undefined ? DOWNLOAD_NOTE : copyNote({ readAt, now: clock.date(), unread: 0 });
    },
    copyAgeSeconds() {
      const readAt = download.readAt();
      return readAt === undefined ? undefined : (clock.date() - readAt) / 1000;
    },
    close: download.close,
  };
}

function sourceOf(note: string): Source {
  return { name: CSL_NAME, url: PUBLISHED_AT, basis: 'live', as_of: null, note };
}
