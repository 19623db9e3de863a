import { judgeReading } from '../../../../whole-lists/judge-reading.ts';
import type { KeptRegister } from '../copy-file.ts';
import type { RegisterRecord } from '../register-record.ts';
import { recordsOf, withLostRecords, type RegisterCopy } from '../register-copy.ts';
import { REGISTER_LIST } from '../register-doubt.ts';

/**
 * Compares a new extract's copy with the previous one: while the register has lost more than ordinary removals explain,
 * the copy keeps what was lost. A first copy is not checked for size.
 */
export function heldAgainst(before: KeptRegister | undefined, copy: RegisterCopy, now: Date): RegisterCopy {
  const kept = before ? recordsOf(before) : [];
  const wholeOn = before?.extractDate ?? now.toISOString().slice(0, 10);
  const remembered = before && (before.remembered ?? { size: kept.length, wholeOn });
  const { memory, lost } = judgeReading<RegisterRecord>(
    { lists: remembered ? { [REGISTER_LIST]: remembered } : {}, kept },
    recordsOf(copy),
    {
      now: now.getTime(),
      listOf: () => REGISTER_LIST,
      keyOf: (record) => JSON.stringify(record),
      nameOf: ({ name, address }) => `${name}\n${address}`,
    },
  );
  const whole = lost.length === 0 ? copy : withLostRecords(copy, lost);
  return { ...whole, remembered: memory.lists[REGISTER_LIST], lostRecords: lost.length };
}
