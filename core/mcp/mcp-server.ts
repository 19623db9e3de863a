import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import {
  callOperation,
  errorOutcome,
  type CallableOperation,
  type CallOptions,
  type CallOutcome,
} from '../http/call-operation.ts';
import { isJsonObject } from '../json.ts';
import { toolOf } from './tools.ts';

/** What a server of the Model Context Protocol offers, and whom it serves. */
export interface McpParts {
  readonly operations: ReadonlyMap<string, CallableOperation>;
  /** The program's own version. */
  readonly version: string;
  /** Throws the coded error of a caller who may not call an operation. */
  readonly admit: (operation: CallableOperation) => void | Promise<void>;
  readonly tellFault: CallOptions['tellFault'];
}

const INSTRUCTIONS =
  'Each tool is one operation of a Tracewell service. Answers are exact to their sources: null means that nothing supports a value, and is never ' +
  'to be filled in. A match is a lead for a person to verify, no match is no clearance, and incomplete coverage has to be said.';

/** A protocol server whose tools are the operations; one is made for each connection. An operation's error is a result that says so. */
export function createMcpServer({ operations, version, admit, tellFault }: McpParts): Server {
  const server = new Server(
    { name: 'tracewell', title: 'Tracewell', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...operations.values()].map(toolOf) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const operation = operations.get(params.name);
    if (!operation)
      return toolResult({ kind: 'error', code: 'not_found', message: 'No tool has this name.', retry: false });
    try {
      await admit(operation);
    } catch (error) {
      return toolResult(errorOutcome(error));
    }
    return toolResult(await callOperation(operation, params.arguments ?? {}, { signal, tellFault }));
  });
  return server;
}

/** A result as text, for every client, and as JSON, for those that take it. */
function toolResult(outcome: CallOutcome): CallToolResult {
  const body =
    outcome.kind === 'answer' ? outcome.body : { error: outcome.code, message: outcome.message, retry: outcome.retry };
  return {
    content: [{ type: 'text', text: JSON.stringify(body) }],
    ...(isJsonObject(body) && { structuredContent: { ...body } }),
    isError: outcome.kind === 'error',
  };
}
