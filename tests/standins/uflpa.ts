import type { ServerResponse } from 'node:http';
import { startUpstream, type EndsWith, type Upstream } from './upstream.ts';

/** A row of the made-up page: the cells of the name and the date. */
export type MadeListing = readonly [name: string, date: string];

/** The listings of the made-up page by category. */
export type MadeLists = Readonly<Record<string, readonly MadeListing[]>>;

/** Contained in every reply with words in it, so that a test can tell that none of them is passed on. */
export const UFLPA_CONTENT = 'CONTENT-OF-THE-PAGE';

export const MADE_LISTS: MadeLists = {
  i: [
    [
      'Made Silicon Industry (Shan) Co., Ltd (including one alias: Hand Made Silicon (Shan) Co.) and subsidiaries',
      'June 21, 2022',
    ],
    ['Made Construction Corps (MCCO) and its subordinate and affiliated entities', 'June 21, 2022'],
  ],
  ii: [
    ['Made Color Spinning Co., Ltd. (also known as Made Textiles Co., Ltd.; and Akesu Made)', 'January 15, 2025'],
    ['Camel Made Group Co., Ltd.', 'August 2, 2023'],
  ],
  // A heading, some words and no table, as on the real page.
  iv: [],
  v: [
    ['Made Color Spinning Co., Ltd. (also known as Made Textiles Co., Ltd.; and Akesu Made)', 'November 25, 2024'],
    ['Junan Made Import &amp; Export Co., Ltd.', 'May 17, 2024'],
    ['Yuan&rsquo;an Made Pharmaceutical Co., Ltd. (formerly known as Yuanan Old Works)', 'December 11, 2023'],
  ],
};

/**
 * The made-up lists at the length of the real ones, so that they pass as complete; the added names resemble nobody
 * screened.
 */
export function wholeLists(): MadeLists {
  const lengths = { i: 9, ii: 43, iv: 0, v: 108 };
  return Object.fromEntries(
    Object.entries(lengths).map(([category, length]) => {
      const made = MADE_LISTS[category] ?? [];
      const more = Array.from({ length: length - made.length }, (_, i): MadeListing => [
        `Ginning Plant ${category.toUpperCase()}${i + 1}`,
        'June 21, 2022',
      ]);
      return [category, [...made, ...more]];
    }),
  );
}

/** A page as the publisher builds it. */
export function uflpaPage(lists: MadeLists = MADE_LISTS, updated = '01/14/2025'): string {
  const sections = Object.entries(lists).map(([category, listings]) => {
    const heading =
      `<p class="text-align-center"><br><strong>A list of entities of clause (iii)</strong><br>` +
      `<a href="https://www.govinfo.gov/app/details/PLAW-117publ78">Section 2(d)(2)(B)(${category})</a></p>`;
    if (listings.length === 0)
      return `${heading}<p>Entities in sections (i) and (ii) above may serve as both.</p><p>&nbsp;</p>`;
    const rows = listings.map(([name, date]) => `<tr><td>${name}</td><td>${date}</td></tr>`).join('');
    const title = category === 'v' ? 'Entity Name' : 'Name of Entity';
    return `${heading}<table><thead><tr><th>${title}</th><th>Effective Date</th></tr></thead><tbody>${rows}</tbody></table>`;
  });
  return [
    '<!DOCTYPE html><html><head><title>UFLPA <table></title><style>td > p { color: red }</style>',
    '<script>document.write("<table><tr><td>Ghost</td></tr></table>")</script></head>',
    `<body><!-- <table> ${UFLPA_CONTENT} --><h3 title="a > b">Topics</h3><h1>UFLPA Entity List</h1><div>`,
    ...sections,
    `</div><p>${UFLPA_CONTENT}</p><div class="last-updated"><span>Last Updated:</span> ${updated}</div></body></html>`,
  ].join('\n');
}

/** How the stand-in answers once. */
export type UflpaReply = keyof typeof FAULTS | { readonly page: string };

/**
 * The publisher of the list on loopback: 403 for agents other than a browser, and otherwise the replies in order,
 * repeating the last one. Pages carry an entity tag of their own, and are not sent again to a caller that has them.
 */
export function startUflpa(
  context: EndsWith,
  replies: readonly UflpaReply[] = [{ page: uflpaPage() }],
): Promise<Upstream> {
  return startUpstream(context, (response, request, index) => {
    const reply = replies[Math.min(index, replies.length - 1)];
    if (!/^Mozilla\/\d.{32}/.test(request.headers['user-agent'] ?? '')) FAULTS.forbidden(response);
    else if (request.url !== '/uflpa-entity-list' || reply === undefined) response.writeHead(404).end();
    else if (typeof reply === 'string') FAULTS[reply](response);
    else {
      const etag = `"${reply.page.length}-${replies.indexOf(reply)}"`;
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', etag }).end(reply.page);
    }
  });
}

type Respond = (response: ServerResponse) => void;

/** Every other way in which the stand-in answers. */
export const FAULTS = {
  forbidden: status(403),
  gone: status(404),
  moved: status(301, { location: '/elsewhere' }),
  too_many: status(429),
  too_many_for_an_hour: status(429, { 'retry-after': '3600' }),
  broken: status(500),
  unavailable: status(503),
  rejected: page(`<html><head><title>Request Rejected</title></head><body>${UFLPA_CONTENT}</body></html>`),
  empty: page(''),
  json: page(`{"entities": ["${UFLPA_CONTENT}"]}`),
  not_utf8: (response) => response.writeHead(200).end(Buffer.from([0xff, 0xfe, 0x41])),
  no_tables: page(uflpaPage().replace(/<table>.*?<\/table>/gs, '<ul><li>Moved elsewhere</li></ul>')),
  empty_tables: page(uflpaPage().replace(/<tbody>.*?<\/tbody>/gs, '<tbody></tbody>')),
  no_headings: page(uflpaPage().replaceAll('Section 2(d)(2)(B)', 'Part')),
  other_columns: page(uflpaPage().replaceAll('Effective Date', 'Remarks')),
  date_in_other_form: page(uflpaPage().replace('May 17, 2024', '17.05.2024')),
  date_of_no_calendar: page(uflpaPage().replace('May 17, 2024', 'February 30, 2024')),
  date_missing: page(uflpaPage().replace('May 17, 2024', '')),
  name_missing: page(uflpaPage().replace('Camel Made Group Co., Ltd.', '')),
  table_in_table: page(uflpaPage().replace('Camel Made Group Co., Ltd.', '<table><tr><td>x</td></tr></table>')),
  cut_off: page(uflpaPage().slice(0, uflpaPage().indexOf('Camel Made'))),
  endless: page(`${uflpaPage()}${' '.repeat(5_000_000)}`),
  never: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
} as const satisfies Record<string, Respond>;

function status(code: number, headers: Readonly<Record<string, string>> = {}): Respond {
  return (response) => response.writeHead(code, headers).end(UFLPA_CONTENT);
}

function page(html: string): Respond {
  return (response) => response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(html);
}
