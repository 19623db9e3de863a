import type { AgencySection } from './agency-section.ts';
import type { EpaFinding } from './epa/epa-section.ts';

const NOTE = 'Sample data: nothing was read from the agency.';

/** Marks a section as sample data in its source. */
export function sampleSection<One extends AgencySection<unknown>>(section: One): One {
  return { ...section, source: { ...section.source, basis: 'sample', as_of: null, note: NOTE } };
}

/** Marks a finding as sample data. The EPA section has no source, so its note says so. */
export function sampleFacility(finding: EpaFinding): EpaFinding {
  const note = `${NOTE} ${finding.section.note}`;
  return { ...finding, section: { ...finding.section, note }, incomplete: true, isSample: true };
}
