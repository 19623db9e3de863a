/** The longest side of a picture that engines take: they count pixels in 16 bits. */
export const MAX_SIDE = 32_000;

/** Pixels of a picture, a byte each, from black to white. */
export interface GreyPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The picture as a file of the simplest format that engines read (netpbm, pgm(5)). */
export function greyFile({ pixels, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
