import type { CslRecord } from '../screening/lists/csl/csl-record.ts';

/** Additional records of the sample screening list on a day, and what happened that day. */
export interface SampleChange {
  readonly records: readonly CslRecord[];
  readonly event: string;
}

const ADDED: CslRecord = { name: 'Sample Harbor Logistics Ltd.', aliases: [], type: null, source: 'Sample List' };
const TYPED: CslRecord = { ...ADDED, type: 'Entity' };
const RENAMED: CslRecord = { ...TYPED, aliases: ['Sample Harbor Forwarding'] };

/** Four days in a cycle; a sandbox starts with the first. */
const CHANGES: readonly [SampleChange, ...SampleChange[]] = [
  { records: [], event: 'Sample Harbor Logistics Ltd. was removed from the sample screening list.' },
  { records: [ADDED], event: 'Sample Harbor Logistics Ltd. was added to the sample screening list.' },
  {
    records: [TYPED],
    event: 'Sample Harbor Logistics Ltd. was given a type, which does not affect name comparison.',
  },
  { records: [RENAMED], event: 'Sample Harbor Logistics Ltd. was given the alias Sample Harbor Forwarding.' },
];

/** What happened to the sample lists on a day, from 0. */
export function sampleChange(day: number): SampleChange {
  return CHANGES[day % CHANGES.length] ?? CHANGES[0];
}
