/** The characters that the network knows. Its last class is ink that is not a single character. */
export const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz$,.-/&'#():";
export const CLASSES = SIGNS.length + 1;

/**
 * The window around the middle of a glyph that the network sees. A capital fills `capital` rows, below the first `above` rows, so that a comma, a
 * capital and a small letter of one shape differ in height.
 */
export const WINDOW = { width: 20, height: 24, capital: 16, above: 4 } as const;
export const INPUTS = WINDOW.width * WINDOW.height;

/** A network with one hidden layer. Weights are stored by row: from one unit to all units of the next layer. */
export interface GlyphNet {
  readonly hidden: number;
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
}

/** The probability of each class for a window with pixels from 0 for paper to 255 for ink. */
export function classesOf(net: GlyphNet, ink: Uint8Array): Float32Array {
  const middle = net.firstBias.slice();
  for (let i = 0; i < INPUTS; i += 1) {
    const shade = (ink[i] ?? 0) / 255;
    if (shade > 0) addRow(middle, net.first, { row: i, times: shade });
  }
  const classes = net.secondBias.slice();
  for (let k = 0; k < middle.length; k += 1) {
    const times = middle[k] ?? 0;
    if (times > 0) addRow(classes, net.second, { row: k, times });
  }
  const most = Math.max(...classes);
  const likely = classes.map((one) => Math.exp(one - most));
  const sum = likely.reduce((all, one) => all + one, 0);
  return likely.map((one) => one / sum);
}

/** Adds a row of weights, multiplied by `times`, to the units of a layer. */
export function addRow(
  units: Float32Array,
  weights: Float32Array,
  { row, times }: { readonly row: number; readonly times: number },
): void {
  const from = row * units.length;
  for (let k = 0; k < units.length; k += 1) units[k] = (units[k] ?? 0) + times * (weights[from + k] ?? 0);
}

const FORMAT = 'tracewell-glyph-net-1\n';

/** Weights are integers of at most this size, in steps of their layer. */
const MOST = 127;

/** Encodes the contents of data/glyph-net.bin.gz, before compression: the number of hidden units, then the biases and weights of both layers. */
export function encodeGlyphNet({ hidden, first, firstBias, second, secondBias }: GlyphNet): Uint8Array {
  const parts = [
    new TextEncoder().encode(FORMAT),
    bytesOf([hidden]),
    ...[
      [firstBias, first],
      [secondBias, second],
    ].flatMap(([bias = firstBias, weights = first]) => {
      const step = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MOST;
      const steps = Int8Array.from(weights, (one) => Math.round(one / step));
      return [bytesOf([step]), bytesOf(bias), new Uint8Array(steps.buffer)];
    }),
  ];
  return Buffer.concat(parts);
}

function bytesOf(numbers: ArrayLike<number>): Uint8Array {
  const bytes = Buffer.alloc(4 * numbers.length);
  Array.from(numbers, (one, i) => bytes.writeFloatLE(one, 4 * i));
  return bytes;
}

/** Decodes the uncompressed contents of data/glyph-net.bin.gz. Throws if they are something else. */
export function decodeGlyphNet(bytes: Uint8Array): GlyphNet {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOurs = new TextDecoder().decode(bytes.subarray(0, FORMAT.length)) === FORMAT;
  let at = FORMAT.length;
  const next = (): number => view.getFloat32((at += 4) - 4, true);
  const hidden = isOurs ? next() : 0;
  const layer = (from: number, to: number): readonly [bias: Float32Array, weights: Float32Array] => {
    const step = next();
    const bias = Float32Array.from({ length: to }, next);
    const weights = Float32Array.from({ length: from * to }, () => step * view.getInt8((at += 1) - 1));
    return [bias, weights];
  };
  const [firstBias, first] = layer(INPUTS, hidden);
  const [secondBias, second] = layer(hidden, CLASSES);
  if (!isOurs || at !== bytes.length) throw new TypeError('The file is not the weights of the net of glyphs.');
  return { hidden, first, firstBias, second, secondBias };
}
