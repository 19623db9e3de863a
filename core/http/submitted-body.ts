import type { IncomingHttpHeaders } from 'node:http';
import { MIMEType } from 'node:util';
import type { JsonObject } from '../json.ts';
import { formMembers } from './form-data.ts';
import { parseJsonObject } from './json-body.ts';
import type { Route } from './route.ts';

/** Parses a body into the members that its route takes. */
export type ReadMembers = (bytes: Uint8Array<ArrayBuffer>) => JsonObject | Promise<JsonObject>;

/**
 * Returns the function that reads a request's body. A route that takes a file accepts it in a form or as the whole
 * body; its bytes then replace the base64. Everything else is JSON, whatever its Content-Type.
 */
export function bodyReader(route: Route, headers: IncomingHttpHeaders): ReadMembers {
  const { file } = route;
  const type = mediaType(headers['content-type']);
  if (file === undefined || type === undefined) return (bytes) => parseJsonObject(bytes, route);
  const { essence } = type;
  if (essence === 'multipart/form-data') {
    const boundary = type.params.get('boundary') ?? '';
    return (bytes) => formMembers(bytes, { contentType: String(type), boundary, file, route });
  }
  if (essence === 'application/pdf' || type.type === 'image') {
    return (bytes) => ({ [file.member]: bytes, mime_type: essence });
  }
  return (bytes) => parseJsonObject(bytes, route);
}

function mediaType(text: string | undefined): MIMEType | undefined {
  try {
    return text === undefined ? undefined : new MIMEType(text);
  } catch {
    return undefined;
  }
}
