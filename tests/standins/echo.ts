import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ECHO_COLUMNS } from '../../core/screening/agencies/epa/echo-row.ts';
import { startUpstream, type EndsWith, type SeenRequest } from './upstream.ts';

/** A facility as ECHO has it: every value is text or null. A missing column is blank. */
export type EchoFacility = Readonly<Record<string, string | null>> & { readonly FacName: string };

export type EchoStep = 'metadata' | 'get_facilities' | 'get_qid';

export interface EchoStandInOptions {
  readonly facilities: readonly EchoFacility[];
  /** How a step is answered instead of with its data; `nth` counts the requests for that step from 0. */
  readonly misbehave?: ((step: EchoStep, nth: number) => keyof typeof ECHO_REPLIES | undefined) | undefined;
  readonly latencyMs?: number | undefined;
  /** A query with more rows than this is refused. */
  readonly querysetLimit?: number;
  /** Columns that the metadata does not list. */
  readonly unlisted?: readonly string[];
}

export interface EchoStandIn {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** The steps requested so far, in order. */
  readonly steps: () => readonly string[];
}

/** A column that ECHO adds whether it was requested or not. */
const UNASKED = { FacEisReporter: 'N', ObjectId: '1' };

/**
 * A stand-in for ECHO on loopback: rows in two steps, column IDs that differ on every run, names split at commas,
 * unknown parameters ignored, errors with status 200.
 */
export async function startEcho(context: EndsWith, options: EchoStandInOptions): Promise<EchoStandIn> {
  const { facilities, querysetLimit = 2_000 } = options;
  const ids = shuffledIds();
  const queries = new Map<string, readonly EchoFacility[]>();
  const seen = new Map<string, number>();
  let lastQuery = randomInt(100, 900);

  function metadata(): unknown {
    const listed = [...ids].filter(([name]) => !options.unlisted?.includes(name));
    const columns = listed.map(([ObjectName, ColumnID]) => ({
      ColumnName: ObjectName.toUpperCase(),
      DataType: 'VARCHAR2',
      DataLength: '200',
      ColumnID: String(ColumnID),
      ObjectName,
      Description: '',
    }));
    return { Results: { Message: 'Success', ResultColumns: columns } };
  }

  function find(query: URLSearchParams): unknown {
    const found = facilities
      .filter((facility) => isWanted(facility, query))
      .toSorted((a, b) => (a.FacName < b.FacName ? -1 : 1));
    if (found.length > querysetLimit) return limitError(found.length);
    lastQuery = (lastQuery % 999) + 1;
    queries.set(String(lastQuery), found);
    return {
      Results: {
        Message: 'Success',
        Version: 'ALL DATA v2017-06-16 0923',
        QueryRows: String(found.length),
        TotalPenalties: '$0',
        BadSystemIDs: null,
        QueryID: String(lastQuery),
      },
    };
  }

  function rows(query: URLSearchParams): unknown {
    const id = query.get('qid') ?? '';
    const found = queries.get(id);
    if (!found) return lostQuery(id);
    const asked = new Set((query.get('qcolumns') ?? '').split(',').map(Number));
    const columns = [...ids].filter(([, columnId]) => asked.has(columnId)).map(([name]) => name);
    const page = found.slice(0, 1_000);
    return {
      Results: {
        Message: 'Working',
        QueryRows: String(found.length),
        QueryID: id,
        PageNo: query.get('pageno'),
        Facilities: page.map((facility) => ({
          ...Object.fromEntries(columns.map((name) => [name, facility[name] ?? null])),
          ...UNASKED,
        })),
      },
    };
  }

  const upstream = await startUpstream(context, (response, request) => {
    const [path = '', search = ''] = request.url.split('?');
    const step = path.replace('/echo/echo_rest_services.', '');
    const nth = seen.get(step) ?? 0;
    seen.set(step, nth + 1);
    const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
      metadata,
      get_facilities: find,
      get_qid: rows,
    };
    const answer = answers[step];
    const reply = options.misbehave?.(step as EchoStep, nth);
    const respond = (): void => {
      if (reply !== undefined) ECHO_REPLIES[reply](response);
      else if (answer) json(response, answer(new URLSearchParams(search)));
      else response.writeHead(404).end('<html>Not found</html>');
    };
    if (options.latencyMs === undefined) respond();
    else setTimeout(respond, options.latencyMs);
  });
  return {
    url: upstream.origin,
    requests: upstream.requests,
    steps: () => upstream.requests.map(({ url }) => url.split('?')[0]?.split('.').at(-1) ?? ''),
  };
}

