import { createHash } from 'node:crypto';
import { htmlText } from '../../html-text.ts';
import type { WatchSource } from '../answer.ts';
import type { WatchEvidence } from './answer.ts';

const STYLE = `:root { color-scheme: light; }
body { font: 11pt/1.45 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1b2127; background: #fff; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; break-after: avoid; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid #dfe3e6; overflow-wrap: anywhere; }
th { width: 12rem; font-weight: 600; color: #56616b; } tr { break-inside: avoid; }
.bad { color: #9b1c24; font-weight: 600; } @media print { body { margin: 0; max-width: none; } }`;

/** The page's content security policy: its own style, and nothing else. */
export const EVIDENCE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

type Row = readonly [string, string | number | null];

/** Renders evidence as a self-contained, printable page without scripts. */
export function evidencePage(evidence: WatchEvidence): string {
  const { finding, list, published, comparison, chain } = evidence;
  const { party, record, match } = finding;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evidence for ${htmlText(finding.id)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Evidence for a finding</h1>
<p>${htmlText(evidence.notice)}</p>
${table([
  ['Finding', finding.id],
  ['Status', finding.status],
  ['Current decision', evidence.decided ?? 'none'],
  ['Compiled', evidence.made_at],
])}
<h2>What was screened</h2>
${table([['List', list.name], ['Uploaded', list.replaced_at], ...rowsOf(party)])}
<h2>What the list said</h2>
${table([['Record', record.id], ['Digest of the record', published.record_digest], ...rowsOf(record.published)])}
${published.is_kept ? '' : '<p class="bad">The kept copy does not have this record with this digest.</p>'}
<h2>The first copy with the record in this form</h2>
${sourceTable(published.first)}
<h2>The newest copy compared</h2>
${sourceTable(published.newest)}
<h2>How they were compared</h2>
${table([
  ['Words of the party', comparison.party],
  ['Words of the record', comparison.record],
  ['Published name', match.matched_name],
  ['Score', `${match.score} (${match.match_type}; ${match.basis})`],
  ['Match from', comparison.match_from],
  ['Possible match from', comparison.possible_from],
  ['Reason', match.reason],
  ['Rules', comparison.rules],
])}
${comparison.is_repeated ? '' : '<p class="bad">Comparing the names again gave a different score.</p>'}
<h2>What changed</h2>
${table(evidence.changes.map(({ at, kind, reason, changed, id }): Row => [at, [kind, reason, ...changed.map((one) => `${one.of} ${one.member}: ${one.before ?? 'nothing'} -> ${one.after ?? 'nothing'}`), id].filter((part) => part !== null).join('; ')]))}
<h2>Who decided what</h2>
${table(evidence.decisions.map((one): Row => [one.at, [one.decision, `by ${one.by ?? 'an unnamed person'}`, ...(one.note === null ? [] : [one.note]), `entry ${one.entry}`, one.digest].join('; ')]))}
<p${chain.intact ? '' : ' class="bad"'}>${chain.intact ? "The list's decision chain is intact" : `The list's decision chain is broken at entry ${chain.broken_at ?? ''}`}: ${chain.entries} entries, head ${htmlText(chain.head)}.</p>
</body>
</html>
`;
}

function sourceTable({ name, url, copy }: WatchSource): string {
  const source: Row[] = [
    ['Source', name],
    ['Published at', url],
  ];
  if (!copy) return table([...source, ['Copy', 'none kept']]);
  return table([
    ...source,
    ['Version', copy.version],
    ['Basis', copy.basis],
    ['Dated', copy.as_of ?? 'no date stated'],
    ['Read', `${copy.read_at}, last seen ${copy.seen_at}`],
    ['Digest', copy.digest],
    ['Records', `${copy.records}, ${copy.bytes} bytes`],
  ]);
}

function rowsOf(members: object): Row[] {
  return Object.entries(members).map(([member, value]: [string, unknown]): Row => {
    const text =
      value === null || typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
    return [member.replaceAll('_', ' '), text];
  });
}

/** Bidirectional isolation keeps each text from affecting its neighbors. */
function table(rows: readonly Row[]): string {
  if (rows.length === 0) return '<p>Nothing.</p>';
  const lines = rows.map(
    ([head, value]) =>
      `<tr><th scope="row">${htmlText(head)}</th><td><bdi>${htmlText(value === null ? '' : String(value))}</bdi></td></tr>`,
  );
  return `<table>\n${lines.join('\n')}\n</table>`;
}
