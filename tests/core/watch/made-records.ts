import { cslRecord, registerRecord, uflpaRecord, type ListedRecord } from '../../../core/watch/copies/listed-record.ts';
import type { CslRecord } from '../../../core/screening/lists/csl/csl-record.ts';
import type { RegisterRecord } from '../../../core/screening/lists/register/register-record.ts';
import type { UflpaListing } from '../../../core/screening/lists/uflpa/read-list.ts';
import { record } from '../screening/lists/register/made-register.ts';

export function onCsl(name: string, members: Partial<CslRecord> = {}): ListedRecord {
  return cslRecord({ name, aliases: [], type: 'Entity', source: 'Made List (ML)', ...members });
}

export function onUflpa(name: string, members: Partial<UflpaListing> = {}): ListedRecord {
  return uflpaRecord({ name, aliases: [], basis: 'Section 2(d)(2)(B)(ii)', listedDate: '2024-06-03', ...members });
}

export function onRegister(name: string, members: Partial<RegisterRecord> = {}): ListedRecord {
  return registerRecord(record(name, members));
}
