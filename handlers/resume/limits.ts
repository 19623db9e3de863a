import type { InputRules } from '../../core/documents/input/document-of-request.ts';

/** What a resume may be sent as. */
export const RESUME_INPUT: InputRules = {
  fileMember: 'base64_file',
  takesText: true,
  mimeType: 'any_image',
  schemes: ['https:'],
  failure: 'parsing_failed',
};

/** Reading a resume, everything in it; a model writes a long one in about a minute. */
export const READING_MS = 100_000;

/** Fetching file_url, which ends by itself after 20 s, and what comes around it. */
export const AROUND_READING_MS = 25_000;
