import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../build-data/classifier/random.ts';
import type { Material } from '../../build-data/resume-tagger/material.ts';
import { trainResumeModel } from '../../build-data/resume-tagger/train.ts';
import { decodeResumeModel, encodeResumeModel } from '../../core/documents/resume/tagger/resume-model.ts';

const MATERIAL: Material = {
  given: ['Mara', 'Rupert', 'Thandiwe'],
  surnames: ['Ellingsen', 'Stone', 'Nkosi'],
  ordinary: ['harbor', 'lantern', 'granite'],
  firms: ['Harbor Mill Logistics', 'Quillfeather Press', 'Nimbus Labs'],
  cities: ['Accra', 'Quito'],
  countries: ['Ghana'],
  codes: ['GH'],
};

/** The weights trained on a few generated resumes. */
function trained(): Buffer {
  const plan = { drawn: 4, laidOut: 6, epochs: 1, random: seededRandom(3) };
  return Buffer.from(encodeResumeModel(trainResumeModel(MATERIAL, plan)));
}

test('the same words and seed give the same resumes and weights, byte for byte', () => {
  const once = trained();
  assert.ok(once.equals(trained()));
  const { first, second } = decodeResumeModel(once);
  for (const { weights } of [first, second]) assert.ok(weights.emissions.some((weight) => weight !== 0));
});
