import { cellOf, listAt, memberAt } from './members.ts';
import type { Summary } from './bulk-result.ts';

/** A kind of document that can be parsed. */
export interface DocumentKind {
  readonly service: string;
  readonly operation: string;
  /** The member that contains the file. */
  readonly fileMember: string;
  /** Table columns, each by the path of its member; a list is counted. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

/** The kinds supported by `parse`, by name. */
export const DOCUMENT_KINDS: Readonly<Record<string, DocumentKind>> = {
  resume: {
    service: 'resume',
    operation: 'parseResume',
    fileMember: 'base64_file',
    columns: {
      name: ['contact', 'name'],
      email: ['contact', 'email'],
      phone: ['contact', 'phone'],
      location: ['contact', 'location'],
      roles: ['work_history'],
      education: ['education'],
      skills: ['skills'],
    },
  },
  invoice: {
    service: 'invoice',
    operation: 'extractInvoice',
    fileMember: 'base64_file',
    columns: {
      vendor: ['vendor'],
      date: ['date'],
      currency: ['currency'],
      subtotal: ['subtotal'],
      tax: ['tax'],
      total: ['total'],
      line_items: ['line_items'],
    },
  },
  certificate: {
    service: 'certificate',
    operation: 'parseCertificate',
    fileMember: 'base64_image',
    columns: {
      named_insured: ['parsed', 'named_insured'],
      producer: ['parsed', 'producer'],
      certificate_holder: ['parsed', 'certificate_holder'],
      certificate_date: ['parsed', 'certificate_date'],
      insurers: ['parsed', 'insurers'],
    },
  },
};

/** Columns of every kind: what is withheld, and the warnings. */
const DOUBTS = ['withheld', 'warnings', 'error'];

/** Returns the table columns of such documents. */
export function documentColumns({ columns }: DocumentKind): readonly string[] {
  return ['confidence', ...Object.keys(columns), ...DOUBTS];
}

/** Returns the table's summary of an answer. A document with withheld values or warnings is incomplete. */
export function documentSummary({ columns }: DocumentKind): (answer: unknown) => Summary {
  return (answer) => {
    const [withheld, warnings] = [listAt(answer, 'withheld'), listAt(answer, 'warnings')];
    const confidence = memberAt(answer, 'confidence') ?? memberAt(answer, 'parsed', 'confidence');
    return {
      isIncomplete: withheld.length + warnings.length > 0,
      sources: '',
      cells: {
        confidence: cellOf(confidence),
        ...Object.fromEntries(Object.entries(columns).map(([name, path]) => [name, countOrCell(answer, path)])),
        withheld: withheld.map(cellOf).join(' '),
        warnings: warnings.map((warning) => cellOf(memberAt(warning, 'code'))).join(' '),
      },
    };
  };
}

function countOrCell(answer: unknown, path: readonly string[]): string {
  const value = memberAt(answer, ...path);
  return Array.isArray(value) ? String(value.length) : cellOf(value);
}
