import type { LiveRegister } from '../screening/lists/register/refresh/live-register.ts';
import type { RegisterRecord } from '../screening/lists/register/register-record.ts';
import { registerBuilder } from '../screening/lists/register/register-copy.ts';

const RECORDS: readonly RegisterRecord[] = [
  record('SAMPLE WIDGETS LLC', { state: 'OH', activeDate: '2023-04-03' }),
  record('EXAMPLE PAVING & EXCAVATING, INC.', { state: 'TX', terminationDate: '2027-09-30' }),
  record('PLACEHOLDER MEDICAL SUPPLY CORP', { state: 'FL', exclusionType: 'Prohibition/Restriction' }),
  // Used by the documented examples.
  record('HARBORLIGHT FREIGHT SYSTEMS INC', { state: 'VA', terminationDate: '2028-11-19' }),
  record('QUARRY MEADOW HOLDINGS LLC', { state: 'OH' }),
];

/**
 * Creates a register of a few fictitious organizations. It is not a copy of any day's extract, so it has no date and
 * never ages.
 */
export function madeRegister(): LiveRegister {
  const builder = registerBuilder();
  for (const one of RECORDS) builder.add(one);
  const copy = { ...builder.finish(null), isSample: true } as const;
  return {
    current: () => copy,
    ageSeconds: () => undefined,
    runs: () => Promise.resolve([]),
    stop: () => Promise.resolve(),
  };
}

function record(name: string, members: Partial<RegisterRecord>): RegisterRecord {
  return {
    name,
    subjectType: 'Firm',
    exclusionType: 'Ineligible (Proceedings Completed)',
    address: '1 SAMPLE STREET, SAMPLETOWN, 00000, USA',
    state: '',
    openDataFlag: '',
    activeDate: '2024-02-12',
    terminationDate: null,
    createdDate: '2024-02-12',
    ...members,
  };
}
