import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import {
  callOperation,
  errorOutcome,
  type CallableOperation,
  type CallOptions,
  type CallOutcome,
} from '../../http/call-operation.ts';
import type { Admission } from '../../http/admission.ts';
import { isJsonObject } from '../../json.ts';
import type { ReadLocalFile } from './local-files.ts';
import { refuseUnknown, toolOf } from './tools.ts';

/** What a Model Context Protocol server offers, and to whom. */
export interface McpParts {
  readonly operations: ReadonlyMap<string, CallableOperation>;
  /** The program's version. */
  readonly version: string;
  /** Decides whether a caller may call an operation, and with which quota; if absent, all may. */
  readonly admit?: ((operation: CallableOperation) => Promise<Admission>) | undefined;
  /** Reads files on this machine by path; if absent, none are read. */
  readonly readFile?: ReadLocalFile | undefined;
  readonly tellFault: CallOptions['tellFault'];
  /** On whose behalf calls are made. */
  readonly asker?: Pick<CallOptions, 'caller' | 'owner'>;
  /** Aborts every call; a caller's own cancellation aborts one. */
  readonly ended?: AbortSignal;
}

const INSTRUCTIONS =
  'Each tool is one operation of a Tracewell service. Every value is traced to its source: null means that no source supports a value; never ' +
  'fill it in. A match is a lead for a person to verify, no match is not a clearance, and incomplete coverage must be reported.';

/**
 * Creates a protocol server whose tools are the operations; one per connection. An operation's error becomes an error
 * result.
 */
export function createMcpServer(parts: McpParts): McpServer {
  const { operations, version, admit, readFile, tellFault, asker, ended } = parts;
  const toolFor = (operation: CallableOperation): Tool => toolOf(operation, { readsFiles: readFile !== undefined });
  const mcp = new McpServer(
    { name: 'tracewell', title: 'Tracewell', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  // The inner server: McpServer's tools need schemas of a library, and these are already JSON schemas.
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...operations.values()].map(toolFor) }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const operation = operations.get(params.name);
    if (!operation) return toolResult(NO_TOOL);
    try {
      const admission = await admit?.(operation);
      if (admission?.kind === 'refused') return errorResult(admission.answer.body);
      const sent = params.arguments ?? {};
      refuseUnknown(toolFor(operation), sent);
      const { file } = operation.route;
      const given = readFile && file ? await readFile(sent, file.member) : sent;
      const either = ended ? AbortSignal.any([signal, ended]) : signal;
      return toolResult(
        await callOperation(operation, given, { ...asker, quota: admission?.quota, signal: either, tellFault }),
      );
    } catch (error) {
      return toolResult(errorOutcome(error));
    }
  });
  return mcp;
}

const NO_TOOL: CallOutcome = { kind: 'error', code: 'not_found', message: 'No tool has this name.', retry: false };

function toolResult(outcome: CallOutcome): CallToolResult {
  if (outcome.kind === 'error') {
    const { code, message, retry } = outcome;
    return errorResult({ error: code, message, retry });
  }
  const { body } = outcome;
  // As text for every client, and as JSON for those that support it.
  return { content: textOf(body), ...(isJsonObject(body) && { structuredContent: { ...body } }) };
}

/** Only text: clients validate structured content against the answer's schema, even for an error. */
function errorResult(body: unknown): CallToolResult {
  return { content: textOf(body), isError: true };
}

function textOf(body: unknown): CallToolResult['content'] {
  return [{ type: 'text', text: JSON.stringify(body) }];
}
