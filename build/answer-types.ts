import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { JsonSchema } from '../core/json-schema.ts';

/*
 * Writes the types of the answers from their schemas: `answer.ts` next to each `answer-schema.ts` in core. A named
 * schema becomes a type of that name. `npm run types` writes the files; --check only reports which are out of date.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A file of types. */
export interface TypeFile {
  /** Relative to the project. */
  readonly path: string;
  readonly text: string;
}

/** Returns the project's type files, as defined by its schemas. */
export async function answerTypeFiles(): Promise<TypeFile[]> {
  const paths = globSync('core/**/answer-schema.ts', { cwd: ROOT }).sort();
  const modules = await Promise.all(
    paths.map(async (path) => {
      const exported = Object.values((await import(join(ROOT, path))) as Readonly<Record<string, unknown>>);
      return { path, schemas: exported.filter(isSchema).filter((schema) => titleOf(schema) !== undefined) };
    }),
  );
  const style = await resolveConfig(join(ROOT, 'build/answer-types.ts'));
  const files = typeFiles(modules);
  return Promise.all(
    files.map(async ({ path, text }) => ({ path, text: await format(text, { ...style, filepath: path }) })),
  );
}

/** A module that exports named schemas. */
interface SchemaModule {
  readonly path: string;
  readonly schemas: readonly JsonSchema[];
}

/**
 * Returns the type files of some modules. Throws for a schema without a type equivalent, and for two schemas of one
 * name.
 */
export function typeFiles(modules: readonly SchemaModule[]): TypeFile[] {
  const ownerOf = new Map(modules.flatMap(({ path, schemas }) => schemas.map((one) => [titleOf(one), path] as const)));
  const textOf = new Map<string, string>();
  return modules
    .filter(({ schemas }) => schemas.length > 0)
    .map(({ path, schemas }) => {
      const imports = new Map<string, Set<string>>();
      const types = new Map<string, string>();
      function refer(schema: JsonSchema, title: string): string {
        const owner = ownerOf.get(title);
        if (owner === undefined || owner === path) define(schema, title);
        else imports.set(owner, (imports.get(owner) ?? new Set()).add(title));
        return title;
      }
      function define(schema: JsonSchema, title: string): void {
        const text = JSON.stringify(schema);
        if ((textOf.get(title) ?? text) !== text) throw new Error(`Two different schemas are named ${title}`);
        textOf.set(title, text);
        if (types.has(title)) return;
        // Reserves its place before its content is known, so that a type comes before its parts.
        types.set(title, '');
        types.set(title, `${comment(schema)}export type ${title} = ${typeOf(untitled(schema), refer)};\n`);
      }
      for (const schema of schemas) define(schema, titleOf(schema) ?? '');
      const lines = [...imports].map(
        ([owner, names]) => `import type { ${[...names].sort().join(', ')} } from '${importPath(path, owner)}';\n`,
      );
      return {
        path: join(dirname(path), 'answer.ts'),
        text: `/* Written from answer-schema.ts by \`npm run types\`. */\n\n${lines.sort().join('')}\n${[...types.values()].join('\n')}`,
      };
    });
}

function importPath(from: string, owner: string): string {
  const path = relative(dirname(from), join(dirname(owner), 'answer.ts'));
  return path.startsWith('.') ? path : `./${path}`;
}

/** Keywords that narrow a value in ways a type cannot express, or describe it. */
const WITHOUT_TYPE = new Set([
  ...['description', 'format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties'],
]);
const WITH_TYPE = new Set([
  'title',
  'type',
  'enum',
  'oneOf',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);

type Refer = (schema: JsonSchema, title: string) => string;

/**
 * Returns the TypeScript type of a schema; `refer` gives the reference to a named one. Throws for an unknown keyword.
 */
export function typeOf(schema: JsonSchema, refer: Refer): string {
  const unknown = Object.keys(schema).filter((keyword) => !WITHOUT_TYPE.has(keyword) && !WITH_TYPE.has(keyword));
  if (unknown.length > 0) throw new Error(`No type is written for the keywords ${unknown.join(', ')}`);
  const title = titleOf(schema);
  if (title !== undefined) return refer(schema, title);
  if (schema['oneOf'] !== undefined) return union((schema['oneOf'] as JsonSchema[]).map((one) => typeOf(one, refer)));
  if (schema['enum'] !== undefined) return union((schema['enum'] as unknown[]).map((value) => JSON.stringify(value)));
  const types = [schema['type']].flat() as string[];
  return union(types.map((type) => typeByName(type, schema, refer)));
}

function typeByName(type: string, schema: JsonSchema, refer: Refer): string {
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return `readonly (${typeOf(schema['items'] as JsonSchema, refer)})[]`;
    case 'object':
      return objectType(schema, refer);
    default:
      throw new Error(`No type is written for the type ${type}`);
  }
}

function objectType(schema: JsonSchema, refer: Refer): string {
  const { properties, additionalProperties } = schema;
  if (properties === undefined) {
    if (!isSchema(additionalProperties)) throw new Error('An object has neither properties nor a schema for them');
    return `Readonly<Record<string, ${typeOf(additionalProperties, refer)}>>`;
  }
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  // A named schema is described at its type.
  const members = Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(
    ([name, member]) =>
      `${titleOf(member) === undefined ? comment(member) : ''}readonly ${name}${required.has(name) ? '' : '?'}: ${typeOf(member, refer)};\n`,
  );
  if (!isSchema(additionalProperties)) return `{\n${members.join('')}}`;
  const types = [additionalProperties, ...Object.values(properties as Readonly<Record<string, JsonSchema>>)];
  const others = union([...types.map((member) => typeOf(member, refer)), 'undefined']);
  return `{\n${members.join('')}readonly [name: string]: ${others};\n}`;
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function comment({ description }: JsonSchema): string {
  return typeof description === 'string' ? `/** ${description} */\n` : '';
}

function untitled(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== 'title'));
}

function titleOf(schema: JsonSchema): string | undefined {
  return typeof schema['title'] === 'string' ? schema['title'] : undefined;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  for (const { path, text } of await answerTypeFiles()) {
    const file = join(ROOT, path);
    if (!isCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${path} differs from its schema; npm run types writes it.`);
      process.exitCode = 1;
    }
  }
}
