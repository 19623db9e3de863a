import { setImmediate } from 'node:timers/promises';
import { clearAllCache, createCanvas, Image, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { JpegPage, LonePlace, PixelPage } from '../lone-picture.ts';
import type { Box, PictureTurn } from '../pages.ts';
import type { GreyPicture } from './grey-picture.ts';
import { removeCheckSquares, type CheckSquare } from './check-squares.ts';
import { invertPanels } from '../dark-panels.ts';
import { evenOut, paperOf } from './paper.ts';
import { removeRuledLines, type RuledLines } from './ruled-lines.ts';

/** A decoded picture or a rendered page. */
export type Picture = Image | Canvas;

/** How a picture is transformed for recognition: its width in pixels, and its clockwise quarter turns. */
export interface Pose {
  readonly width: number;
  readonly quarters: 0 | 1 | 2 | 3;
  /** How far its lines fall from left to right, in pixels per pixel. The picture is rotated back by this, on a canvas that holds all of it. */
  readonly skew: number;
}

/** Rows that are drawn at once: colour takes four bytes per pixel, twice. */
const BAND = 256;

const gc = (globalThis as { gc?: (how: { type: 'minor' }) => void }).gc ?? ((): void => undefined);

/** Frees the pixels of the canvas library. The garbage collector does not count them, and they are freed in the turn after their owner. */
async function collect(): Promise<void> {
  gc({ type: 'minor' });
  await setImmediate();
}

/** The share of pixels clipped to black and to white. */
const CLIPPED = 0.01;

/** If clipping leaves less contrast than this, of 255, the clipped pixels were not dirt. */
const MIN_CONTRAST = 60;

/** Pixels above which a picture is halved; recognition has no use for more. */
const MAX_KEPT_PIXELS = 9_000_000;

/** Decodes a picture, a large one at half its size; undefined if it is broken. */
export async function decodePicture(bytes: Uint8Array): Promise<Picture | undefined> {
  const picture = await loadImage(bytes).catch(() => undefined);
  if (picture === undefined || picture.width === 0 || picture.height === 0) return undefined;
  return picture.width * picture.height > MAX_KEPT_PIXELS ? halved(picture) : picture;
}

/** Draws a page that is a single JPEG; undefined if the JPEG is broken. */
export async function drawJpegPage({ jpeg, ...place }: JpegPage): Promise<Canvas | undefined> {
  const picture = await decodePicture(jpeg);
  return picture && drawAlone(picture, place);
}

/** Draws a page that is a single picture in another format. */
export async function drawPixelPage({ pixels, ...place }: PixelPage): Promise<Canvas> {
  const { data, width, height, bits } = pixels;
  const step = width * height > MAX_KEPT_PIXELS ? 2 : 1;
  const row = Math.ceil((width * bits) / 8);
  const shadeAt = (x: number, y: number): number => {
    const bit = y * row * 8 + x * bits;
    const byte = data[bit >> 3] ?? 0;
    if (bits === 1) return ((byte >> (7 - (bit & 7))) & 1) * 255;
    return greyOf(byte, data[(bit >> 3) + 1] ?? 0, data[(bit >> 3) + 2] ?? 0);
  };
  const size = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const grey = new Uint8Array(size.width * size.height);
  for (let i = 0; i < grey.length; i += 1) {
    const [x, y] = [(i % size.width) * step, Math.floor(i / size.width) * step];
    grey[i] =
      step === 1 ? shadeAt(x, y) : (shadeAt(x, y) + shadeAt(x + 1, y) + shadeAt(x, y + 1) + shadeAt(x + 1, y + 1)) >> 2;
  }
  return drawAlone(await canvasOf({ pixels: grey, ...size }), place);
}

/** Draws a page with a picture in its place, then releases the picture. */
function drawAlone(picture: Picture, { matrix, width, height }: LonePlace): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
  context.setTransform(a, b, -c, -d, c + e, d + f);
  context.drawImage(picture, 0, 0, 1, 1);
  clearAllCache();
  if (picture instanceof Image) picture.src = NOTHING;
  return canvas;
}

