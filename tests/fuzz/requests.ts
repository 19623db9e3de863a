import fc from 'fast-check';
import type { FuzzedOperation } from './operations.ts';
import { valuesOf, type SchemaNode } from './schema-values.ts';
import { CODE_POINTS } from '../code-points.ts';

/** A request to an operation. */
export interface FuzzedRequest {
  readonly method: string;
  /** With the values of its `{names}` filled in. */
  readonly path: string;
  readonly inPath: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** The bytes of the body, or undefined if none is sent. */
  readonly body: string | undefined;
  /** The body as generated, or undefined if it is not JSON. */
  readonly value: unknown;
}

/** Replacements for a value of a request that is to be broken. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  '',
  ' ',
  '\u200b',
  '\u0000',
  '\ud800 cotton \udc00',
  '<script>alert(1)</script>',
  "'; DROP TABLE profiles; --",
  '../../etc/passwd',
  '%00%ff',
  '__proto__',
  '\u202eInc.',
  'x'.repeat(60_000),
  '\u{1f455}'.repeat(600),
  [],
  {},
  [[[[]]]],
  { toString: 1, constructor: {} },
];

const MEMBERS = ['__proto__', 'constructor', 'toString', 'include_individuals', 'unknown'];

const hostileValues = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: CODE_POINTS }),
);

/**
 * Requests to an operation: some follow its document, some differ from it in a place or two, and some are arbitrary.
 */
export function requestsTo(operation: FuzzedOperation): fc.Arbitrary<FuzzedRequest> {
  const placed = pathsOf(operation);
  const { method } = operation;
  if (operation.bodySchema === undefined) {
    const asked = fc.record({ placed, query: queriesOf(operation) });
    return asked.map(({ placed: at, query }) => ({ method, ...at, query, body: undefined, value: undefined }));
  }
  const values = bodiesOf(operation, operation.bodySchema);
  const json = fc.record({ placed, query: queriesOf(operation), value: values });
  const noise = fc.record({ placed, body: fc.oneof(fc.string(), fc.constantFrom(...NO_JSON)) });
  return fc.oneof(
    {
      weight: 12,
      arbitrary: json.map(({ placed: at, query, value }) => ({
        method,
        ...at,
        query,
        value,
        body: JSON.stringify(value),
      })),
    },
    {
      weight: 1,
      arbitrary: noise.map(({ placed: at, body }) => ({ method, ...at, query: [], value: undefined, body })),
    },
  );
}

/** Bodies that are not a JSON object, or barely one. */
const NO_JSON = [
  '',
  '{',
  '{"a":}',
  '[]',
  '"text"',
  '1',
  'null',
  '{"a":1}{"a":1}',
  '\ufeff{}',
  `${'['.repeat(70)}${']'.repeat(70)}`,
];

function bodiesOf({ goodBodies }: FuzzedOperation, schema: SchemaNode): fc.Arbitrary<unknown> {
  const valid = goodBodies.length === 0 ? valuesOf(schema) : fc.oneof(valuesOf(schema), fc.constantFrom(...goodBodies));
  const names = [...Object.keys(schema.properties ?? {}), ...MEMBERS];
  const anything = fc.dictionary(fc.constantFrom(...names), hostileValues, { maxKeys: 4, noNullPrototype: true });
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 4, arbitrary: fc.tuple(valid, edits).map(([value, all]) => all.reduce(edited, value)) },
    { weight: 1, arbitrary: anything },
  );
}

/** One place of a value, by a number of any size, and what happens to it. */
interface Edit {
  readonly place: number;
  readonly change: 'replace' | 'remove' | 'add';
  readonly member: string;
  readonly value: unknown;
}

const edits = fc.array(
  fc.record({
    place: fc.nat(1_000),
    change: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    member: fc.constantFrom(...MEMBERS),
    value: hostileValues,
  }),
  { minLength: 1, maxLength: 2 },
);

/** A value with one place of it changed: any member of any object or list in it. */
function edited(value: unknown, edit: Edit): unknown {
  if (typeof value !== 'object' || value === null) return edit.value;
  const entries = Object.entries(value);
  const at = edit.place % (entries.length + 1);
  const [name, member] = entries[at] ?? [];
  if (name === undefined)
    return edit.change === 'add' ? withEntries(value, [...entries, [edit.member, edit.value]]) : value;
  const isDeeper = typeof member === 'object' && member !== null && edit.place % 3 !== 0;
  if (isDeeper) {
    const inner = edited(member, { ...edit, place: Math.floor(edit.place / (entries.length + 1)) });
    return withEntries(value, entries.with(at, [name, inner]));
  }
  return withEntries(value, edit.change === 'remove' ? entries.toSpliced(at, 1) : entries.with(at, [name, edit.value]));
}

function withEntries(value: object, entries: [string, unknown][]): unknown {
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/** Paths whose names are replaced by values that the document allows, by the id of a saved profile, or by any text. */
function pathsOf({ path, parameters }: FuzzedOperation): fc.Arbitrary<Pick<FuzzedRequest, 'path' | 'inPath'>> {
  const ids = fc.stringMatching(/^req_[A-Za-z0-9_-]{22}$/);
  const anything = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
  const inPath = parameters.flatMap(({ name, in: place, schema }) =>
    place === 'path' ? [[name, fc.oneof(valuesOf(schema as SchemaNode).map(String), ids, anything)] as const] : [],
  );
  return fc.record(Object.fromEntries(inPath)).map((sent) => {
    const values = Object.entries(sent).map(([name, value]) => [name, value.toWellFormed() || 'x'] as const);
    return {
      path: values.reduce((whole, [name, value]) => whole.replace(`{${name}}`, () => encodeURIComponent(value)), path),
      inPath: Object.fromEntries(values),
    };
  });
}

function queriesOf({ parameters, goodQueries }: FuzzedOperation): fc.Arbitrary<[string, string][]> {
  const inQuery = parameters.filter((one) => one.in === 'query');
  if (inQuery.length === 0) return fc.constant([]);
  const named = inQuery.map(({ name, schema }) => {
    const values = fc.oneof(
      { weight: 4, arbitrary: valuesOf(schema as SchemaNode).map(String) },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE.filter((one) => typeof one === 'string')) },
    );
    return values.map((value): [string, string] => [name, value.toWellFormed().slice(0, 1_000)]);
  });
  const others = fc.subarray(named).chain((chosen) => fc.tuple(...chosen));
  const good: fc.Arbitrary<Readonly<Record<string, string>>> =
    goodQueries.length === 0 ? fc.constant({}) : fc.constantFrom(...goodQueries);
  const twice = fc.array(fc.oneof(...named), { minLength: 2, maxLength: 2 });
  return fc.oneof(
    { weight: 2, arbitrary: good.map((one) => Object.entries(one)) },
    {
      weight: 3,
      arbitrary: fc.tuple(good, others).map(([one, more]) => Object.entries({ ...one, ...Object.fromEntries(more) })),
    },
    { weight: 2, arbitrary: others },
    { weight: 1, arbitrary: twice },
  );
}
