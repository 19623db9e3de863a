import fc from 'fast-check';
import { SAMPLE_FILES } from './sample-files.ts';

/** What the request schemas of the documents are made of. */
export interface SchemaNode {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly oneOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
}

/** Longer texts would only spend time on sending them; their limits have tests of their own. */
const MAX_SENT = 60_000;

/** Values that follow a schema. Alternative members, as in "exactly one of", are chosen at random. */
export function valuesOf(schema: SchemaNode): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? (schema.type as readonly string[]) : [schema.type];
  switch (type[0]) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue();
  }
}

function objectsOf(schema: SchemaNode): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  const choices = [schema, ...(schema.allOf ?? [])].flatMap((one) => (one.oneOf ? [one.oneOf] : []));
  const ofChoices = new Set(choices.flat().flatMap((one) => one.required ?? []));
  return fc
    .tuple(...choices.map((choice) => fc.constantFrom(...choice)))
    .map((chosen) => chosen.flatMap((one) => one.required ?? []))
    .chain((chosen) => {
      const needed = chosen.flatMap((name) => schema.dependentRequired?.[name] ?? []);
      const required = [...(schema.required ?? []), ...chosen, ...needed];
      const names = Object.keys(properties).filter((name) => required.includes(name) || !ofChoices.has(name));
      const values = Object.fromEntries(names.map((name) => [name, valuesOf(properties[name] ?? {})]));
      const made = fc.record(values, { requiredKeys: required, noNullPrototype: true });
      return made.filter((one) => Object.keys(one as object).length >= (schema.minProperties ?? 0));
    });
}

/** Words of the trades, for texts in which the services find something. */
const WORDS = [
  'cotton t-shirt',
  'Harbor Mill Foods, Inc.',
  'VELMORA HARBORLIGHT FERRIES CO., LTD.',
  'HBML-A',
  '\u65b0\u7586\u68c9\u7eba\u5382',
  '(207) 555-0142',
  'mara.ellingsen@example.com',
  '4111 1111 1111 1111',
  '6109.10.0012',
  'ME',
  '04101',
];

function textsOf(schema: SchemaNode): fc.Arbitrary<string> {
  if (schema.contentEncoding === 'base64') return fc.constantFrom(...SAMPLE_FILES);
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const maxLength = Math.min(schema.maxLength ?? 200, MAX_SENT);
  const isShort = (text: string): boolean => text.length <= maxLength;
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...WORDS).filter(isShort) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 40) }).filter(isShort) },
    {
      weight: 2,
      arbitrary: fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((all) => all.join(' ').slice(0, maxLength)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('a', ' ', 'A1 ', '1.', '\n', '9')
        .map((unit) => `x${unit.repeat(maxLength)}`.slice(0, maxLength)),
    },
  );
}
