import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer, type McpParts } from './mcp-server.ts';

/** Serves the protocol over standard input and output until the input ends; nothing else may be printed to the output. */
export async function serveStdio(parts: McpParts): Promise<void> {
  const server = createMcpServer(parts);
  const inputEnded = once(process.stdin, 'end');
  await server.connect(new StdioServerTransport());
  await inputEnded;
  await server.close();
}
