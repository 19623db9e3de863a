import { fileURLToPath } from 'node:url';
import type { TestContext } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

type Transport = Parameters<Client['connect']>[0];

async function connected(t: TestContext, transport: Transport): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  t.after(() => client.close());
  return client;
}

/** The SDK's own client, connected to a server's POST /mcp. */
export function httpClient(
  t: TestContext,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } });
  return connected(t, transport);
}

const SERVER = fileURLToPath(new URL('../../../../server.ts', import.meta.url));

/** The SDK's own client, connected to a program over its standard input and output. */
export function stdioClient(
  t: TestContext,
  environment: Readonly<Record<string, string>>,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, SERVER],
): Promise<Client> {
  const started = { command, args: [...args, 'mcp', '--sandbox'], env: { ...environment } };
  return connected(t, new StdioClientTransport(started));
}

/** The answer of a tool: the JSON of its text. */
export async function callTool(
  client: Client,
  name: string,
  sent: Readonly<Record<string, unknown>>,
): Promise<{ isError: boolean; body: Readonly<Record<string, unknown>> }> {
  const result = await client.callTool({ name, arguments: sent });
  const [content] = result.content as readonly { text: string }[];
  return { isError: result.isError === true, body: JSON.parse(content?.text ?? '') as Record<string, unknown> };
}
