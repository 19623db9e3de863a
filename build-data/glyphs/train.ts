import { addRow, CLASSES, INPUTS, type GlyphNet } from '../../core/documents/pages/recognition/witness/glyph-net.ts';
import { shuffledOrder, type Random } from '../classifier/random.ts';
import type { Example } from './draw-glyphs.ts';

interface Training {
  readonly hidden: number;
  readonly epochs: number;
  /** The size of the first step; steps shrink to zero. */
  readonly rate: number;
  readonly random: Random;
  readonly report?: (epoch: number, loss: number) => void;
}

/** An example whose class already has a higher probability teaches nothing more. */
const LEARNT = 0.999;

/** Trains a network on examples in random order, one at a time (stochastic gradient descent on the cross-entropy). */
export function trainNet(examples: readonly Example[], { hidden, epochs, rate, random, report }: Training): GlyphNet {
  const normal = (deviation: number): number =>
    deviation * Math.sqrt(3) * (random.next() + random.next() + random.next() + random.next() - 2);
  const net: GlyphNet = {
    hidden,
    first: new Float32Array(INPUTS * hidden).map(() => normal(Math.sqrt(2.4 / INPUTS))),
    firstBias: new Float32Array(hidden),
    second: new Float32Array(hidden * CLASSES).map(() => normal(Math.sqrt(1 / hidden))),
    secondBias: new Float32Array(CLASSES),
  };
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let loss = 0;
    for (const at of shuffledOrder(examples.length, random)) {
      const example = examples[at];
      if (example !== undefined) loss += learn(net, example, rate * (1 - step / (epochs * examples.length)));
      step += 1;
    }
    report?.(epoch, loss / examples.length);
  }
  return net;
}

/** Takes one step towards an example, and returns the loss before it. */
function learn(net: GlyphNet, { ink, sign }: Example, rate: number): number {
  const middle = net.firstBias.slice();
  for (let i = 0; i < INPUTS; i += 1)
    if (ink[i] !== 0) addRow(middle, net.first, { row: i, times: (ink[i] ?? 0) / 255 });
  const likely = net.secondBias.slice();
  for (let k = 0; k < middle.length; k += 1) {
    const times = middle[k] ?? 0;
    if (times > 0) addRow(likely, net.second, { row: k, times });
  }
  const most = Math.max(...likely);
  let sum = 0;
  for (let c = 0; c < CLASSES; c += 1) sum += likely[c] = Math.exp((likely[c] ?? 0) - most);
  for (let c = 0; c < CLASSES; c += 1) likely[c] = (likely[c] ?? 0) / sum;
  const own = likely[sign] ?? 0;
  if (own <= LEARNT) {
    likely[sign] = own - 1;
    follow(net, { ink, middle, off: likely }, rate);
  }
  return -Math.log(own + Number.EPSILON);
}

/** Moves all weights against their gradient: `off` is by how much each class was too likely. */
function follow(
  { first, firstBias, second, secondBias }: GlyphNet,
  { ink, middle, off }: { readonly ink: Uint8Array; readonly middle: Float32Array; readonly off: Float32Array },
  rate: number,
): void {
  const hidden = middle.length;
  const back = new Float32Array(hidden);
  for (let k = 0; k < hidden; k += 1) {
    const active = middle[k] ?? 0;
    if (active <= 0) continue;
    let sum = 0;
    for (let c = 0, at = k * CLASSES; c < CLASSES; c += 1, at += 1) {
      sum += (off[c] ?? 0) * (second[at] ?? 0);
      second[at] = (second[at] ?? 0) - rate * active * (off[c] ?? 0);
    }
    back[k] = rate * sum;
  }
  for (let c = 0; c < CLASSES; c += 1) secondBias[c] = (secondBias[c] ?? 0) - rate * (off[c] ?? 0);
  for (let k = 0; k < hidden; k += 1) firstBias[k] = (firstBias[k] ?? 0) - (back[k] ?? 0);
  for (let i = 0; i < INPUTS; i += 1) {
    const shade = (ink[i] ?? 0) / 255;
    if (shade === 0) continue;
    for (let k = 0, at = i * hidden; k < hidden; k += 1, at += 1) first[at] = (first[at] ?? 0) - shade * (back[k] ?? 0);
  }
}
