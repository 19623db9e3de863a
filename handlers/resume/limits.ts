import type { InputRules } from '../../core/documents/input/document-of-request.ts';

/** The inputs that the resume parser accepts. */
export const RESUME_INPUT: InputRules = {
  fileMember: 'base64_file',
  takesText: true,
  mimeType: 'any_image',
  schemes: ['https:'],
  failure: 'parsing_failed',
};

/** The time to read a resume. A model takes about a minute for a long one. */
export const READING_MS = 100_000;

/** The time for everything else, mainly fetching file_url, which stops after 20 s. */
export const AROUND_READING_MS = 25_000;
