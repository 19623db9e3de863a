import { startUpstream, type EndsWith, type Upstream } from './upstream.ts';

/** What the publisher serves: its list of releases, as JSON or as given, and the export of the current one. */
export interface HtsStandInOptions {
  readonly releases: readonly object[] | string;
  readonly bytes: Uint8Array | string;
  /** The list from the second request on. */
  readonly later?: readonly object[];
}

/** A release as the publisher lists it. */
export function listedRelease(name: string, day: string, status = 'current'): object {
  return {
    name,
    description: `${name.slice(0, 4)} HTS`,
    title: name,
    status,
    releaseStartDate: day,
    releaseEndDate: null,
  };
}

/** A stand-in on loopback for the publisher of the tariff schedule. */
export function startHts(context: EndsWith, { releases, bytes, later }: HtsStandInOptions): Promise<Upstream> {
  let lists = 0;
  return startUpstream(context, (response, { url }) => {
    const { pathname, searchParams } = new URL(url, 'http://hts');
    if (pathname === '/reststop/releaseList') {
      const list = lists++ > 0 && later ? later : releases;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(typeof list === 'string' ? list : JSON.stringify(list));
    } else if (pathname === '/reststop/exportList' && searchParams.get('format') === 'JSON') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
    } else response.writeHead(404).end();
  });
}
