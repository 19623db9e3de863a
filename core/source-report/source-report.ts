import { currencyOf } from '../screening/exclusions/register-source.ts';
import { registerLists } from '../screening/lists/register/register-doubt.ts';
import type { PageReader } from '../documents/pages/page-reader.ts';
import type { Sources } from '../sources.ts';
import type { LastCall } from '../upstream/last-calls.ts';
import type { SourceReport, SourceState } from './answer.ts';

/** Inputs of the report; nothing outside is contacted. */
export interface ReportParts {
  readonly sources: Pick<
    Sources,
    'tariff' | 'model' | 'edgar' | 'agencies' | 'csl' | 'register' | 'uflpa' | 'pages' | 'lastCalls'
  >;
  readonly isSandbox: boolean;
  readonly now: Date;
}

/** How a source differs from one that is configured, queried live and shows no size. */
type Known = Pick<SourceState, 'id' | 'name' | 'services' | 'url' | 'note'> & Partial<SourceState>;

/** A live source, and the missing setting without which it is not used. */
interface LiveSource extends Known {
  readonly lacks?: string | false;
}

const SAMPLE = 'Replaced by sample data.';

const WITHOUT_MODEL = 'Optional: without it, the embedded readers and classifier are used.';

const DOCUMENTS = ['resume', 'certificate', 'invoice', 'pii'];

/** Reports each source of each service as this process knows it. It contacts nothing and only reads memory. */
export function sourceReport({ sources, isSandbox, now }: ReportParts): SourceReport {
  const live: Live = (client, one) => liveState(one, { last: sources.lastCalls.of(client), isSandbox });
  return {
    generated_at: now.toISOString(),
    sandbox: isSandbox,
    sources: [
      modelState(sources, live),
      readerState(sources),
      live('UFLPA Entity List', {
        ...{ id: 'uflpa', name: 'Forced-labor entity list (UFLPA)' },
        services: ['import-risk', 'watch'],
        url: sources.uflpa.source().url,
        lists: sources.uflpa.lists(),
        note: 'The list page is read for each request.',
      }),
      screeningListState(sources, live),
      registerState(sources, { isSandbox, now }),
      ...agencyStates(sources, live),
      tariffState(sources),
      live('EDGAR', {
        ...{ id: 'edgar', name: 'EDGAR, Form 4 filings' },
        services: ['insider'],
        url: 'https://www.sec.gov/edgar',
        lacks: sources.edgar === undefined && 'EDGAR_USER_AGENT',
        lists: sources.edgar?.lists() ?? [],
        note: 'Filings are read for each request; the ticker map is kept for a day.',
      }),
    ],
  };
}

/** Returns the state of a live source by its client's name. */
type Live = (client: string, one: LiveSource) => SourceState;

function modelState({ model }: ReportParts['sources'], live: Live): SourceState {
  const state = live('Mistral', {
    ...{ id: 'model', name: model ? `Language model ${model.id}` : 'Language model' },
    services: [...DOCUMENTS, 'import-risk', 'landed-cost', 'insider'],
    url: null,
    lacks: model === undefined && 'MISTRAL_API_KEY',
    note: model ? 'Called for each request.' : WITHOUT_MODEL,
  });
  // The sandbox uses no model, and does not replace it by sample data either.
  return model ? state : { ...state, ...notConfigured('MISTRAL_API_KEY'), note: WITHOUT_MODEL };
}

/** What the embedded reader reads, by the files it supports, with its OCR engine. */
const READER_NOTES: Readonly<Record<PageReader['reads'], (engine: string) => string>> = {
  'pdfs and pictures': (engine) => `Reads text, PDFs and pictures without a model; OCR by ${engine}.`,
  pictures: (engine) => `Reads text, invoice XML, filled-in forms and pictures without a model; OCR by ${engine}.`,
  none: () => 'Reads text, invoice XML and filled-in forms. PDFs and pictures need the optional packages.',
};

/** The reader used without a model. */
function readerState({ model, pages: { reads, tesseract } }: ReportParts['sources']): SourceState {
  return embeddedState({
    ...{ id: 'reader', name: 'Embedded document reader', services: DOCUMENTS },
    ...(reads !== 'none' ? {} : { ...notConfigured('the optional packages (docs/reader.md)'), basis: 'embedded' }),
    note: model
      ? 'Not used: the language model reads documents.'
      : READER_NOTES[reads](tesseract ?? 'the embedded engine'),
  });
}

