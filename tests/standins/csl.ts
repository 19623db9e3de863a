import type { ServerResponse } from 'node:http';
import { editDistance } from '../../core/names/edit-distance.ts';
import { foldWords } from '../../core/names/fold.ts';
import { startUpstream, type EndsWith, type SeenRequest, type Upstream } from './upstream.ts';

/** A record as a test states it; the stand-in adds the members that nobody reads. */
export interface MadeRecord {
  readonly name: string;
  readonly alt_names?: readonly string[] | null;
  readonly type?: string | null;
  readonly source?: string;
}

/** The key that the stand-in's search accepts. */
export const CSL_KEY = 'k3y-of-the-stand-in';

/** Contained in every reply with words in it, so that a test can tell that none of them is passed on. */
export const CSL_CONTENT = 'CONTENT-OF-THE-LIST';

export const SDN = 'Specially Designated Nationals (SDN) - Treasury Department';
export const ENTITY_LIST = 'Entity List (EL) - Bureau of Industry and Security';
export const DENIED_PERSONS = 'Denied Persons List (DPL) - Bureau of Industry and Security';
export const DEBARRED = 'ITAR Debarred (DTC) - State Department';

const PAGE_SIZE = 50;

/** A record with every member that the publisher writes. */
export function fullRecord({ name, alt_names = null, type = null, source = SDN }: MadeRecord): object {
  return {
    id: `${type ?? 'X'}-${name.length}`,
    source,
    entity_number: null,
    type,
    programs: null,
    name,
    title: null,
    addresses: [{ address: '1 Made Street', city: 'Madeville', state: null, postal_code: null, country: 'XX' }],
    federal_register_notice: null,
    start_date: null,
    end_date: null,
    standard_order: null,
    license_requirement: null,
    license_policy: null,
    remarks: `${CSL_CONTENT} {"[\\`,
    source_list_url: 'https://example.org/list',
    source_information_url: 'https://example.org/information',
    ...(alt_names === null ? {} : { alt_names }),
    citizenships: null,
    dates_of_birth: null,
    nationalities: null,
    places_of_birth: null,
    ids: [],
    country: null,
    score: 97.5,
  };
}

/** How the stand-in answers once; `as_the_real_one` when nothing is wrong. */
export type CslReply = 'as_the_real_one' | keyof typeof FAULTS;

/**
 * The publisher on loopback, with search and download. It gives the replies in order and repeats the last one; a search
 * without a key is redirected and one with a wrong key is 401, whatever the reply. Downloads carry an entity tag.
 */
export function startCsl(
  context: EndsWith,
  records: readonly MadeRecord[],
  replies: readonly CslReply[] = ['as_the_real_one'],
): Promise<Upstream> {
  const file = Buffer.from(JSON.stringify({ total: records.length, results: records.map(fullRecord) }));
  return startUpstream(context, (response, request, index) => {
    const url = new URL(request.url, 'http://stand-in');
    const isSearch = url.pathname === '/consolidated_screening_list/v1/search';
    const isDownload = url.pathname === '/downloadable_consolidated_screening_list/v1/consolidated.json';
    if (!isSearch && !isDownload) {
      response.writeHead(404).end();
      return;
    }
    if (isSearch && refusesKey(response, request)) return;
    const reply = replies[Math.min(index, replies.length - 1)] ?? 'as_the_real_one';
    if (reply !== 'as_the_real_one') FAULTS[reply](response);
    else if (isSearch) json(response, searchPage(records, url.searchParams));
    else if (request.headers['if-none-match'] === ETAG) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'application/json', etag: ETAG }).end(file);
  });
}

const ETAG = '"edition-1"';

function refusesKey(response: ServerResponse, { headers }: SeenRequest): boolean {
  const key = headers['subscription-key'];
  if (key === undefined) response.writeHead(301, { location: 'https://developer.example.org/' }).end();
  else if (key !== CSL_KEY) {
    response.writeHead(401, { 'www-authenticate': 'AzureApiManagementKey' });
    response.end(JSON.stringify({ statusCode: 401, message: `${CSL_CONTENT}: invalid subscription key.` }));
  }
  return key !== CSL_KEY;
}

