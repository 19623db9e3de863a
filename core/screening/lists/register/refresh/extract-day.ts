/** `SAM_Exclusions_Public_Extract_V2_26062.ZIP`: the year's last two digits, then the day of the year. */
const EXTRACT_NAME = /^SAM_Exclusions_Public_Extract(?:_V\d{1,2})?_(\d{2})(\d{3})\.(?:ZIP|CSV)$/i;
const MAX_NAME = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in the name of an extract, YYYY-MM-DD; null where the name is not written as the register names them. */
export function dayOfName(name: string): string | null {
  if (name.length > MAX_NAME) return null;
  const [, yearText, dayText] = EXTRACT_NAME.exec(name) ?? [];
  if (yearText === undefined || dayText === undefined) return null;
  const year = 2000 + Number(yearText);
  const date = new Date(Date.UTC(year, 0, Number(dayText)));
  return Number(dayText) >= 1 && date.getUTCFullYear() === year ? date.toISOString().slice(0, 10) : null;
}

/** What an extract says of its own day. */
export interface DayStatements {
  /** Names that it goes by: that of the file, and that of the table inside an archive. */
  readonly names: readonly string[];
  /** How many records were created on each day, YYYY-MM-DD. */
  readonly created: ReadonlyMap<string, number>;
  readonly today: Date;
}

/** So many records created after the day in the name are no slip of the keyboard: the name is wrong. */
const CONTRADICTING_RECORDS = 10;

/**
 * The day of an extract, YYYY-MM-DD: the one its names agree on. Null, which is a day that cannot be read, where no name has
 * one, names differ, the day is yet to come, or ten records or more were created after it.
 */
export function dayOfExtract({ names, created, today }: DayStatements): string | null {
  const days = new Set(names.map(dayOfName).filter((day) => day !== null));
  const [day] = days;
  if (day === undefined || days.size > 1) return null;
  // East of Greenwich a day begins up to fourteen hours before it does in UTC.
  const tomorrow = new Date(today.getTime() + DAY_MS).toISOString().slice(0, 10);
  if (day > tomorrow) return null;
  const later = [...created].filter(([one]) => one > day).reduce((total, [, records]) => total + records, 0);
  return later < CONTRADICTING_RECORDS ? day : null;
}
