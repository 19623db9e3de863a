import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  betterOf,
  type ReadEntry,
  type Reading,
} from '../../../../../core/documents/resume/rules/wrapped/better-reading.ts';

/** A name and how sure it is; null for none. */
type Name = readonly [text: string, sure: number] | null;

type Entry = readonly [at: number | null, title: Name, company: Name, dates?: number];

function reading(entries: readonly Entry[], confidence = 0): Reading {
  return {
    headed: [],
    resume: { skills: [confidence] },
    confidence,
    education: [],
    work_history: entries.map(([at, title, company, dates = 0]): ReadEntry => ({
      entry: { title: title?.[0] ?? null, company: company?.[0] ?? null, at },
      dated: at === null ? [] : [at],
      sure: { title: title?.[1] ?? 0, company: company?.[1] ?? 0 },
      dates,
    })),
  };
}

const ROWS: readonly (readonly [
  why: string,
  printed: readonly Entry[],
  whole: readonly Entry[],
  served: readonly string[],
])[] = [
  [
    'the surer reading of each entry',
    [
      [10, ['Cook', 0.99], ['Mill', 0.4]],
      [50, ['Baker', 0.98], ['Osprey Air', 0.97]],
    ],
    [
      [10, ['Cook', 0.99], ['Harbor Mill', 0.98]],
      [50, null, null],
    ],
    ['10 Cook|Harbor Mill', '50 Baker|Osprey Air'],
  ],
  [
    'of two that are as sure, whole cells',
    [[10, ['Executive', 0.99], ['Alder Group', 0.99]]],
    [[10, ['Account Executive', 0.95], ['Alder Group', 0.95]]],
    ['10 Account Executive|Alder Group'],
  ],
  [
    'a name of printed lines alone, if it is sure',
    [[10, ['Cook', 0.99], ['Foods', 0.7]]],
    [[10, null, null]],
    ['10 Cook|null'],
  ],
  [
    'a name of both readings, though it is less sure',
    [[10, ['Cook', 0.99], ['Foods', 0.7]]],
    [[10, null, ['Foods', 0.6]]],
    ['10 Cook|Foods'],
  ],
  ['an entry with its dates', [[10, ['Cook', 0.9], ['Foods', 0.9]]], [[10, ['Cook', 0.9], null, 1]], ['10 Cook|null']],
  [
    'an entry with dates of one reading as it is',
    [[10, ['Cook', 0.6], ['Foods', 0.7]]],
    [[20, ['Cook Foods', 0.6], null]],
    ['10 Cook|Foods'],
  ],
  [
    'an entry without dates of both readings',
    [[null, ['Cook', 0.99], ['Foods', 0.7]]],
    [[null, ['Cook', 0.99], ['Acme Foods', 0.95]]],
    ['null Cook|Acme Foods'],
  ],
  [
    'an entry without dates of one reading alone, if all its names are sure',
    [[null, ['Cook', 0.99], ['Foods', 0.99]]],
    [[null, ['Line Cook', 0.6], null]],
    ['null Cook|Foods'],
  ],
  [
    'names as printed, where one of whole cells is two of them and the other is missing',
    [[10, ['Cook', 0.95], ['Harbor Mill', 0.95]]],
    [[10, ['Harbor Mill Cook', 0.99], null, 2]],
    ['10 Cook|Harbor Mill'],
  ],
  [
    'names as printed, where one of whole cells is two of them and the other is that of another entry',
    [[10, ['Cook', 0.95], ['Harbor Mill', 0.95]]],
    [
      [10, ['Harbor Mill Cook', 0.99], ['Acme', 0.99], 2],
      [50, ['Baker', 0.99], ['Acme', 0.99]],
    ],
    ['10 Cook|Harbor Mill', '50 Baker|Acme'],
  ],
  [
    'a name of two lines with one of its own beside it',
    [[10, ['Supervisor', 0.95], ['Guest Relations', 0.95]]],
    [[10, ['Guest Relations Supervisor', 0.99], ['Acme', 0.99]]],
    ['10 Guest Relations Supervisor|Acme'],
  ],
  [
    'a name of two lines of which one is not sure alone',
    [[10, ['Supervisor', 0.6], ['Guest Relations', 0.5]]],
    [[10, ['Guest Relations Supervisor', 0.99], null]],
    ['10 Guest Relations Supervisor|null'],
  ],
  ['none of which one is not', [[null, ['Cook', 0.6], ['Foods', 0.99]]], [[null, ['Line Cook', 0.6], null]], []],
];

suite('of two readings of one resume is served', () => {
  for (const [why, printed, whole, served] of ROWS) {
    test(why, () => {
      const { work_history } = betterOf(reading(printed), reading(whole));
      const roles = work_history as { title: string | null; company: string | null; at: number | null }[];
      assert.deepEqual(
        roles.map(({ at, title, company }) => `${at} ${title}|${company}`),
        served,
      );
    });
  }

  test('an entry of two printed ones once', () => {
    const printed = reading([
      [10, ['Lead Data', 0.99], ['Hafnium Cloud', 0.99], 0.5],
      [20, ['Engineer', 0.99], ['Services', 0.99], 0.5],
    ]);
    const [joined] = reading([[10, ['Lead Data Engineer', 0.99], ['Hafnium Cloud Services', 0.99], 1]]).work_history;
    const whole = { ...reading([]), work_history: joined ? [{ ...joined, dated: [10, 20] }] : [] };
    const { work_history } = betterOf(printed, whole);
    assert.deepEqual(work_history, [joined?.entry]);
  });

  test('an entry once that is printed whole above what is left of its lines', () => {
    const first: Entry = [10, ['Cook', 0.9], ['Harbor Mill', 0.9], 1];
    const [joined] = reading([first]).work_history;
    const whole = { ...reading([]), work_history: joined ? [{ ...joined, dated: [10, 20] }] : [] };
    const { work_history } = betterOf(reading([first, [20, ['Foods', 0.5], null]]), whole);
    assert.deepEqual(work_history, [joined?.entry]);
  });

  test('the description of printed lines, if nothing else differs', () => {
    const [printed, whole] = ['twelve people\nand their rota', 'twelve people and their rota'].map(
      (description): Reading => {
        const [entry] = reading([[10, ['Cook', 0.99], ['Foods', 0.7]]]).work_history;
        return { ...reading([]), work_history: entry ? [{ ...entry, entry: { ...entry.entry, description } }] : [] };
      },
    );
    const { work_history } = betterOf(printed ?? reading([]), whole ?? reading([]));
    assert.deepEqual(work_history, [
      { title: 'Cook', company: 'Foods', at: 10, description: 'twelve people\nand their rota' },
    ]);
  });

  test('the confidence of the surer one, and everything else as its lines are printed', () => {
    const [sure, unsure]: Entry[] = [
      [10, ['Cook', 0.99], ['Harbor Mill', 0.99]],
      [10, ['Cook', 0.5], null],
    ];
    const served = betterOf(reading([unsure ?? [10, null, null]], 0.5), reading([sure ?? [10, null, null]], 0.9));
    assert.deepEqual([served['confidence'], served['skills']], [0.9, [0.5]]);
  });
});
