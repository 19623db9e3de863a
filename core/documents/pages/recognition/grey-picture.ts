/** The longest side of a picture that the engines accept: they count pixels in 16 bits. */
export const MAX_SIDE = 32_000;

/** A greyscale picture, one byte per pixel, 0 for black and 255 for white. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The picture as a file in the simplest format that the engines read (netpbm, pgm(5)). */
export function greyFile({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
