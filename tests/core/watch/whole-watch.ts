import assert from 'node:assert/strict';
import { copiesOf, partiesOf } from './killed-watch-copies.ts';
import { watchUnderTest, type WatchUnderTest } from './watch-under-test.ts';

const PAGE = { list: { owner: '', name: 'vendors' }, after: '', count: 10_000, isOpen: true };

/**
 * Finishes the work of a round that killed programs left, and returns the number of reported changes. Throws
 * `AssertionError` if they do not add up to what a separate store finds, each change once.
 */
export async function changesOfAll(tested: WatchUnderTest, round: number): Promise<number> {
  await finish(tested, round);
  const open = await openFindings(tested);
  const ends: (() => unknown)[] = [];
  const anew = await watchUnderTest({ after: (end) => ends.push(end as () => unknown) });
  await finish(anew, round);
  assert.deepEqual(open, await openFindings(anew));
  for (const end of ends) await end();
  const told = await toldFindings(tested);
  assert.deepEqual(told.open, open);
  return told.changes;
}

/** Does what is due with the copies and parties of a round. */
async function finish({ publish, work, put, look }: WatchUnderTest, round: number): Promise<void> {
  publish(copiesOf(round));
  await work.tidy();
  await put('vendors', partiesOf(round));
  await look();
}

async function openFindings({ watch }: WatchUnderTest): Promise<string[]> {
  const { findings = [] } = (await watch.findings(PAGE)) ?? {};
  return findings.map(({ party, record }) => JSON.stringify([party, record.source, record.published])).sort();
}

/** What was reported, in order, without repeats or gaps. */
async function toldFindings({ watch }: WatchUnderTest): Promise<{ open: string[]; changes: number }> {
  const { changes } = await watch.changes('', { change: 0, count: 1_000_000 });
  const open = new Map<string, string>();
  const ids = new Set<string>();
  for (const [at, { id, cursor, kind, finding }] of changes.entries()) {
    assert.deepEqual([cursor, ids.has(id), open.has(finding.id)], [at + 1, false, kind !== 'new']);
    ids.add(id);
    const { party, record } = finding;
    if (kind === 'gone') open.delete(finding.id);
    else open.set(finding.id, JSON.stringify([party, record.source, record.published]));
  }
  return { open: [...open.values()].sort(), changes: changes.length };
}
