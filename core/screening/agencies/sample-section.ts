import type { AgencySection } from './agency-section.ts';
import type { EpaFinding } from './epa/epa-section.ts';

const NOTE = 'Sample data: nothing was read from the agency.';

/** A section whose records are made up: its source says so. */
export function sampleSection<One extends AgencySection<unknown>>(section: One): One {
  return { ...section, source: { ...section.source, basis: 'sample', as_of: null, note: NOTE } };
}

/** A finding whose facilities are made up. The EPA's section has no source, so its note says so. */
export function sampleFacility(finding: EpaFinding): EpaFinding {
  const note = `${NOTE} ${finding.section.note}`;
  return { ...finding, section: { ...finding.section, note }, incomplete: true, isSample: true };
}
