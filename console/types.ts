/** What the console's modules say to each other. Types only: a browser never loads this file. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

/** A part of a page, by a member that every one has, so that this file needs no browser's types. */
export interface PagePart {
  readonly nodeType: number;
}

/** What an element is filled with; null and undefined are nothing. */
export type Child = PagePart | string | number | null | undefined | readonly Child[];

/** A JSON Schema, as far as forms are made from it. */
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

/** The examples of a parameter or a body, by name. */
export interface Examples {
  readonly [name: string]: { readonly summary?: string; readonly value: Json };
}

/** A parameter of a path or a query. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly examples?: Examples;
}

/** An operation of a service's OpenAPI document, with what the console needs of it. */
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

/** A request that the document shows and that is answered. */
export interface Example {
  readonly summary: string;
  readonly values: JsonObject;
}

/** A service's OpenAPI document, as far as the page draws it. */
export interface ServiceDocument {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** A request as it is sent, drawn and written down as client code. */
export interface Call {
  readonly slug: string;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly body: JsonObject | undefined;
  /** The member that holds a file in base64, and the name of the file. */
  readonly file: { readonly member: string; readonly name: string } | undefined;
}

/** What came back; status 0 where nothing did. */
export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly milliseconds: number;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
}
