/** Why a text is not markup that may be parsed. */
export type MarkupFault = 'doctype_or_entity_refused' | 'not_well_formed' | 'too_deep';

const DECLARATION =
  /^<\?xml(?:\s{1,20}[a-z]{1,20}\s{0,20}=\s{0,20}(?:"[^"<>]{0,100}"|'[^'<>]{0,100}')){0,5}\s{0,20}\?>/;

/**
 * A name is followed by white space and the next attribute or by the end of the tag, so the expression can split a tag
 * in only one way and runs in linear time. An attribute may lack its value: see `readXml`.
 */
const OPEN_TAG = /<([A-Za-z_:][\w:.-]*)(?:\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'))?)*\s*(\/?)>/y;
const CLOSE_TAG = /<\/([A-Za-z_:][\w:.-]*)\s*>/y;

const BARE_AMPERSAND = /&(?!(?:[A-Za-z]\w{0,19}|#\d{1,8}|#x[0-9a-fA-F]{1,6});)/;
const BLANK = /^\s*$/;

/**
 * Checks that a text is one element, properly nested and no deeper than `maxDepth`; returns undefined or the first
 * fault. Document types, entity declarations and processing instructions are separate faults. One pass, no recursion; a
 * truncated document never passes.
 */
export function markupFault(xml: string, { maxDepth }: { maxDepth: number }): MarkupFault | undefined {
  const open: string[] = [];
  let hasRoot = false;
  let at = DECLARATION.exec(xml)?.[0].length ?? 0;
  for (let tag = xml.indexOf('<', at); tag !== -1; tag = xml.indexOf('<', at)) {
    if (isForeignText(xml.slice(at, tag), open.length)) return 'not_well_formed';
    const end = passedOver(xml, tag);
    if (typeof end === 'string') return end;
    if (end !== undefined) {
      at = end;
      continue;
    }
    if (xml[tag + 1] === '/') {
      const name = matchAt(CLOSE_TAG, xml, tag)?.[1];
      if (name === undefined || open.pop() !== name) return 'not_well_formed';
      at = CLOSE_TAG.lastIndex;
      continue;
    }
    const match = matchAt(OPEN_TAG, xml, tag);
    if (!match || (hasRoot && open.length === 0)) return 'not_well_formed';
    hasRoot = true;
    if (match[2] === '') open.push(match[1] ?? '');
    if (open.length > maxDepth) return 'too_deep';
    at = OPEN_TAG.lastIndex;
  }
  const isWhole = hasRoot && open.length === 0 && BLANK.test(xml.slice(at));
  return isWhole ? undefined : 'not_well_formed';
}

function matchAt(pattern: RegExp, xml: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(xml);
}

/** Text outside the root element, or an ampersand that begins no reference. */
function isForeignText(text: string, depth: number): boolean {
  return depth === 0 ? !BLANK.test(text) : BARE_AMPERSAND.test(text);
}

/**
 * Returns the end of a comment or CDATA section that begins at `tag`; undefined if a tag begins there, or the fault.
 */
function passedOver(xml: string, tag: number): number | MarkupFault | undefined {
  if (xml[tag + 1] === '?') return 'doctype_or_entity_refused';
  if (xml[tag + 1] !== '!') return undefined;
  const [closing, from] = xml.startsWith('<!--', tag)
    ? ['-->', tag + 4]
    : xml.startsWith('<![CDATA[', tag)
      ? [']]>', tag + 9]
      : ['', 0];
  if (closing === '') return 'doctype_or_entity_refused';
  const end = xml.indexOf(closing, from);
  return end === -1 ? 'not_well_formed' : end + 3;
}
