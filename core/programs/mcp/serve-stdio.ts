import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { endWithReader } from '../end-with-reader.ts';
import type { LocalOperations } from '../local-operations.ts';
import { localFiles } from './local-files.ts';
import { createMcpServer } from './mcp-server.ts';

/**
 * Serves the protocol over standard input and output until the input ends, and returns the exit code. Nothing else may
 * be printed to the output. Callers may name files in `folders` by path.
 */
export async function serveStdio(
  { operations, tellFault, close }: LocalOperations,
  { version, folders }: { readonly version: string; readonly folders: readonly string[] },
): Promise<number> {
  endWithReader();
  const server = createMcpServer({
    operations,
    version,
    tellFault,
    readFile: folders.length === 0 ? undefined : localFiles(folders),
  });
  const inputEnded = once(process.stdin, 'end');
  await server.connect(new StdioServerTransport());
  await inputEnded;
  await server.close();
  await close();
  return 0;
}
