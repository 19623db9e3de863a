import type { Source } from '../screening/answer.ts';
import { prepareQuery } from '../names/prepared-name.ts';
import { copyEntry, searchCopy, type ListCopy } from '../screening/lists/csl/list-copy.ts';
import type { Csl } from '../screening/lists/csl/csl.ts';
import type { CslRecord } from '../screening/lists/csl/csl-record.ts';
import { answeredSection, errorSection } from '../screening/lists/csl/csl-section.ts';
import { NOTHING_TO_COMPARE } from '../screening/lists/unread-note.ts';
import { sampleChange } from './sample-changes.ts';
import type { SampleDay } from './sample-day.ts';

const LIST = 'Sample List - made up for the sandbox';

const RECORDS: readonly CslRecord[] = [
  { name: 'Sample Widgets LLC', aliases: ['Sample Widgets Trading', 'SW Trading'], type: 'Entity', source: LIST },
  { name: 'Example Freight Forwarding Co., Ltd.', aliases: ['Example Freight'], type: 'Entity', source: LIST },
  { name: 'Placeholder Shipping Corp.', aliases: [], type: 'Entity', source: LIST },
  // Used by the documented examples.
  { name: 'AKESU MADE COLOR SPINNING CO., LTD.', aliases: ['Made Color Spinning'], type: null, source: LIST },
  { name: 'SPINNING WHEEL MADE HOLDING', aliases: [], type: 'Entity', source: LIST },
  { name: 'Velmora Harborlight Ferries Co., Ltd.', aliases: ['VHT Co'], type: 'Entity', source: LIST },
  { name: 'M/V Nowhere Star', aliases: ['Nowhere Star'], type: 'Vessel', source: LIST },
];

const SOURCE: Source = {
  name: 'Consolidated Screening List',
  url: 'https://www.trade.gov/consolidated-screening-list',
  basis: 'sample',
  as_of: null,
  note: 'Sample data: nothing was checked against the real list.',
};

/**
 * Creates a screening list of a few fictitious parties, searched like the copy of the real one; it changes from day to
 * day.
 */
export function madeScreeningList({ today }: Pick<SampleDay, 'today'>): Csl {
  const copy = (): ListCopy => ({
    entries: [...RECORDS, ...sampleChange(today()).records].map(copyEntry),
    unread: 0,
  });
  return {
    screen(name) {
      const query = prepareQuery(name);
      if (query.words.length === 0) return Promise.resolve(errorSection({ ...SOURCE, note: NOTHING_TO_COMPARE }));
      const records = searchCopy(copy(), { name, query });
      const results = { records, total: records.length, truncated: false, source: SOURCE };
      return Promise.resolve(answeredSection(query, results));
    },
    source: () => SOURCE,
    lists: () => [],
    copy: () => Promise.resolve({ copy: copy(), readAt: 0, doubts: [] }),
    copyAgeSeconds: () => undefined,
    close: () => Promise.resolve(),
  };
}
