import { parseJson } from '../json.ts';
import { compileSchedule } from './compile-schedule.ts';
import { ScheduleError, scheduleRows } from './schedule-row.ts';
import type { TariffSchedule } from './subheading.ts';

/** Compiles the official JSON export. Throws `ScheduleError` if the bytes are not such an export. */
export function readExport(bytes: Uint8Array, edition: { name: string; date: string }): TariffSchedule {
  const read = parseJson(bytes);
  if (read.kind !== 'value') {
    throw new ScheduleError('The source is not complete UTF-8 JSON, so it is not the JSON export of the schedule.');
  }
  return compileSchedule(scheduleRows(read.value), edition);
}
