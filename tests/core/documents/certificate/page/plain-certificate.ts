import assert from 'node:assert/strict';
import { servedOf } from './compared.ts';
import { madeCertificate, styleOf, type MadeCertificate, type Print, type Style } from './made-certificate.ts';
import { madePages, type Laying } from './made-pages.ts';

/** A plain style. */
export const PLAIN: Style = {
  ...styleOf(0),
  edition: '2016',
  labelSize: 5.5,
  labelFont: 'sans',
  valueSize: 8,
  valueFont: 'sans',
  isUpperCase: false,
  isOneLine: false,
  pitch: 12,
  amountSign: '',
  dates: 'padded',
  mark: 'X',
  raise: 0,
  policyRow: 'middle',
  missing: 0,
  hasParagraphs: true,
};

const FULL_SEED = Array.from({ length: 200 }, (_, seed) => seed).find((seed) => {
  const {
    general_liability: general,
    auto_liability: auto,
    umbrella_excess: umbrella,
    workers_comp: workers,
  } = madeCertificate(seed, PLAIN).truth;
  return auto && umbrella && workers && !JSON.stringify(general).includes('null');
})!;

/** A plainly printed certificate with every section. */
export const FULL: MadeCertificate = madeCertificate(FULL_SEED, PLAIN);

/** Returns the full certificate with changed prints; undefined removes one. */
export function changed(change: (print: Print) => Print | undefined): Pick<MadeCertificate, 'prints'> {
  return { prints: FULL.prints.flatMap((print) => change(print) ?? []) };
}

/** Returns what is served and what is withheld from a section of printed pages. */
export function partOf(pages: Pick<MadeCertificate, 'prints'>, section: string, laying?: Laying) {
  const answer = servedOf(madePages(pages, laying));
  assert.ok(answer);
  return { part: answer.parsed[section] as Readonly<Record<string, unknown>> | null, withheld: answer.withheld };
}
