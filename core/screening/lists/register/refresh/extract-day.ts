/** `SAM_Exclusions_Public_Extract_V2_26062.ZIP`: the last two digits of the year, then the day of the year. */
const EXTRACT_NAME = /^SAM_Exclusions_Public_Extract(?:_V\d{1,2})?_(\d{2})(\d{3})\.(?:ZIP|CSV)$/i;
const MAX_NAME = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day in an extract's name, YYYY-MM-DD; null if the name has another form. */
export function dayOfName(name: string): string | null {
  if (name.length > MAX_NAME) return null;
  const [, yearText, dayText] = EXTRACT_NAME.exec(name) ?? [];
  if (yearText === undefined || dayText === undefined) return null;
  const year = 2000 + Number(yearText);
  const date = new Date(Date.UTC(year, 0, Number(dayText)));
  return Number(dayText) >= 1 && date.getUTCFullYear() === year ? date.toISOString().slice(0, 10) : null;
}

/** What an extract says about its own day. */
export interface DayStatements {
  /** Its names: that of the file, and that of the table inside an archive. */
  readonly names: readonly string[];
  /** Number of records created on each day, YYYY-MM-DD. */
  readonly created: ReadonlyMap<string, number>;
  readonly today: Date;
}

/** This many records created after the day in the name are not typing errors: the name is wrong. */
const CONTRADICTING_RECORDS = 10;

/**
 * Returns the day of an extract, YYYY-MM-DD, if its names agree. Null, meaning unreadable, if no name has one, the
 * names differ, the day is in the future, or ten or more records were created after it.
 */
export function dayOfExtract({ names, created, today }: DayStatements): string | null {
  const days = new Set(names.map(dayOfName).filter((day) => day !== null));
  const [day] = days;
  if (day === undefined || days.size > 1) return null;
  // East of Greenwich a day begins up to fourteen hours earlier than in UTC.
  const tomorrow = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (day > tomorrow) return null;
  const later = [...created].filter(([one]) => one > day).reduce((total, [, records]) => total + records, 0);
  return later < CONTRADICTING_RECORDS ? day : null;
}
