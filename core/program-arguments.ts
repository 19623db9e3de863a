/** The arguments that make the program make one refresh of the register, take one edition of the tariff schedule, or manage keys, and end. */
export const REFRESH_ARGUMENT = 'refresh-register';
export const SCHEDULE_ARGUMENT = 'refresh-schedule';
export const KEYS_ARGUMENT = 'keys';

/** The arguments that make it read what documents state exactly, or recognise words in pictures, for a server that started it. */
export const EXACT_ARGUMENT = 'read-exact';
export const PICTURE_ARGUMENT = 'read-pictures';

/** The argument that makes it do the work of the watch, for a server that started it. */
export const WATCH_WORK_ARGUMENT = 'work-on-watch';
