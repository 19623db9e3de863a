import { startExampleReader, startExampleUpstreams } from '../tests/standins/example-upstreams.ts';
import { startProcess, type ServerProcess } from './server-process.ts';

/** A server process over stand-ins of everything outside. */
export interface StandInServer extends ServerProcess {
  readonly origin: string;
}

/** Starts a server over stand-ins: one that reads by itself, or one with a model. */
export async function startOverStandIns(
  reader: 'embedded' | 'model',
  settings: Readonly<Record<string, string>> = {},
): Promise<StandInServer> {
  const ends: (() => void)[] = [];
  const context = { after: (end: () => void) => ends.push(end) };
  const outside =
    reader === 'model'
      ? await startExampleReader(context)
      : // The list's download: its search allows only two calls a second.
        { ...(await startExampleUpstreams(context)), CSL_API_KEY: '' };
  const server = await startProcess([process.execPath, 'server.ts'], {
    ...outside,
    REGISTER_REFRESH: 'off',
    ...settings,
  });
  return {
    ...server,
    origin: `http://127.0.0.1:${server.port}`,
    async stop() {
      await server.stop();
      for (const end of ends) end();
    },
  };
}
