import type { JsonObject } from '../../../json.ts';
import { echoCount, echoDate, echoDollars, echoFlag, type EchoColumn } from './echo-row.ts';
import { isBlank } from '../published-values.ts';

/** A facility's score, 0 to 100, and the unreadable inputs, which added nothing. */
export interface FacilityScore {
  readonly score: number;
  /** Column names used by ECHO. */
  readonly unreadableInputs: readonly string[];
}

/**
 * One flag per program: the Clean Air, Clean Water, Resource Conservation and Recovery, and Safe Drinking Water Acts.
 */
const PROGRAM_FLAGS = ['CAAHpvFlag', 'CWASNCFlag', 'RCRASNCFlag', 'SDWASNCFlag'] as const;

const FLAG_POINTS = 5;
const MAX_FLAG_POINTS = 15;
const ACTION_POINTS = 4;
const MAX_ACTION_POINTS = 20;
const QUARTERS = 12;
const MAX_QUARTER_POINTS = 10;

/** Points by minimum dollars of penalties. */
const PENALTY_POINTS = [
  [500_000, 15],
  [100_000, 12],
  [10_000, 8],
  [0.01, 4],
] as const;

/** Years for which formal actions count. */
const FORMAL_ACTION_YEARS = 5;

/** Points by maximum age in years of the last formal action. */
const RECENCY_POINTS = [
  [2, 5],
  [FORMAL_ACTION_YEARS, 2],
] as const;

/**
 * Scores an ECHO row by a fixed rubric over its flags and counts. The age of the last formal action is relative to
 * `today` (YYYY-MM-DD), because ECHO does not limit its date to any window.
 */
export function facilityRisk(row: JsonObject, today: string): FacilityScore {
  const unreadable: EchoColumn[] = [];

  function read<T>(column: EchoColumn, reader: (row: JsonObject, column: EchoColumn) => T | null): T | null {
    const value = reader(row, column);
    if (value === null) unreadable.push(column);
    return value;
  }

  const severity = severityPoints({
    significant: read('CurrSvFlag', echoFlag),
    current: read('CurrVioFlag', echoFlag),
    recent: read('ViolFlag', echoFlag),
  });
  const flagged = PROGRAM_FLAGS.map((column) => read(column, echoFlag)).filter(Boolean).length;
  const actions = read('FacFormalActionCount', echoCount) ?? 0;
  const penalties = read('FacTotalPenalties', echoDollars) ?? 0;
  const quarters = read('FacQtrsWithNC', echoCount) ?? 0;
  // Without a date there was no action; only a present date can be unreadable.
  const hasDate = !isBlank(row['FacDateLastFormalAction']);
  const lastAction = hasDate ? read('FacDateLastFormalAction', () => pastDate(row, today)) : null;

  const points = [
    severity,
    Math.min(flagged * FLAG_POINTS, MAX_FLAG_POINTS),
    Math.min(actions * ACTION_POINTS, MAX_ACTION_POINTS),
    PENALTY_POINTS.find(([from]) => penalties >= from)?.[1] ?? 0,
    Math.round((Math.min(quarters, QUARTERS) * MAX_QUARTER_POINTS) / QUARTERS),
    lastAction === null ? 0 : (RECENCY_POINTS.find(([years]) => isWithin(lastAction, { years, today }))?.[1] ?? 0),
  ];
  return { score: points.reduce((sum, part) => sum + part, 0), unreadableInputs: unreadable };
}

interface Severity {
  readonly significant: boolean | null;
  readonly current: boolean | null;
  readonly recent: boolean | null;
}

function severityPoints({ significant, current, recent }: Severity): number {
  if (significant) return 35;
  if (current) return 20;
  return recent ? 8 : 0;
}

/** Returns the date of the last formal action (YYYY-MM-DD) if it was in the last five years; otherwise null. */
export function recentFormalAction(row: JsonObject, today: string): string | null {
  const date = pastDate(row, today);
  return date !== null && isWithin(date, { years: FORMAL_ACTION_YEARS, today }) ? date : null;
}

/** A future date is a data entry error. */
function pastDate(row: JsonObject, today: string): string | null {
  const date = echoDate(row, 'FacDateLastFormalAction');
  return date !== null && date <= today ? date : null;
}

/** Whether a date is at most this many years before another, inclusive. */
function isWithin(date: string, { years, today }: { readonly years: number; readonly today: string }): boolean {
  const from = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  return date >= from;
}
