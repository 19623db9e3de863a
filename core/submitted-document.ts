/** The image types that are read. */
export type ImageMediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** A document as it was submitted, its type recognised from its content. */
export type SubmittedDocument =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly mediaType: ImageMediaType; readonly bytes: Uint8Array }
  | { readonly type: 'pdf'; readonly bytes: Uint8Array };

/** The most characters that are read at once: what a model takes, and what is still checked quickly. */
export const MAX_TEXT_LENGTH = 250_000;
