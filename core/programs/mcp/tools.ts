import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { pathParameters, type CallableOperation } from '../../http/call-operation.ts';

/** The status of an operation that keeps something; all others only read. */
const CREATED = 201;

/** An operation as a tool: named by its id, its arguments those of the path, the query and the body together. */
export function toolOf({ route }: CallableOperation): Tool {
  const { id, summary, description, parameters = [], requestBody = {}, response } = route.operation;
  const inPath = [...pathParameters(route.path)];
  const { properties, required, description: ofBody, ...rules } = requestBody;
  return {
    name: id,
    title: summary,
    description: typeof ofBody === 'string' ? `${description} ${ofBody}` : description,
    inputSchema: {
      ...rules,
      type: 'object',
      properties: {
        ...Object.fromEntries(inPath.map((name) => [name, { type: 'string' }])),
        ...Object.fromEntries(parameters.map((one) => [one.name, { ...one.schema, description: one.description }])),
        ...(properties as Record<string, object> | undefined),
      },
      required: [...inPath, ...((required as string[] | undefined) ?? [])],
    },
    annotations: { readOnlyHint: response.status !== CREATED, destructiveHint: false, openWorldHint: true },
  };
}
