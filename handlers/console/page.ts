import type { Service } from '../../core/http/route.ts';

/** What the page's HTML holds: the services in its menu, and the programs that a browser may fetch at once. */
export interface PageOptions {
  readonly services: readonly Pick<Service, 'slug' | 'title'>[];
  readonly version: string;
  /** Paths below `/console/`. */
  readonly modules: readonly string[];
}

/** The HTML of the console. Its forms are drawn in the browser, from each service's OpenAPI document. */
export function consolePage({ services, version, modules }: PageOptions): string {
  const links = services.map(
    ({ slug, title }) => `<li><a href="#/${escaped(slug)}" data-slug="${escaped(slug)}">${escaped(title)}</a></li>`,
  );
  const preloads = modules.map((path) => `<link rel="modulepreload" href="/console/${escaped(path)}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tracewell</title>
<link rel="icon" href="/console/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console/page.css">
${preloads.join('\n')}
<script type="module" src="/console/main.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the form</a>
<header class="top">
<a class="brand" href="#/">Tracewell</a>
<p>Every answer traced to its source</p>
<p class="version"><a href="/openapi.json">OpenAPI</a> <span>${escaped(version)}</span></p>
</header>
<nav aria-label="Services">
<ul>
${links.join('\n')}
<li class="apart"><a href="#/bulk" data-slug="bulk">Bulk</a></li>
</ul>
</nav>
<main id="main" tabindex="-1">
<noscript><p class="notice warn">This page needs JavaScript. The services do not: their addresses are in <a href="/openapi.json">the OpenAPI document</a>.</p></noscript>
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
