import type { Coverage, Extraction, ParsedCertificate } from '../../../../../core/documents/certificate/extraction.ts';
import type { SectionName } from '../../../../../core/documents/certificate/form-box.ts';
import { OTHER_COVERAGE, SECTIONS } from '../../../../../core/documents/certificate/coverage-sections.ts';

export interface MadeExtraction {
  /** The sections on the certificate, with their non-empty boxes. */
  readonly sections?: Partial<Record<SectionName, Coverage>>;
  readonly others?: readonly Coverage[];
  readonly withheld?: readonly string[];
}

/** Returns an extraction in which every value quotes itself; boxes that are not given are empty. */
export function madeExtraction({ sections = {}, others = [], withheld = [] }: MadeExtraction): Extraction {
  const evidence: Record<string, { quote: string }> = {};
  const row = (path: string, kinds: object, boxes: Coverage): Coverage => {
    for (const [name, value] of Object.entries(boxes))
      if (value !== null) evidence[`${path}.${name}`] = { quote: String(value) };
    return { ...Object.fromEntries(Object.keys(kinds).map((name) => [name, null])), ...boxes };
  };
  const section = (name: SectionName): Coverage | null => {
    const boxes = sections[name];
    return boxes ? row(name, SECTIONS[name], boxes) : null;
  };
  const parsed: ParsedCertificate = {
    named_insured: null,
    producer: null,
    certificate_holder: null,
    description_of_operations: null,
    certificate_date: null,
    insurers: [],
    general_liability: section('general_liability'),
    auto_liability: section('auto_liability'),
    umbrella_excess: section('umbrella_excess'),
    workers_comp: section('workers_comp'),
    other_coverages: others.map((boxes, i) => row(`other_coverages[${i}]`, OTHER_COVERAGE, boxes)),
    confidence: 1,
  };
  return { parsed, withheld, evidence, doubts: {}, sought: {}, elsewhere: {}, skippedPages: [] };
}
