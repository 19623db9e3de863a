import type { IncomingHttpHeaders } from 'node:http';
import { named, object, text } from '../../json-schema.ts';
import type { Admit } from '../../http/admission.ts';
import type { Operation, Route, TextAnswer } from '../../http/route.ts';
import type { McpParts } from './mcp-server.ts';

/** What the route offers, and who decides on callers. */
export interface McpRouteParts extends Omit<McpParts, 'admit' | 'asker' | 'ended'> {
  /** The server's own gateway, if any; it counts each tool call as a call of its service. */
  readonly admit: Admit | undefined;
}

/** Time in addition to the called operation's. */
const MARGIN_MS = 5_000;

/**
 * POST /mcp: the operations of all services as tools of the Model Context Protocol. The first message loads the SDK.
 */
export function mcpRoute({ admit, ...parts }: McpRouteParts): Route {
  const deadlines = [...parts.operations.values()].map(({ route }) => route.deadlineMs);
  return {
    method: 'POST',
    path: '/mcp',
    operation: OPERATION,
    deadlineMs: Math.max(...deadlines) + MARGIN_MS,
    isGuarded: true,
    async answer(request) {
      const { headers = {} } = request;
      if (!mayCall(headers.origin)) return FOREIGN_PAGE;
      const { answerMcp } = await import('./answer-http.ts');
      return answerMcp({ ...parts, admit: admit && admissionBy(admit, headers) }, request);
    },
  };
}

/** Asks the gateway as if the operation were called directly: with the caller's key and the service's host. */
function admissionBy(admit: Admit, headers: IncomingHttpHeaders): McpParts['admit'] {
  return ({ service, route }) => {
    const asked = { ...headers, 'x-gateway-host': service };
    return admit({ service, route, path: `/${service}${route.path}`, headers: asked });
  };
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Programs send no Origin. Of web pages, only those from this machine may call, or any site could through its visitors'
 * browsers.
 */
function mayCall(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  return url !== null && LOOPBACK.has(url.hostname);
}

const FOREIGN_PAGE: TextAnswer = {
  status: 403,
  contentType: 'application/json',
  text: JSON.stringify({
    jsonrpc: '2.0',
    error: { code: -32_000, message: 'Pages from other sites may not call this server.' },
    id: null,
  }),
};

const OPERATION: Operation = {
  id: 'mcp',
  summary: 'Call the services as Model Context Protocol tools',
  description:
    'Takes one JSON-RPC message of the Streamable HTTP transport, without sessions, and answers with JSON. Each service operation is a tool of ' +
    'the same name, with the same checks, limits and errors; a failed operation returns a result with isError.',
  requestBody: named('JsonRpcMessage', { type: 'object' }, 'A JSON-RPC 2.0 message.'),
  response: {
    description: 'The JSON-RPC 2.0 response.',
    schema: named('JsonRpcResponse', { type: 'object' }, 'A JSON-RPC 2.0 response.'),
  },
  failure: named(
    'JsonRpcError',
    object({
      jsonrpc: { const: '2.0' },
      error: object({ code: { type: 'integer' }, message: text }),
      id: { type: ['string', 'number', 'null'] },
    }),
    'A JSON-RPC 2.0 error: the message is invalid, or not one that a server accepts.',
  ),
  errors: [],
  examples: [
    {
      name: 'ping',
      summary: 'Whether the server answers',
      request: { body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
      status: 200,
      response: { jsonrpc: '2.0', id: 1, result: {} },
    },
  ],
};
