/**
 * Arguments that make the program refresh the register once, install one edition of the tariff schedule, or manage
 * keys, and exit.
 */
export const REFRESH_ARGUMENT = 'refresh-register';
export const SCHEDULE_ARGUMENT = 'refresh-schedule';
export const KEYS_ARGUMENT = 'keys';

/**
 * Arguments that make it read exact document contents, or recognize words in pictures, for the server that started it.
 */
export const EXACT_ARGUMENT = 'read-exact';
export const PICTURE_ARGUMENT = 'read-pictures';

/** The argument that makes it do the watch's work for the server that started it. */
export const WATCH_WORK_ARGUMENT = 'work-on-watch';