/**
 * Halves a picture in greyscale, each pixel the mean of four. It works band by band: the colours of all rows at once would need memory along with the
 * whole picture.
 */
async function halved(picture: Image): Promise<Canvas> {
  const [width, height] = [Math.ceil(picture.width / 2), Math.ceil(picture.height / 2)];
  const pixels = await drawnGrey({ width, height }, (context) => {
    context.imageSmoothingQuality = 'low';
    context.drawImage(picture, 0, 0, picture.width / 2, picture.height / 2);
  });
  // Frees the decoded pixels at once instead of when their owner is collected.
  picture.src = NOTHING;
  return canvasOf({ pixels, width, height });
}

/** A greyscale picture as one that can be drawn. */
async function canvasOf({ pixels, width, height }: GreyPicture): Promise<Canvas> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let top = 0; top < height; top += BAND) {
    const band = context.createImageData(width, Math.min(BAND, height - top));
    const colours = new Uint32Array(band.data.buffer);
    for (let i = 0; i < colours.length; i += 1) colours[i] = OPAQUE + GREY * (pixels[top * width + i] ?? 0);
    context.putImageData(band, 0, top);
    await collect();
  }
  return canvas;
}

/** A four-byte pixel: its opacity, and one shade in each of its colours. */
const [OPAQUE, GREY] = [0xff000000, 0x010101];

const NOTHING = Buffer.alloc(0);

/** Draws on white and returns the greyscale pixels. */
async function drawnGrey(
  { width, height }: Pick<GreyPicture, 'width' | 'height'>,
  draw: (context: SKRSContext2D) => void,
): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height);
  const canvas = createCanvas(width, Math.min(BAND, height));
  const context = canvas.getContext('2d');
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top);
    context.resetTransform();
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, rows);
    context.translate(0, -top);
    draw(context);
    toGrey(canvas.data(), pixels.subarray(top * width, (top + rows) * width));
    await collect();
  }
  // The library keeps decoded pictures, in several sizes, far longer than they are needed.
  clearAllCache();
  return pixels;
}

/** A picture ready for recognition. */
export interface PosedPicture extends GreyPicture, RuledLines {
  readonly squares: readonly CheckSquare[];
}

/** Removes the ruled lines and checkboxes of a form from a picture. */
export function withoutForm(picture: GreyPicture): PosedPicture {
  const lines = removeRuledLines(picture);
  return { ...picture, ...lines, squares: lines.rules.length > 0 ? removeCheckSquares(picture) : [] };
}

/** Transforms a picture to greyscale with full contrast, on white where it was transparent. In a photograph it also finds the paper. */
export async function pose(picture: Picture, posed: Pose): Promise<GreyPicture & { readonly paper: Box | undefined }> {
  const { angle, from, to } = turnOf(picture, posed);
  const { width, height } = to;
  const pixels = await drawnGrey(to, (context) => {
    context.imageSmoothingQuality = 'high';
    context.translate(width / 2, height / 2);
    context.rotate(angle);
    context.drawImage(picture, -from.width / 2, -from.height / 2, from.width, from.height);
  });
  const grey = { pixels, width, height };
  invertPanels(grey);
  const paper = paperOf(grey);
  if (paper === undefined) whitenEdges(grey);
  else evenOut(grey, paper);
  stretch(grey, placeOf(from, posed));
  return { ...grey, paper: paper && paper.box };
}

