/** The arguments that make the program make one refresh of the register, take one edition of the tariff schedule, or manage keys, and end. */
export const REFRESH_ARGUMENT = 'refresh-register';
export const SCHEDULE_ARGUMENT = 'refresh-schedule';
export const KEYS_ARGUMENT = 'keys';

/** The argument that makes it read what documents state exactly, for a server that started it. */
export const EXACT_ARGUMENT = 'read-exact';

/** The argument that makes it do the work of the watch, for a server that started it. */
export const WATCH_WORK_ARGUMENT = 'work-on-watch';
