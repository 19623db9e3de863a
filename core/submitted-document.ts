/** Supported image types. */
export type ImageMediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** A submitted document, its type recognized from its content. */
export type SubmittedDocument =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly mediaType: ImageMediaType; readonly bytes: Uint8Array }
  | { readonly type: 'pdf'; readonly bytes: Uint8Array };

/** Maximum characters read at once: what a model accepts, and what can still be checked quickly. */
export const MAX_TEXT_LENGTH = 250_000;