/** Returns where each pixel row of a rotated picture starts and ends: the corners outside are not its paper. */
function placeOf({ width, height }: PictureTurn['from'], { quarters, skew }: Pose): RowPlace {
  const [across, down] = quarters % 2 === 1 ? [height, width] : [width, height];
  const [cos, sin] = [Math.cos(Math.atan(skew)), Math.sin(Math.atan(skew))];
  return (y) => {
    const sides = [-1, 1].map((side) => ((side * across) / 2 + y * sin) / cos);
    const ends = sin === 0 ? [-Infinity, Infinity] : [-1, 1].map((side) => ((side * down) / 2 - y * cos) / sin);
    return [Math.max(Math.min(...sides), Math.min(...ends)), Math.min(Math.max(...sides), Math.max(...ends))];
  };
}

/** The start and end of a row, all measured from the middle of the picture. */
type RowPlace = (y: number) => readonly [from: number, to: number];

/** How a pose turns a picture. */
export function turnOf({ width, height }: Picture, { width: across, quarters, skew }: Pose): PictureTurn {
  const isOnItsSide = quarters % 2 === 1;
  const scale = across / (isOnItsSide ? height : width);
  const from = { width: width * scale, height: height * scale };
  const down = Math.max(1, Math.round(isOnItsSide ? from.width : from.height));
  const angle = Math.atan(skew);
  const to = {
    width: Math.round(across * Math.cos(angle) + down * Math.abs(Math.sin(angle))),
    height: Math.round(down * Math.cos(angle) + across * Math.abs(Math.sin(angle))),
  };
  return { angle: (quarters * Math.PI) / 2 - angle, from, to };
}

/** Converts colours to grey with the luminance weights of ITU-R BT.601. */
function toGrey(colours: Uint8Array, grey: Uint8Array): void {
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 4) {
    grey[i] = greyOf(colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0);
  }
}

function greyOf(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8;
}

/** A row or column at an edge is background if its mean shade, of 255, is below this. */
const DARK = 110;

/** Whitens rows and columns at the edges that are dark along their whole length: recognition takes them for a picture around the text. */
function whitenEdges({ pixels, width, height }: GreyPicture): void {
  const whiten = (from: number, { step, count }: { step: number; count: number }): boolean => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += pixels[from + i * step] ?? 0;
    if (sum > DARK * count) return false;
    for (let i = 0; i < count; i += 1) pixels[from + i * step] = 255;
    return true;
  };
  const column = { step: width, count: height };
  const row = { step: 1, count: width };
  for (let x = 0; x < width / 4 && whiten(x, column); x += 1);
  for (let x = width - 1; x > (3 * width) / 4 && whiten(x, column); x -= 1);
  for (let y = 0; y < height / 4 && whiten(y * width, row); y += 1);
  for (let y = height - 1; y > (3 * height) / 4 && whiten(y * width, row); y -= 1);
}

/** Stretches the shades of a picture to the full range. */
function stretch({ pixels, width, height }: GreyPicture, placeOfRow: RowPlace): void {
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = placeOfRow(y + 0.5 - height / 2);
    const end = Math.min(width, Math.floor(to + width / 2));
    for (let x = Math.max(0, Math.ceil(from + width / 2)); x < end; x += 1) {
      const shade = pixels[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  }
  const clipped = pixels.length * CLIPPED;
  const shades = [...counts.keys()];
  const ends = (share: number): [dark: number, light: number] => [
    shadeAt(counts, { shades, share }),
    shadeAt(counts, { shades: shades.toReversed(), share }),
  ];
  let [dark, light] = ends(clipped);
  // On a page with few words, the words themselves would be clipped.
  if (light - dark < MIN_CONTRAST) [dark, light] = ends(0);
  light = Math.max(light, dark + 1);
  const spread = Uint8ClampedArray.from(shades, (shade) => ((shade - dark) * 255) / (light - dark));
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = spread[pixels[i] ?? 0] ?? 0;
}

/** The shade at which a share of the pixels is reached. */
function shadeAt(counts: Uint32Array, { shades, share }: { shades: readonly number[]; share: number }): number {
  let sum = 0;
  return shades.find((shade) => (sum += counts[shade] ?? 0) > share) ?? 0;
}
