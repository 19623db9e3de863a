import type { Reader } from '../reading/reader.ts';
import type { Lexicon } from './lexicon.ts';
import { personalData } from './personal-data.ts';

/** The reader of personal data that needs no model and sends nothing anywhere. It reads texts, and no other kind of reading. */
export function createPersonalDataReader(lexicon: Lexicon): Reader {
  return {
    id: 'embedded',
    read(kind, document) {
      if (kind !== 'pii' || document.type !== 'text') return Promise.resolve({ kind: 'refused' });
      const { text } = document;
      return Promise.resolve({ kind: 'object', value: { entities: personalData(text, lexicon) }, text });
    },
  };
}
