/** Maximum length of a screened name, and of an echoed text. */
export const MAX_NAME = 512;

/** Maximum parties per call. */
export const MAX_PARTIES = 50;
