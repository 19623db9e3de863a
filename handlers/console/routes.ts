import { dirname, join } from 'node:path/posix';
import { PDF_JS_FILES, readBundledFolder, readPdfJsFile, type PdfJsFile } from '../../core/bundled-folder.ts';
import { CodedError } from '../../core/http/errors.ts';
import { fixedText, type FixedAnswer, type Operation, type Route, type Service } from '../../core/http/route.ts';
import { consolePage } from './page.ts';

/** The services that the page offers, and its version. */
export interface ConsoleOptions {
  readonly services: readonly Service[];
  readonly version: string;
  /** Whether the server answers from sample data. */
  readonly isSandbox: boolean;
}

const QUICK_MS = 1_000;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/**
 * Content security policy of the page: load files from this server, call this server, and nothing else. Trusted types
 * without a policy block every place where text would become markup or a script.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
};

/** The console: the page at `/`, and its scripts, styles and pictures below `/console/`, read once at start. */
export function consoleRoutes({ services, version, isSandbox }: ConsoleOptions): readonly Route[] {
  const files = new Map(
    [...readBundledFolder('console')].flatMap(([path, text]) => {
      const contentType = CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)];
      return contentType === undefined ? [] : [[path, fixedText({ contentType, text, headers: HEADERS })] as const];
    }),
  );
  const pdfJs = pdfJsAnswers();
  const modules = importedFrom('main.js', files);
  const page = fixedText({
    contentType: 'text/html; charset=utf-8',
    text: consolePage({ services, version, modules, isSandbox }),
    headers: HEADERS,
  });
  const file = (path: string): FixedAnswer => {
    const found = files.get(path);
    if (!found) throw new CodedError('not_found', 'The console has no such file.');
    return found;
  };
  return [
    get('/', page),
    get('/console/{file}', ({ params }) => file(params['file'] ?? '')),
    get('/console/pdfjs/{file}', ({ params }) => pdfJs(params['file'] ?? '')),
    get('/console/{folder}/{file}', ({ params }) => file(`${params['folder'] ?? ''}/${params['file'] ?? ''}`)),
  ];
}

/** The scripts that draw PDFs, each read and compressed on first use: most pages never need them. */
function pdfJsAnswers(): (name: string) => FixedAnswer {
  const read = new Map<string, FixedAnswer>();
  return (name) => {
    if (!Object.hasOwn(PDF_JS_FILES, name)) throw new CodedError('not_found', 'The console has no such file.');
    const contentType = 'text/javascript; charset=utf-8';
    const answer =
      read.get(name) ?? fixedText({ contentType, text: readPdfJsFile(name as PdfJsFile), headers: HEADERS });
    read.set(name, answer);
    return answer;
  };
}

/** A static import of a module; dynamic imports do not match. */
const IMPORT = /^(?:import [^;]{0,1000} |\} )from '([^']{1,200})';$/gm;

/** Returns the modules that a browser needs before it runs one: its imports, recursively. */
function importedFrom(first: string, files: ReadonlyMap<string, FixedAnswer>): readonly string[] {
  const found = new Set([first]);
  for (const path of found) {
    for (const [, to = ''] of files.get(path)?.text.matchAll(IMPORT) ?? []) found.add(join(dirname(path), to));
  }
  return [...found];
}

const OPERATION: Operation = {
  id: 'console',
  summary: 'The console',
  description: 'The web page for using the services, and the files it loads.',
  response: { description: 'A file of the page.', schema: { type: 'string' }, mediaType: 'text/html' },
  errors: [],
  examples: [],
};

function get(path: string, answer: Route['answer']): Route {
  return { method: 'GET', path, operation: OPERATION, deadlineMs: QUICK_MS, answer };
}
