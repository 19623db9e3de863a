import type { JsonObject } from '../../json.ts';
import type { Reader, ReadingKind } from '../reader.ts';
import type { PageReader } from './page-reader.ts';
import type { DocumentPages } from './pages.ts';

/** What reads one kind of document out of its words: the reading in the shape that every reader gives. */
export type PagesReading = (document: DocumentPages) => JsonObject;

/** The reader that needs no model and sends nothing anywhere: words in their places, and rules. */
export function createEmbeddedReader(
  pages: PageReader,
  readings: Readonly<Partial<Record<ReadingKind, PagesReading>>>,
): Reader {
  return {
    id: 'embedded',
    async read(kind, document, options) {
      const reading = readings[kind];
      if (reading === undefined) return { kind: 'misconfigured' };
      const read = await pages.read(document, options);
      if (read.kind !== 'pages') return read;
      return { kind: 'object', value: reading(read.document), text: read.document.text };
    },
  };
}
