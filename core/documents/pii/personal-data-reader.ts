import type { Reader } from '../reading/reader.ts';
import { personalData, type PersonalModel } from './personal-data.ts';

/** The reader of personal data that needs no language model and sends nothing anywhere. It reads texts, and no other kind of reading. */
export function createPersonalDataReader(model: PersonalModel): Reader {
  return {
    id: 'embedded',
    read(kind, document) {
      if (kind !== 'pii' || document.type !== 'text') return Promise.resolve({ kind: 'refused' });
      const { text } = document;
      const entities = personalData(text, model).map((one) => ({ ...one }));
      return Promise.resolve({ kind: 'object', value: { entities }, text });
    },
  };
}
