// Runs in a page that a theme made, as one expression: `placedWords(values)` with the number of marked values.

/**
 * Every word of the page that can be seen: where it is, in pixels, how it is set, and for each of its characters the number of the
 * marked value that it is of, or -1. The marks are taken out first, so that they have no place themselves.
 */
function placedWords(values) {
  const nodes = textNodes(document.body);
  const owners = new Map(nodes.map((node) => [node, withoutMarks(node, values)]));
  for (const element of document.body.querySelectorAll('*'))
    for (const side of ['before', 'after']) setDown(element, side);
  return textNodes(document.body).flatMap((node) => wordsOf(node, owners.get(node) ?? []));
}

function textNodes(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes.filter(
    ({ parentElement }) => !/^(?:script|style|noscript|template|textarea)$/i.test(parentElement.tagName),
  );
}

/** Takes the marks out of a text: each says whose the characters are up to the next white space. */
function withoutMarks(node, values) {
  let [text, own] = ['', -1];
  const owners = [];
  for (const one of node.data.split('')) {
    const value = one.charCodeAt(0) - 0xe000;
    if (value >= 0 && value < values) {
      own = value;
      continue;
    }
    if (/\s/.test(one)) own = -1;
    text += one;
    owners.push(own);
  }
  if (text !== node.data) node.data = text;
  return owners;
}

const COPIED = [
  'content',
  'display',
  'position',
  'left',
  'right',
  'top',
  'bottom',
  'float',
  'font',
  'letterSpacing',
  'textTransform',
];
const SPACED = ['whiteSpace', 'visibility', 'opacity', 'marginLeft', 'marginRight', 'paddingLeft', 'paddingRight'];

/** Puts text that the style sheet adds into the page, where words are looked for. */
function setDown(element, side) {
  const style = getComputedStyle(element, `::${side}`);
  const text = /^"(.+)"$/s.exec(style.content)?.[1]?.replaceAll('\\"', '"');
  if (text === undefined || style.display === 'none') return;
  const added = document.createElement('span');
  for (const name of [...COPIED, ...SPACED]) added.style[name] = style[name];
  added.append(text);
  element.setAttribute(`data-set-down-${side}`, '');
  const rule = document.createElement('style');
  rule.append(`[data-set-down-${side}]::${side} { content: none !important; }`);
  document.head.append(rule);
  if (side === 'before') element.prepend(added);
  else element.append(added);
}

function wordsOf(node, owners) {
  const style = getComputedStyle(node.parentElement);
  if (!isShown(node.parentElement, style)) return [];
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: text, index }) =>
    piecesOf(node, index, text.length).map(({ start, end, box }) => {
      const chars = [...node.data.slice(start, end)].map((one, k) => ({
        one: shownAs(one, k === 0, style),
        at: start + k,
      }));
      return {
        text: chars.map(({ one }) => one).join(''),
        left: box.left + scrollX,
        right: box.right + scrollX,
        foot: footOf(box, style) + scrollY,
        size: parseFloat(style.fontSize),
        font: fontOf(style),
        owners: chars.flatMap(({ one, at }) => Array.from({ length: one.length }, () => owners[at] ?? -1)),
      };
    }),
  );
}

function isShown(element, { visibility }) {
  return visibility === 'visible' && element.checkVisibility({ opacityProperty: true });
}

/** A word in one piece, or in several where it is broken into lines. */
function piecesOf(node, from, length) {
  const pieces = [];
  for (let at = from; at < from + length; at += 1) {
    const box = boxOf(node, at, at + 1);
    if (box === undefined) continue;
    const last = pieces.at(-1);
    if (last && box.top < last.box.bottom && box.bottom > last.box.top) last.end = at + 1;
    else pieces.push({ start: at, end: at + 1, box });
  }
  return pieces.map(({ start, end, box }) => ({ start, end, box: boxOf(node, start, end) ?? box }));
}

function boxOf(node, start, end) {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.1 && height > 0.1);
  if (boxes.length === 0) return undefined;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  return { left, right, top: boxes[0].top, bottom: boxes[0].bottom };
}

/** A character as the style sheet shows it. */
function shownAs(one, isFirst, { textTransform, fontVariantCaps }) {
  if (textTransform === 'uppercase' || fontVariantCaps.includes('small-caps')) return one.toUpperCase();
  if (textTransform === 'lowercase') return one.toLowerCase();
  return textTransform === 'capitalize' && isFirst ? one.toUpperCase() : one;
}

const METRICS = new Map();

/** The baseline: a line's box goes from the font's ascent above it to its descent below. */
function footOf({ top, bottom }, style) {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  if (!METRICS.has(font)) {
    const context = document.createElement('canvas').getContext('2d');
    context.font = font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('Hx');
    METRICS.set(font, ascent / (ascent + descent));
  }
  return top + (bottom - top) * METRICS.get(font);
}

function fontOf({ fontFamily, fontWeight, fontStyle }) {
  const [family] = fontFamily.split(',');
  return `${family.replaceAll('"', '').trim()} ${fontWeight}${fontStyle === 'normal' ? '' : ' italic'}`;
}
