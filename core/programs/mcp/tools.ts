import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { CallableOperation } from '../../http/call-operation.ts';
import { CodedError } from '../../http/errors.ts';
import type { JsonObject } from '../../json.ts';
import { PATH_ARGUMENT } from './local-files.ts';

/** Status of an operation that stores something; all others only read. */
const CREATED = 201;

/**
 * Describes an operation as a tool: named by its id, with the arguments of path, query and body together, plus the path
 * of a file if local files are read.
 */
export function toolOf({ route }: CallableOperation, { readsFiles }: { readonly readsFiles: boolean }): Tool {
  const { method, upload } = route;
  const {
    id,
    summary,
    description,
    pathParameters = [],
    parameters = [],
    requestBody = {},
    response,
  } = route.operation;
  const { properties, required, description: ofBody, ...stated } = requestBody;
  const rules = readsFiles && route.file ? withoutChoice(stated) : stated;
  return {
    name: id,
    title: summary,
    description: typeof ofBody === 'string' ? `${description} ${ofBody}` : description,
    inputSchema: {
      ...rules,
      type: 'object',
      properties: {
        ...Object.fromEntries(
          [...pathParameters, ...parameters].map((one) => [one.name, { ...one.schema, description: one.description }]),
        ),
        ...(properties as Record<string, object> | undefined),
        ...(upload && { [upload.member]: { type: 'string', description: upload.description } }),
        ...(readsFiles && route.file ? { [PATH_ARGUMENT]: fileOf(route.file.member) } : {}),
      },
      required: [
        ...pathParameters.map(({ name }) => name),
        ...((required as string[] | undefined) ?? []),
        ...(upload ? [upload.member] : []),
      ],
      additionalProperties: false,
    },
    outputSchema: response.schema as NonNullable<Tool['outputSchema']>,
    annotations: {
      readOnlyHint: response.status !== CREATED && (method === 'GET' || method === 'POST'),
      destructiveHint: method === 'PUT' || method === 'DELETE',
      openWorldHint: true,
    },
  };
}

function fileOf(member: string): object {
  return {
    type: 'string',
    description: `Path of a file on this machine, in a folder the operator allows; replaces ${member}. mime_type is optional then.`,
  };
}

/**
 * Rules about which members exclude each other do not know the path argument; the operation itself still refuses
 * violations.
 */
function withoutChoice(rules: JsonObject): JsonObject {
  const choices = ['oneOf', 'allOf', 'dependentRequired'];
  return Object.fromEntries(Object.entries(rules).filter(([name]) => !choices.includes(name)));
}

/** Refused by its mere presence, with its own code. */
const REFUSED_BY_NAME = 'include_individuals';

/** Only names of the usual form are repeated. */
const NAME = /^\w{1,64}$/;

/** Throws `invalid_fields` for unknown arguments: an agent's misspelling would otherwise be silently ignored. */
export function refuseUnknown({ inputSchema: { properties = {} } }: Tool, sent: JsonObject): void {
  const unknown = Object.keys(sent).find((name) => !Object.hasOwn(properties, name) && name !== REFUSED_BY_NAME);
  if (unknown === undefined) return;
  const called = NAME.test(unknown) ? unknown : 'of that name';
  throw new CodedError(
    'invalid_fields',
    `There is no argument ${called}. Allowed: ${Object.keys(properties).join(', ')}.`,
  );
}
