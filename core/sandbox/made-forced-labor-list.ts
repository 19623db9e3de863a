import type { Source } from '../screening/answer.ts';
import { entityNames } from '../screening/lists/uflpa/entity-names.ts';
import type { UflpaListing } from '../screening/lists/uflpa/read-list.ts';
import { comparedEntry } from '../screening/matching.ts';
import { UFLPA_NAME, type Uflpa } from '../screening/lists/uflpa/uflpa.ts';

const LISTED_TWICE = 'Made Color Spinning Co., Ltd. (also known as Made Textiles Co., Ltd.; and Akesu Made)';

/** Cells as in the real page's tables: a name with its aliases, the category above the table, the day. */
const LISTINGS: readonly UflpaListing[] = [
  listing('Sample Widgets LLC (also known as Sample Widgets Manufacturing)', 'i', '2024-01-15'),
  listing('Example Cotton Gin Co., Ltd. (also known as Example Gin)', 'ii', '2024-06-03'),
  // Used by the documented examples; listed in two categories.
  listing(LISTED_TWICE, 'ii', '2025-01-15'),
  listing(LISTED_TWICE, 'v', '2024-11-25'),
  listing('Placeholder Polysilicon Co., Ltd. and its subsidiaries', 'v', '2025-02-10'),
];

const SOURCE: Source = {
  name: UFLPA_NAME,
  url: 'https://www.dhs.gov/uflpa-entity-list',
  basis: 'sample',
  as_of: null,
  note: 'Sample data: nothing was checked against the real list.',
};

/** Creates a forced-labor list of a few fictitious entities. */
export function madeForcedLaborList(): Uflpa {
  const listings = LISTINGS.map(comparedEntry);
  return {
    read: () => Promise.resolve({ status: 'read', listings, source: SOURCE }),
    source: () => SOURCE,
    lists: () => [],
    close: () => Promise.resolve(),
  };
}

function listing(cell: string, category: string, listedDate: string): UflpaListing {
  return { ...entityNames(cell), basis: `Section 2(d)(2)(B)(${category})`, listedDate };
}
