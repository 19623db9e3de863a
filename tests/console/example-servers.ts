import type { TestContext } from 'node:test';
import { runServer } from '../running-server.ts';
import { startExampleReader, startExampleUpstreams } from '../standins/example-upstreams.ts';

/** Where each service answers its documented examples: some stand on what a model reads, the others on upstreams. */
export interface ExampleServers {
  readonly upstreams: string;
  readonly reader: string;
  readonly of: (slug: string) => string;
}

const READ_BY_MODEL = ['resume', 'invoice', 'certificate'];

export async function startExampleServers(t: TestContext): Promise<ExampleServers> {
  const upstreams = (await runServer(t, await startExampleUpstreams(t))).url;
  const reader = (await runServer(t, await startExampleReader(t))).url;
  return { upstreams, reader, of: (slug) => (READ_BY_MODEL.includes(slug) ? reader : upstreams) };
}