/** The real search finds names and aliases that have a word within two letters of a word of the query. */
function searchPage(records: readonly MadeRecord[], query: URLSearchParams): object {
  const words = foldWords(query.get('name') ?? '');
  const size = Math.min(Number(query.get('size') ?? 10), PAGE_SIZE);
  const found = records.filter(({ name, alt_names }) =>
    [name, ...(alt_names ?? [])].flatMap(foldWords).some((listed) => words.some((word) => isNear(listed, word))),
  );
  return {
    total: found.length,
    sources: [{ count: found.length, value: 'SDN' }],
    results: found.slice(0, size).map(fullRecord),
  };
}

function isNear(listed: string, word: string): boolean {
  return listed === word || (Math.min(listed.length, word.length) > 4 && editDistance(listed, word) <= 2);
}

type Respond = (response: ServerResponse) => void;

const good = fullRecord({ name: 'Made Good Trading Co., Ltd.', type: 'Entity' });

/** Every other way in which the stand-in answers. */
export const FAULTS = {
  too_many: status(429),
  too_many_for_2_s: status(429, { 'retry-after': '2' }),
  too_many_for_a_minute: status(429, { 'retry-after': '60' }),
  too_many_for_an_hour: status(429, { 'retry-after': '3600' }),
  expired_key: status(401, { 'www-authenticate': 'AzureApiManagementKey' }),
  forbidden: status(403),
  moved: status(301, { location: '/elsewhere' }),
  gone: status(404),
  broken: status(500),
  unavailable: status(503),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${CSL_CONTENT}</html>`),
  not_json: text(`{"total": 1, "results": [{"name": ${CSL_CONTENT}`),
  empty: text(''),
  null_body: text('null'),
  list: text(JSON.stringify([good])),
  no_results: value({ total: 0 }),
  results_object: value({ total: 1, results: { 0: good } }),
  results_null: value({ total: 0, results: null }),
  record_is_text: value({ total: 2, results: [good, CSL_CONTENT] }),
  record_without_name: value({ total: 2, results: [good, { ...good, name: undefined }] }),
  name_is_number: value({ total: 2, results: [good, { ...good, name: 7 }] }),
  name_is_blank: value({ total: 2, results: [good, { ...good, name: ' ' }] }),
  record_without_source: value({ total: 2, results: [good, { ...good, source: null }] }),
  type_is_list: value({ total: 2, results: [good, { ...good, type: ['Entity'] }] }),
  aliases_are_text: value({ total: 2, results: [good, { ...good, alt_names: 'A; B' }] }),
  alias_is_null: value({ total: 2, results: [good, { ...good, alt_names: ['A', null] }] }),
  total_is_text: value({ total: '1', results: [good] }),
  total_is_negative: value({ total: -1, results: [good] }),
  counts_but_returns_none: value({ total: 5, results: [] }),
  total_too_small: value({ total: 1, results: [good, { ...good, name: 'Made Better Trading Co., Ltd.' }] }),
  error_beside_none: value({ total: 0, results: [], error: { code: 500, message: CSL_CONTENT } }),
  error_text_beside_none: value({ total: 0, sources: [], results: [], errorMessage: CSL_CONTENT }),
  failed_status_beside_none: value({ total: 0, results: [], statusCode: 503 }),
  timed_out_beside_none: value({ total: 0, results: [], timed_out: true }),
  shard_failed_beside_none: value({ total: 0, results: [], _shards: { total: 5, failed: 1 } }),
  error_beside_all: value({ total: 1, results: [good], error: CSL_CONTENT }),
  failed_status_beside_all: value({ total: 1, results: [good], statusCode: 503 }),
  shard_failed_beside_all: value({ total: 1, results: [good], _shards: { total: 5, failed: 1 } }),
  name_is_of_another_script: value({ total: 2, results: [good, { ...good, name: '有限公司', alt_names: null }] }),
  part: (response) =>
    response.writeHead(206, { 'content-range': 'bytes 0-9/99' }).end(JSON.stringify({ total: 1, results: [good] })),
  nested: text(`{"total": 0, "results": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  never: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
  cut: (response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('{"total": 0, ');
    setImmediate(() => response.destroy());
  },
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      if (response.destroyed) return;
      if (response.write(' '.repeat(65_536))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  },
  // An answer, though not a complete one.
  cut_page: value({ total: 77, results: [good] }),
  no_total: value({ results: [good] }),
} as const satisfies Record<string, Respond>;

function status(code: number, headers: Readonly<Record<string, string>> = {}): Respond {
  return (response) =>
    response.writeHead(code, headers).end(JSON.stringify({ statusCode: code, message: CSL_CONTENT }));
}

function value(body: object): Respond {
  return (response) => {
    json(response, body);
  };
}

function text(body: string): Respond {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
