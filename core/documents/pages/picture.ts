import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { removeRuledLines, type GreyPicture } from './ruled-lines.ts';

/** A decoded picture. */
export type Picture = Image;

/** How a picture is put before the recognition: so many pixels wide, turned by quarters to the right. */
export interface Pose {
  readonly width: number;
  readonly quarters: 0 | 1 | 2 | 3;
}

/** Darkest and lightest share of the pixels that become black and white. */
const CLIPPED = 0.01;

/** Shades between black and white, of 255, below which what was clipped was not dirt. */
const MIN_CONTRAST = 60;

/** The picture decoded; undefined where it is broken. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture | undefined> {
  const picture = await loadImage(bytes).catch(() => undefined);
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined;
}

/** A picture in shades of grey from black to white, on white where it was transparent, without ruled lines; and as a PNG file. */
export function pose(picture: Picture, { width, quarters }: Pose): { png: Uint8Array; grey: GreyPicture } {
  const isOnItsSide = quarters % 2 === 1;
  const scale = width / (isOnItsSide ? picture.height : picture.width);
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale];
  const height = Math.max(1, Math.round(isOnItsSide ? drawnWidth : drawnHeight));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight);
  const image = context.getImageData(0, 0, width, height);
  whitenEdges(image.data, { width, height });
  stretch(image.data);
  const grey = { pixels: image.data, width, height };
  removeRuledLines(grey);
  context.putImageData(image, 0, 0);
  return { png: canvas.toBuffer('image/png'), grey };
}

/** The mean shade, of 255, under which a row or column at an edge is what the paper lies on. */
const DARK = 110;

/** Rows and columns from each edge that are dark all along become white: recognition takes them for a picture around the text. */
function whitenEdges(pixels: Uint8ClampedArray, { width, height }: { width: number; height: number }): void {
  const whiten = (from: number, { step, count }: { step: number; count: number }): boolean => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += pixels[4 * (from + i * step) + 1] ?? 0;
    if (sum > DARK * count) return false;
    for (let i = 0; i < count; i += 1) pixels.fill(255, 4 * (from + i * step), 4 * (from + i * step) + 4);
    return true;
  };
  const column = { step: width, count: height };
  const row = { step: 1, count: width };
  for (let x = 0; x < width / 4 && whiten(x, column); x += 1);
  for (let x = width - 1; x > (3 * width) / 4 && whiten(x, column); x -= 1);
  for (let y = 0; y < height / 4 && whiten(y * width, row); y += 1);
  for (let y = height - 1; y > (3 * height) / 4 && whiten(y * width, row); y -= 1);
}

/** Colours to grey (the luminance weights of ITU-R BT.601), spread over all shades. */
function stretch(pixels: Uint8ClampedArray): void {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = ((pixels[i] ?? 0) * 77 + (pixels[i + 1] ?? 0) * 150 + (pixels[i + 2] ?? 0) * 29) >> 8;
    pixels[i] = grey;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  const clipped = (pixels.length / 4) * CLIPPED;
  const shades = [...counts.keys()];
  const ends = (share: number): [dark: number, light: number] => [
    shadeAt(counts, { shades, share }),
    shadeAt(counts, { shades: shades.toReversed(), share }),
  ];
  let [dark, light] = ends(clipped);
  // Of a page with few words on it the share that is clipped would be the words.
  if (light - dark < MIN_CONTRAST) [dark, light] = ends(0);
  light = Math.max(light, dark + 1);
  for (let i = 0; i < pixels.length; i += 4) {
    const grey = (((pixels[i] ?? 0) - dark) * 255) / (light - dark);
    pixels[i] = pixels[i + 1] = pixels[i + 2] = grey;
  }
}

/** The shade at which a share of the pixels is reached. */
function shadeAt(counts: Uint32Array, { shades, share }: { shades: readonly number[]; share: number }): number {
  let sum = 0;
  return shades.find((shade) => (sum += counts[shade] ?? 0) > share) ?? 0;
}
