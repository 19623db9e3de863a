import { OPINIONS } from './blend.ts';
import { CALIBRATION_INPUTS, type Blend } from './calibration.ts';
import { groupCodes } from './nomenclature.ts';
import type { Network } from './network.ts';
import type { Spelling } from './spelling.ts';
import type { Voters } from './vote.ts';

/** All contents of the file. */
export interface Weights {
  readonly voters: Voters;
  readonly spelling: Spelling;
  readonly blend: Blend;
}

/** Returns the weights as sections, in the order expected by readSections. */
export function toSections({ voters, spelling, blend }: Weights): ArrayBufferView[] {
  const { nomenclature, words, phrases, networks } = voters;
  const numbers = Float64Array.of(words.strengthUnit, phrases.strengthUnit, networks.length);
  return [
    numbers,
    blend.calibration,
    blend.weights,
    nomenclature.codes,
    words.terms,
    words.starts,
    words.places,
    words.strengths,
    phrases.terms,
    phrases.rarity,
    phrases.starts,
    phrases.phrases,
    phrases.strengths,
    phrases.codeOf,
    spelling.words,
    spelling.commonness,
    networks[0]?.features ?? new Uint32Array(0),
    ...networks.flatMap((network) => [
      Uint32Array.of(network.dimensions),
      network.input.rows,
      network.input.units,
      network.heading.rows,
      network.heading.units,
      network.headingBias,
      network.code.rows,
      network.code.units,
      network.codeBias,
    ]),
  ];
}

/**
 * Views the sections as typed arrays without copying; throws a plain sentence if one is missing or of the wrong length.
 */
export function readSections(sections: readonly Uint8Array[]): Weights {
  let next = 0;
  const take = (): Uint8Array => {
    const section = sections[next++];
    if (section === undefined) throw new Error('Cannot load the classifier: the file lacks a section');
    return section;
  };
  const u32 = (): Uint32Array => over(take(), Uint32Array);
  const u16 = (): Uint16Array => over(take(), Uint16Array);
  const f32 = (): Float32Array => over(take(), Float32Array);
  const f64 = (): Float64Array => over(take(), Float64Array);
  const i8 = (): Int8Array => over(take(), Int8Array);
  // An object literal's members are evaluated in the order written, which is the order of the file.
  const [wordUnit = 0, phraseUnit = 0, networkCount = 0] = f64();
  const blend = { calibration: f64(), weights: f64() };
  const nomenclature = groupCodes(u32());
  const words = { terms: u32(), starts: u32(), places: u16(), strengths: take(), strengthUnit: wordUnit };
  const phrases = {
    terms: u32(),
    rarity: f32(),
    starts: u32(),
    phrases: u16(),
    strengths: take(),
    codeOf: u16(),
    strengthUnit: phraseUnit,
  };
  const spelling = { words: u32(), commonness: take() };
  const features = u32();
  const networks = Array.from({ length: networkCount }, (): Network => ({
    features,
    dimensions: u32()[0] ?? 0,
    input: { rows: i8(), units: f32() },
    heading: { rows: i8(), units: f32() },
    headingBias: f32(),
    code: { rows: i8(), units: f32() },
    codeBias: f32(),
  }));
  const lengths: readonly (readonly [number, number])[] = [
    [blend.weights.length, OPINIONS.length],
    [blend.calibration.length, CALIBRATION_INPUTS],
    [words.starts.length, words.terms.length + 1],
    [phrases.starts.length, phrases.terms.length + 1],
    [spelling.commonness.length, spelling.words.length],
    ...networks.flatMap(({ dimensions, input, code, headingBias }): [number, number][] => [
      [input.rows.length, features.length * dimensions],
      [code.rows.length, nomenclature.codes.length * dimensions],
      [headingBias.length, nomenclature.headings],
    ]),
  ];
  if (lengths.some(([found, expected]) => found !== expected)) {
    throw new Error('Cannot load the classifier: the sections of the file are inconsistent');
  }
  return { voters: { nomenclature, words, phrases, networks }, spelling, blend };
}

type Wide = Uint32Array | Uint16Array | Float32Array | Float64Array | Int8Array;

function over<T extends Wide>(
  section: Uint8Array,
  Kind: { new (buffer: ArrayBufferLike, offset: number, length: number): T; readonly BYTES_PER_ELEMENT: number },
): T {
  return new Kind(section.buffer, section.byteOffset, Math.floor(section.length / Kind.BYTES_PER_ELEMENT));
}
