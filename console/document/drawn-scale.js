/** Pixels of a drawn page at the most, however long and narrow it is. */
const MAX_AREA = 12_000_000;

/**
 * How many times larger a page is drawn than it is.
 *
 * @param {{ width: number, height: number }} page
 * @param {number} across pixels, where the page is no strip
 */
export function drawnScale({ width, height }, across) {
  return Math.min(across / width, Math.sqrt(MAX_AREA / (width * height)));
}
