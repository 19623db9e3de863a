import type { Reader } from '../reading/reader.ts';
import { personalData, type PersonalModel } from './personal-data.ts';

/** A reader that finds personal data without a language model or network. It refuses everything but text for the PII service. */
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
