import type { SKRSContext2D } from '@napi-rs/canvas';
import type { GreyPicture } from '../../core/documents/pages/recognition/grey-picture.ts';
import type { Chance } from '../chance.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Pixels per inch. */
  readonly scan: number;
  readonly chance: Chance;
}

/** Adds what printers, scanners and photocopiers do to print: blur, pale ink, grain, dirt, and reduction to black and white. */
export function spoil(print: SKRSContext2D, spare: SKRSContext2D, { width, height, scan, chance }: Sheet): void {
  print.resetTransform();
  if (chance.is(0.6)) {
    spare.drawImage(print.canvas, 0, 0, width, height, 0, 0, width, height);
    print.filter = `blur(${(chance.between(0, 0.7) * scan) / 200}px)`;
    print.drawImage(spare.canvas, 0, 0, width, height, 0, 0, width, height);
    print.filter = 'none';
  }
  print.fillStyle = 'black';
  for (let specks = chance.is(0.15) ? 6 : 0; specks > 0; specks -= 1)
    print.fillRect(
      Math.floor(width * chance.next()),
      Math.floor(height * chance.next()),
      1,
      1 + Math.floor(2 * chance.next()),
    );
  const grain = chance.is(0.4) ? 0 : chance.between(0, 12);
  const black = chance.is(0.5) ? 0 : chance.between(0, 70);
  const copied = chance.is(0.2) ? chance.between(110, 190) : undefined;
  const { data } = print.getImageData(0, 0, width, height);
  const picture = print.createImageData(width, height);
  for (let i = 0; i < data.length; i += 4) {
    // The sum of three is close enough to a normal distribution.
    const noise = grain === 0 ? 0 : 2 * grain * (chance.next() + chance.next() + chance.next() - 1.5);
    const shade = black + ((data[i] ?? 255) * (255 - black)) / 255 + noise;
    const seen = copied === undefined ? shade : shade < copied ? 0 : 255;
    for (let k = i; k < i + 3; k += 1) picture.data[k] = seen;
    picture.data[i + 3] = 255;
  }
  print.putImageData(picture, 0, 0);
}

/** The thickest line, in pixels, how near the edge of the glyphs it is, and the shade below which a pixel next to the line is ink that continues. */
const THICKEST = 4;
const NEAR = 2.5;
const INK = 175;

/**
 * Removes a ruled line from print. Half the time it is at the edge of the glyphs, where most of what distinguishes them is lost. Ink that continues
 * beyond the line stays or is removed with it; sometimes a part of the line is left.
 */
export function ruleOut(
  { pixels, width, height }: GreyPicture,
  { top, base }: { readonly top: number; readonly base: number },
  chance: Chance,
): void {
  const thick = 1 + Math.floor((THICKEST - 0.5) * chance.next());
  const reach = 0.3 * (base - top);
  const edge = chance.pick([top, base]) + chance.between(-NEAR, NEAR) - thick / 2;
  const from = Math.max(0, Math.round(chance.is(0.5) ? edge : chance.between(top - reach, base + reach)));
  const [isWhole, isLeft] = [chance.is(0.4), chance.is(0.15)];
  for (let x = 0; x < width; x += 1) {
    const goesOn = [from - 1, from + thick].some((y) => y >= 0 && y < height && (pixels[y * width + x] ?? 255) < INK);
    if (goesOn && !isWhole) continue;
    for (let y = from; y < Math.min(height, from + thick); y += 1)
      pixels[y * width + x] = isLeft && x % 37 < 9 ? 150 : 255;
  }
}
