import { htmlText } from '../../core/html-text.ts';
import type { Service } from '../../core/http/route.ts';

/** Contents of the page's HTML: the services in its menu, and the modules for the browser to preload. */
export interface ConsolePageOptions {
  readonly services: readonly Pick<Service, 'slug' | 'title' | 'description'>[];
  readonly version: string;
  /** Paths below `/console/`. */
  readonly modules: readonly string[];
  /** Whether the server answers from sample data. */
  readonly isSandbox: boolean;
}

/** The services by topic, in menu order; ungrouped ones come last. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Documents: ['resume', 'certificate', 'invoice', 'pii'],
  Screening: ['import-risk', 'company-risk', 'exclusions', 'watch'],
  Numbers: ['landed-cost', 'insider'],
};

/** The style sheets, most general first. */
const STYLES = ['base', 'frame', 'form', 'answers', 'tables', 'views', 'document', 'many', 'print'];

const SANDBOX_BAR = `<p class="sandbox" role="note"><strong>Sandbox: sample data.</strong> Nothing here is checked against a real list,
agency or filing. Try <a href="#/exclusions" data-sample="Sample Widgets LLC">Sample Widgets LLC</a> or the ticker <a href="#/insider?ticker=SAMPLE">SAMPLE</a>.</p>
`;

/** Returns the console's HTML. The browser draws its forms from each service's OpenAPI document. */
export function consolePage({ services, version, modules, isSandbox }: ConsolePageOptions): string {
  const grouped = Map.groupBy(services, ({ slug }) => groupOf(slug));
  const links = [...grouped].map(
    ([group, members]) =>
      `<li class="group-name">${group}</li>\n` +
      members
        .map(
          ({ slug, title }) =>
            `<li><a href="#/${htmlText(slug)}" data-slug="${htmlText(slug)}">${htmlText(title)}</a></li>`,
        )
        .join('\n'),
  );
  const overview = [...grouped].map(
    ([group, members]) =>
      `<section class="overview">\n<h2>${group}</h2>\n<ul>\n` +
      members
        .map(
          ({ slug, title, description }) =>
            `<li><a href="#/${htmlText(slug)}">${htmlText(title)}</a><p>${htmlText(description)}</p></li>`,
        )
        .join('\n') +
      '\n</ul>\n</section>',
  );
  const preloads = modules.map((path) => `<link rel="modulepreload" href="/console/${htmlText(path)}">`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tracewell</title>
<link rel="icon" href="/console/icon.svg" type="image/svg+xml">
${STYLES.map((name) => `<link rel="stylesheet" href="/console/styles/${name}.css">`).join('\n')}
${preloads.join('\n')}
<script type="module" src="/console/main.js"></script>
</head>
<body${isSandbox ? ' class="in-sandbox"' : ''}>
<a class="skip" href="#main">Skip to the form</a>
<header class="top">
<a class="brand" href="#/">Tracewell</a>
<p>Every answer traced to its source</p>
<p class="version"><a href="/openapi.json">OpenAPI</a> <span>${htmlText(version)}</span></p>
</header>
${isSandbox ? SANDBOX_BAR : ''}<nav aria-label="Services">
<ul>
${links.join('\n')}
<li class="group-name">Many at once</li>
<li><a href="#/bulk" data-slug="bulk">Bulk</a></li>
<li><a href="#/review" data-slug="review">Review</a></li>
</ul>
</nav>
<main id="main" tabindex="-1">
<div class="service" id="overview">
<h1>Tracewell services</h1>
<p class="lead">Every value is traced to quoted characters or to a dated public source. What cannot be traced is null, and a failed source never looks clean.</p>
${overview.join('\n')}
<section class="overview">
<h2>Many at once</h2>
<ul>
<li><a href="#/bulk">Bulk</a><p>Sends a CSV of names or products through the services and saves the answers next to your columns.</p></li>
<li><a href="#/review">Review</a><p>Reads a stack of invoices, resumes or certificates, shows each next to its pages, and saves what you accepted and corrected.</p></li>
</ul>
</section>
</div>
<noscript><p class="notice warn">This page needs JavaScript. The services do not: see <a href="/openapi.json">the OpenAPI document</a>.</p></noscript>
</main>
</body>
</html>
`;
}

function groupOf(slug: string): string {
  return Object.entries(GROUPS).find(([, slugs]) => slugs.includes(slug))?.[0] ?? 'More';
}
