/** Maximum pixels of a drawn page, however long and narrow it is. */
const MAX_AREA = 12_000_000;

/**
 * Returns the factor by which a page is enlarged for drawing.
 *
 * @param {{ width: number, height: number }} page
 * @param {number} across pixels, where the page is no strip
 */
export function drawnScale({ width, height }, across) {
  return Math.min(across / width, Math.sqrt(MAX_AREA / (width * height)));
}