function shuffledIds(): Map<string, number> {
  const names: string[] = [...ECHO_COLUMNS, 'FacLat', 'FacLong', 'FacSNCFlg', 'FacComplianceStatus'];
  const free = Array.from({ length: 200 }, (_, i) => i + 1);
  return new Map(names.map((name) => [name, free.splice(randomInt(free.length), 1)[0] ?? 0]));
}

/** Every filter that ECHO has; a name and a street match by any part of them, in any case. */
function isWanted(facility: EchoFacility, query: URLSearchParams): boolean {
  const names = (query.get('p_fn') ?? '').toUpperCase().split(',');
  return (
    names.some((name) => facility.FacName.toUpperCase().includes(name.trim())) &&
    (facility['FacStreet'] ?? '').toUpperCase().includes((query.get('p_sa') ?? '').toUpperCase()) &&
    isEither(facility['FacCity'], query.get('p_ct')) &&
    isEither(facility['FacState'], query.get('p_st')) &&
    isEither(facility['FacZip']?.slice(0, 5), query.get('p_zip')) &&
    isEither(facility['RegistryID'], query.get('p_frs'))
  );
}

function isEither(value: string | null | undefined, wanted: string | null): boolean {
  return (
    wanted === null ||
    wanted
      .toUpperCase()
      .split(',')
      .includes((value ?? '').toUpperCase())
  );
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function limitError(rows: number): unknown {
  const ErrorMessage = `Rows Returned would be ${rows}. Queryset Limit would be exceeded - please make search parameters more selective.`;
  return { Results: { Error: { ErrorMessage } } };
}

function lostQuery(id: string): unknown {
  return { Results: { Error: { ErrorMessage: `QueryID ${id} not found in ECHO.` } } };
}

const ROBOT =
  'Your query has been identified as a robotic or programmed query, and has been blocked. ECHO is not designed to support large scale data transfers or robotic queries.';
const THROTTLED =
  'If your requests exceed 300 per hour or 1,500 per day, we will throttle your request. ECHO has exports of bulk data available for download at https://echo.epa.gov/tools/data-downloads.';

/** Every way in which the stand-in answers instead of with data. */
export const ECHO_REPLIES = {
  robot_top: (response) => {
    json(response, { Error: { ErrorMessage: ROBOT } });
  },
  robot_nested: (response) => {
    json(response, { Results: { Error: { ErrorMessage: ROBOT } } });
  },
  limit: (response) => {
    json(response, limitError(131_843));
  },
  lost_query: (response) => {
    json(response, lostQuery('200897'));
  },
  other_error: (response) => {
    json(response, { Results: { Error: { ErrorMessage: 'ORA-00942: table or view does not exist' } } });
  },
  /** The facility, next to errors that are null. */
  null_errors: (response) => {
    const facility = { FacName: 'ACME WIDGETS INC' };
    json(response, { Error: null, Results: { Error: null, QueryRows: '1', QueryID: '7', Facilities: [facility] } });
  },
  throttled: (response) => response.writeHead(429).end(THROTTLED),
  maintenance: (response) =>
    response
      .writeHead(503, { 'content-type': 'text/html' })
      .end('<html>maintenance downtime or capacity problems</html>'),
  server_error: (response) => response.writeHead(500).end('<html>Internal Server Error</html>'),
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
  empty: (response) => response.writeHead(200).end(),
  other_shape: (response) => {
    json(response, { Results: { Message: 'Success' } });
  },
  no_rows: (response) => {
    json(response, { Results: { Message: 'Working', QueryRows: '1', Facilities: [] } });
  },
  /** A row that cannot be read at all. */
  garbage_rows: (response) => {
    json(response, { Results: { Message: 'Working', QueryRows: '1', Facilities: [{}] } });
  },
  /** The row of a query for another company, as when an ID is given to somebody else. */
  other_company: (response) => {
    json(response, {
      Results: {
        QueryRows: '1',
        Facilities: [{ FacName: 'BETA SMELTING CO', FacState: 'OH', RegistryID: '110000000777' }],
      },
    });
  },
  other_state: (response) => {
    json(response, {
      Results: {
        QueryRows: '1',
        Facilities: [{ FacName: 'ACME WIDGETS INC', FacState: 'TX', RegistryID: '110000000778' }],
      },
    });
  },
  rows_without_ids: (response) => {
    json(response, { Results: { Message: 'Working', QueryRows: '1', Facilities: [{ FacName: 'ACME WIDGETS INC' }] } });
  },
  never: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
} as const satisfies Record<string, (response: ServerResponse) => void>;
