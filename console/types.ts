/** Types shared by the console's modules. Browsers never load this file. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** A part of a page, described by one common member, so that this file needs no browser types. */
export interface PagePart {
  readonly nodeType: number;
}

/** Contents of an element; null and undefined are skipped. */
export type Child = PagePart | string | number | null | undefined | readonly Child[];

/** A JSON Schema, limited to what forms need. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string | undefined;
  readonly enum?: readonly Json[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly default?: Json;
}

/** Examples of a parameter or a body, by name. */
export interface Examples {
  readonly [name: string]: { readonly summary?: string; readonly value: Json };
}

/** A path or query parameter. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly examples?: Examples;
}

/** An operation in a service's OpenAPI document, with what the console needs. */
export interface Operation {
  readonly method: string;
  /** With the service's prefix. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly examples: readonly Example[];
}

/** A request in the document that has a success answer. */
export interface Example {
  readonly summary: string;
  readonly values: JsonObject;
}

/** A service's OpenAPI document, as far as the page uses it. */
export interface ServiceDocument {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** A request to send, display and write as client code. */
export interface Call {
  readonly slug: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body: JsonObject | undefined;
  /** The member with a file in base64, and the file's name. */
  readonly file: { readonly member: string; readonly name: string } | undefined;
}

/** An answer; status 0 if there is none. */
export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly milliseconds: number;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
}