function screeningListState({ csl }: ReportParts['sources'], live: Live): SourceState {
  const age = csl.copyAgeSeconds();
  const state = live('Consolidated Screening List', {
    ...{ id: 'csl', name: 'Consolidated Screening List' },
    services: ['import-risk', 'exclusions', 'watch'],
    url: csl.source().url,
    lists: csl.lists(),
    note: csl.source().note,
  });
  return age === undefined || state.basis === 'sample' ? state : { ...state, basis: 'copy' };
}

function registerState(
  { register }: ReportParts['sources'],
  { isSandbox, now }: Pick<ReportParts, 'isSandbox' | 'now'>,
): SourceState {
  const copy = register.current();
  const asOf = copy?.extractDate ?? null;
  const { stale } = currencyOf(asOf, now);
  return {
    ...embeddedState({
      ...{ id: 'exclusions_register', name: 'SAM.gov exclusions register', services: ['exclusions', 'watch'] },
      note: isSandbox
        ? SAMPLE
        : copy
          ? 'A copy of the daily public extract, refreshed once a day.'
          : 'No copy is loaded: the daily refresh or the refresh-register command creates one.',
    }),
    url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
    basis: isSandbox ? 'sample' : 'copy',
    freshness: isSandbox ? 'sample' : copy === undefined ? 'not_read' : stale === false ? 'current' : 'stale',
    as_of: asOf,
    records: copy?.rowCount ?? null,
    lists: registerLists(copy),
  };
}

function agencyStates({ agencies }: ReportParts['sources'], live: Live): SourceState[] {
  const lacks = agencies.dol === undefined && 'DOL_API_KEY';
  const agency = (client: string, known: Pick<LiveSource, 'id' | 'name' | 'url' | 'lacks'>): SourceState =>
    live(client, { ...known, services: ['company-risk'], note: 'Searched for each request.' });
  return [
    agency('EPA ECHO', { id: 'epa', name: 'EPA: facility compliance', url: 'https://echo.epa.gov/' }),
    agency('DOL', { id: 'osha', name: 'OSHA: inspections', url: 'https://dataportal.dol.gov/', lacks }),
    agency('DOL', { id: 'dol', name: 'DOL: wages, hours and mines', url: 'https://dataportal.dol.gov/', lacks }),
    agency('openFDA', { id: 'fda', name: 'FDA: enforcement reports', url: 'https://open.fda.gov/apis/' }),
    agency('CPSC', { id: 'cpsc', name: 'CPSC: recalls', url: 'https://www.saferproducts.gov/' }),
  ];
}

function tariffState({ tariff }: ReportParts['sources']): SourceState {
  const { schedule, classifier } = tariff.current();
  const { edition, date } = schedule.schedule;
  return embeddedState({
    ...{ id: 'tariff_schedule', name: 'Harmonized Tariff Schedule', services: ['landed-cost'] },
    url: 'https://hts.usitc.gov/',
    as_of: date,
    records: schedule.byCode.size,
    note: `Edition ${edition}, classified by ${classifier.version}.`,
  });
}

function embeddedState(known: Omit<Known, 'url'> & { readonly url?: string }): SourceState {
  return { ...CONFIGURED, url: null, basis: 'embedded', freshness: 'current', ...known };
}

const CONFIGURED = {
  configured: true,
  setting: null,
  as_of: null,
  read_at: null,
  failed_at: null,
  records: null,
  lists: [],
} as const;

function notConfigured(setting: string): Pick<SourceState, 'basis' | 'configured' | 'setting' | 'freshness'> {
  return { basis: 'live', configured: false, setting, freshness: 'not_configured' };
}

function liveState(
  { lacks, lists = [], ...known }: LiveSource,
  { last, isSandbox }: { last: LastCall; isSandbox: boolean },
): SourceState {
  const state = { ...CONFIGURED, lists, records: totalOf(lists), ...known };
  if (isSandbox) return { ...state, basis: 'sample', freshness: 'sample', note: SAMPLE };
  if (lacks) return { ...state, ...notConfigured(lacks) };
  const { answeredAt, failedAt } = last;
  const isFailing = failedAt !== undefined && failedAt >= (answeredAt ?? 0);
  return {
    ...state,
    basis: 'live',
    freshness: isFailing ? 'failing' : answeredAt === undefined ? 'not_read' : 'current',
    read_at: momentOf(answeredAt),
    failed_at: isFailing ? momentOf(failedAt) : null,
  };
}

function momentOf(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** Total records of all lists; null if none was read or one shows no size. */
function totalOf(lists: SourceState['lists']): number | null {
  const sizes = lists.map(({ records }) => records);
  return sizes.length === 0 || sizes.includes(null) ? null : sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
