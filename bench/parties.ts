import { readConfiguration } from '../core/configuration.ts';
import { start } from '../start.ts';
import { CSL_KEY, ENTITY_LIST, SDN, startCsl, type MadeRecord } from '../tests/standins/csl.ts';
import { startUflpa, uflpaPage, wholeLists } from '../tests/standins/uflpa.ts';
import { madeNames, realNames } from './register-names.ts';

const PARTIES = 50;

/** Organizations in the download, about as many as in the real one, and in the search, which examines all of them. */
const DOWNLOADED = 17_000;
const SEARCHED = 500;

/** The rate limit of the search, whose turns a call of 50 parties waits for. */
const RATE = { count: 4, perMs: 2_000 };

interface Measured {
  /** Milliseconds of each call. */
  readonly times: readonly number[];
  /** Requests seen by the list's publisher. */
  readonly requests: number;
}

/** Measures a call of 50 parties, with the search at its rate limit and, without a key, with a copy of the download. */
export async function partiesBench(): Promise<void> {
  const real = realNames();
  if (!real) {
    console.log('50 parties are not measured: their names take after real ones, which are not in ../shared/data.');
    return;
  }
  const names = madeNames(real, { count: PARTIES, seed: 4 });
  const listed = madeNames(real, { count: DOWNLOADED, seed: 3 }).map((name, at): MadeRecord => {
    return { name, type: 'Entity', source: at % 5 === 0 ? ENTITY_LIST : SDN };
  });
  const bySearch = await screened(listed.slice(0, SEARCHED), { names, key: CSL_KEY, calls: 1 });
  const [took = NaN] = bySearch.times;
  const floor = (Math.ceil(bySearch.requests / RATE.count) - 1) * RATE.perMs;
  console.log(
    `${PARTIES} parties by the search: ${(took / 1000).toFixed(1)} s for ${bySearch.requests} searches, whose rate alone takes ` +
      `${floor / 1000} s (ratio ${(took / floor).toFixed(2)})`,
  );
  const byCopy = await screened(listed, { names, key: undefined, calls: 2 });
  const [first = NaN, next = NaN] = byCopy.times;
  console.log(
    `${PARTIES} parties without a key: ${first.toFixed(0)} ms with the download of ${DOWNLOADED} records, then ${next.toFixed(0)} ms from its copy ` +
      `(${(next / PARTIES).toFixed(1)} ms a party)`,
  );
}

interface Calls {
  readonly names: readonly string[];
  readonly key: string | undefined;
  /** How often the same parties are screened in a row. */
  readonly calls: number;
}

/** Screens the parties on a separate server with stand-ins. */
async function screened(records: readonly MadeRecord[], { names, key, calls }: Calls): Promise<Measured> {
  const ends: (() => void)[] = [];
  const context = { after: (end: () => void) => ends.push(end) };
  const csl = await startCsl(context, records);
  const uflpa = await startUflpa(context, [{ page: uflpaPage(wholeLists()) }]);
  const environment = { CSL_URL: csl.origin, UFLPA_URL: uflpa.origin, ...(key !== undefined && { CSL_API_KEY: key }) };
  const server = await start(readConfiguration({ PORT: '0', LOG_LEVEL: 'silent', ...environment }), {
    log: () => undefined,
    summary: () => undefined,
  });
  try {
    const times: number[] = [];
    for (let call = 0; call < calls; call++) times.push(await screenParties(server.url, names));
    return { times, requests: csl.requests.length };
  } finally {
    await server.stop();
    for (const end of ends) end();
  }
}

/** Milliseconds of a call; fails if a section is in error. */
async function screenParties(url: string, names: readonly string[]): Promise<number> {
  const body = JSON.stringify({ parties: names.map((name) => ({ name, role: 'supplier' })) });
  const started = performance.now();
  const response = await fetch(`${url}/import-risk/screen/parties`, { method: 'POST', body });
  const { results = [] } = (await response.json()) as {
    results?: { uflpa: { status: string }; csl: { status: string } }[];
  };
  const took = performance.now() - started;
  const failed = results.filter(({ uflpa, csl }) => uflpa.status === 'error' || csl.status === 'error').length;
  if (results.length !== names.length || failed > 0)
    throw new Error(`${failed} of ${results.length} were not screened.`);
  return took;
}
