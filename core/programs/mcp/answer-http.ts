import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { ApiRequest, TextAnswer } from '../../http/route.ts';
import { createMcpServer, type McpParts } from './mcp-server.ts';

/** Only its path is ever looked at. */
const ADDRESS = 'http://localhost/mcp';

/**
 * Answers one message of the protocol's Streamable HTTP transport: without sessions, and with JSON instead of a stream,
 * so that every message is self-contained and any process can answer it.
 */
export async function answerMcp(parts: McpParts, request: ApiRequest): Promise<TextAnswer> {
  const { headers = {}, body, caller, owner, signal } = request;
  const asker = { ...(caller !== undefined && { caller }), owner };
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  // The call is aborted and its result awaited: a connection closed during a call would never be answered.
  const server = createMcpServer({ ...parts, asker, ended: signal });
  await server.connect(transport);
  try {
    const message = new Request(ADDRESS, { method: 'POST', headers: transportHeaders(headers) });
    const response = await transport.handleRequest(message, { parsedBody: body });
    const contentType = response.headers.get('content-type') ?? 'application/json';
    return { status: response.status, contentType, text: await response.text() };
  } finally {
    await server.close();
  }
}

/**
 * Content types are fixed, as everywhere on this server: both body and answer are JSON. Only the version comes from the
 * caller.
 */
function transportHeaders(headers: NonNullable<ApiRequest['headers']>): [string, string][] {
  const version = headers['mcp-protocol-version'];
  return [
    ['accept', 'application/json, text/event-stream'],
    ['content-type', 'application/json'],
    ...(typeof version === 'string' ? [['mcp-protocol-version', version] as [string, string]] : []),
  ];
}
