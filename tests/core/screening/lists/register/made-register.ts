import type { RegisterRecord } from '../../../../../core/screening/lists/register/register-record.ts';
import { registerBuilder, type RegisterCopy } from '../../../../../core/screening/lists/register/register-copy.ts';

export function record(name: string, members: Partial<RegisterRecord> = {}): RegisterRecord {
  return {
    name,
    subjectType: 'Firm',
    exclusionType: 'Prohibition/Restriction',
    address: '1 MAIN ST, SPRINGFIELD, 00000, USA',
    state: 'VA',
    openDataFlag: '',
    activeDate: '2023-11-20',
    terminationDate: null,
    createdDate: '2023-11-20',
    ...members,
  };
}

export function registerOf(
  records: readonly RegisterRecord[],
  extractDate: string | null = '2026-03-03',
): RegisterCopy {
  const builder = registerBuilder();
  for (const one of records) builder.add(one);
  return builder.finish(extractDate);
}
