import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Generated, fetched or bundled; nothing in them is written by hand. */
const NOT_SOURCE = new Set(['node_modules', '.git', 'dist', 'var', 'data']);

/** The files of the program itself, each of which starts the next. */
const PROGRAM = ['server.ts', 'program.ts', 'start.ts'];

interface Import {
  readonly from: string;
  /** A file of the project by its path from the root, or the name of a module. */
  readonly to: string;
  readonly isTypeOnly: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCE.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

const FILES = filesBelow('.');
const SOURCES = new Map(
  FILES.filter((file) => file.endsWith('.ts') || /^console\/.*\.js$/.test(file)).map((file) => [
    file,
    ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true),
  ]),
);
const IMPORTS = [...SOURCES].flatMap(([file, source]) => importsOf(file, source));

function importsOf(file: string, source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    const { text } = specifier;
    found.push({ from: file, to: text.startsWith('.') ? normalize(join(dirname(file), text)) : text, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Fetches editions of the schedule and serves them: it is handed its clock and its folder, and knows nothing beyond
 * what it needs.
 */
const TARIFF_REFRESH = 'core/tariff/refresh';

const isBelow = (file: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

const isModule = (name: string): boolean => !SOURCES.has(name) && !name.endsWith('.json');

/** The imports from some folders that a rule does not allow, one per line. */
function breaches(folders: readonly string[], isAllowed: (one: Import) => boolean): string[] {
  return IMPORTS.filter((one) => isBelow(one.from, ...folders) && !isAllowed(one)).map(
    ({ from, to }) => `${from} -> ${to}`,
  );
}

/** What everything is built on, and what knows no service. */
const FLOOR = ['core/http', 'core/store', 'core/lanes', 'core/upstream'];

/** What decides fields of answers: folders whose functions know only their arguments. */
const PURE = ['core/names', 'core/quotes', 'core/tariff', 'core/xml'];

/** They read texts on their own, and reach upstreams only through core/upstream. */
const READS_THROUGH_UPSTREAM = [
  'core/documents/resume',
  'core/edgar',
  'core/screening/agencies',
  'core/screening/company-risk',
  'core/screening/import-risk',
  'core/screening/lists/csl',
];

/** Node's modules that only compute. */
const COMPUTES = new Set(['node:crypto', 'node:util', 'node:string_decoder', 'node:url']);
const PURE_PACKAGES = new Set(['fast-xml-parser']);

const computes = (name: string): boolean => COMPUTES.has(name) || PURE_PACKAGES.has(name);

const CLOCK_OR_CHANCE =
  /\bDate\.now\b|\bnew Date\(\)|\bperformance\b|\bhrtime\b|\bsetTimeout\b|\bsetInterval\b|\bsetImmediate\b|\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\bprocess\.|\bfetch\(/;

suite('the direction of imports', () => {
  test('every imported module belongs to Node or is a declared dependency', () => {
    const known = new Set([...builtinModules.map((name) => `node:${name}`), ...builtinModules]);
    const names = new Set(IMPORTS.filter(({ to }) => isModule(to)).map(({ to }) => to));
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    for (const name of names) {
      if (known.has(name)) continue;
      assert.ok(
        packages.some((one) => name === one || name.startsWith(`${one}/`)),
        name,
      );
    }
  });

  test('the server uses handlers, handlers use the core, and never the other way round', () => {
    assert.deepEqual(
      breaches(['core'], ({ to }) => isModule(to) || isBelow(to, 'core')),
      [],
    );
    assert.deepEqual(
      breaches(['handlers'], ({ to }) => isModule(to) || isBelow(to, 'core', 'handlers')),
      [],
    );
    const served = ['core', 'handlers', 'package.json', ...PROGRAM];
    assert.deepEqual(
      breaches(PROGRAM, ({ to }) => isModule(to) || isBelow(to, ...served)),
      [],
    );
  });

  test('the page in the browser uses only its own files, and each folder only those before it', () => {
    const folders = ['dom', 'api', 'forms', 'outcomes', 'views', 'bulk', 'watch', 'document', 'review'].map(
      (name) => `console/${name}`,
    );
    const types = ['console/types.ts'];
    const typesOfAnswers = /^core\/(?:[a-z0-9-]+\/)+answer\.ts$/;
    const jsDocImports = [...SOURCES].flatMap(([file, { text }]) =>
      [...text.matchAll(/@import \{[^}]*\} from '([^']+)'/g)].map(([, to = '']) => normalize(join(dirname(file), to))),
    );
    assert.deepEqual(
      jsDocImports.filter((to) => !isBelow(to, 'console') && !typesOfAnswers.test(to)),
      [],
    );
    assert.deepEqual(
      breaches(['console'], ({ to }) => isBelow(to, 'console')),
      [],
    );
    for (const [i, folder] of folders.entries()) {
      assert.deepEqual(
        breaches([folder], ({ to }) => isBelow(to, ...folders.slice(0, i + 1), ...types)),
        [],
      );
    }
    assert.deepEqual(
      breaches(['core', 'handlers', ...PROGRAM], ({ to }) => !isBelow(to, 'console')),
      [],
    );
  });

  test('a handler uses its own service only', () => {
    const service = (file: string): string => file.split('/').slice(0, 2).join('/');
    assert.deepEqual(
      breaches(
        ['handlers'],
        ({ from, to }) => !isBelow(to, 'handlers') || service(from) === service(to) || from === 'handlers/services.ts',
      ),
      [],
    );
  });

  test('served code uses no package that is only for building or testing', () => {
    const { dependencies, optionalDependencies } = JSON.parse(textOf('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const isServed = ({ to }: Import): boolean =>
      !isModule(to) ||
      to.startsWith('node:') ||
      Object.keys({ ...dependencies, ...optionalDependencies }).some((one) => to === one || to.startsWith(`${one}/`));
    assert.deepEqual(breaches(['core', 'handlers', ...PROGRAM], isServed), []);
  });

  test('the floor and the upstream client know no service', () => {
    const allowed = [...FLOOR, 'core/json.ts', 'core/json-schema.ts', 'core/error-code.ts', 'core/caller.ts'];
    assert.deepEqual(
      breaches(FLOOR, ({ to }) => isModule(to) || isBelow(to, ...allowed)),
      [],
    );
  });

  test('what fetches the tariff schedule is above what decides from it', () => {
    const allowed = ['core/tariff', 'core/upstream', 'core/http/log.ts', 'core/http/metrics.ts', 'core/json.ts'];
    const files = [
      'core/daily-time.ts',
      'core/program-arguments.ts',
      'core/refresh-process.ts',
      'core/replace-file.ts',
    ];
    assert.deepEqual(
      breaches([TARIFF_REFRESH], ({ to }) =>
        isModule(to) ? to.startsWith('node:') : isBelow(to, ...allowed, ...files),
      ),
      [],
    );
    assert.deepEqual(
      breaches(['core/tariff'], ({ from, to }) => isBelow(from, TARIFF_REFRESH) || !isBelow(to, TARIFF_REFRESH)),
      [],
    );
    const clocks = [...SOURCES]
      .filter(([file]) => isBelow(file, TARIFF_REFRESH))
      .filter(([, source]) =>
        /\bDate\.now\b|\bnew Date\(\)|\bsetTimeout\b|\bsetInterval\b/.test(withoutComments(source)),
      );
    assert.deepEqual(
      clocks.map(([file]) => file),
      [],
    );
  });

  test('deciding code is pure, without I/O, clock or randomness', () => {
    assert.deepEqual(
      breaches(
        PURE,
        ({ from, to, isTypeOnly }) =>
          isBelow(from, TARIFF_REFRESH) ||
          (isModule(to) ? computes(to) : isTypeOnly || isBelow(to, ...PURE, 'core/json.ts', 'core/json-schema.ts')),
      ),
      [],
    );
    assert.deepEqual(
      breaches(READS_THROUGH_UPSTREAM, ({ to }) => !isModule(to) || computes(to)),
      [],
    );
    const impure = [...SOURCES]
      .filter(([file]) => isBelow(file, ...PURE, ...READS_THROUGH_UPSTREAM, 'core/json.ts', 'core/json-schema.ts'))
      .filter(([file]) => !isBelow(file, TARIFF_REFRESH))
      .filter(([, source]) => CLOCK_OR_CHANCE.test(withoutComments(source)));
    assert.deepEqual(
      impure.map(([file]) => file),
      [],
    );
  });

  test('files do not import each other in cycles', () => {
    assert.deepEqual(circle(SOURCES_BY_FILE), undefined);
  });

  for (const depth of [1, 2]) {
    test(`rooms ${depth} deep in the core do not import each other in cycles`, () => {
      assert.deepEqual(circle(roomsImported(depth)), undefined);
    });
  }

  test('a cycle is found when an import is reversed', () => {
    const turned = new Map(roomsImported(1)).set('http', new Set(['gateway']));
    assert.ok(circle(turned)?.includes('gateway'));
  });
});

const SOURCES_BY_FILE = new Map(
  [...Map.groupBy(IMPORTS, ({ from }) => from)].map(([from, imports]) => [from, new Set(imports.map(({ to }) => to))]),
);

/** The room that a file of the core is in: its folder to this depth, or the file itself if it is higher up. */
const roomOf = (file: string, depth: number): string =>
  file
    .split('/')
    .slice(1, 1 + depth)
    .join('/');

/** Which rooms of the core each room imports. */
function roomsImported(depth: number): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { from, to } of IMPORTS) {
    if (!isBelow(from, 'core') || !isBelow(to, 'core')) continue;
    const [room, imported] = [roomOf(from, depth), roomOf(to, depth)];
    if (room !== imported) rooms.set(room, (rooms.get(room) ?? new Set()).add(imported));
  }
  return rooms;
}

/** The first cycle found by following imports, or undefined. */
function circle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (one: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one];
    if (done.has(one)) return undefined;
    for (const next of imports.get(one) ?? []) {
      const found = follow(next, [...path, one]);
      if (found) return found;
    }
    done.add(one);
    return undefined;
  };
  return [...imports.keys()].map((one) => follow(one, [])).find((found) => found !== undefined);
}

/** The code of a file without its comments. */
function withoutComments(source: ts.SourceFile): string {
  return ts.createPrinter({ removeComments: true }).printFile(source);
}

suite('the layout of the core', () => {
  const core = [...SOURCES.keys()].filter((file) => isBelow(file, 'core'));

  test('has at most 18 rooms, and no folder with more than 26 files directly in it', () => {
    const rooms = new Set(core.filter((file) => file.split('/').length > 2).map((file) => roomOf(file, 1)));
    assert.ok(rooms.size <= 18, [...rooms].join());
    const full = [...Map.groupBy(core, dirname)].filter(([, files]) => files.length > 26).map(([folder]) => folder);
    assert.deepEqual(full, []);
  });

  test('has every room and top-level file named on the map, which names nothing that does not exist', () => {
    const [, map = ''] = /^## The map\n+```\n(.*?)^```/ms.exec(textOf('docs/architecture.md')) ?? [];
    const named: string[] = [];
    const above: string[] = [];
    for (const line of map.split('\n')) {
      const [, indent = '', name] = /^( *)([a-z0-9.-]+\/?)(?: |$)/.exec(line) ?? [];
      if (name === undefined || indent.length > 6) continue;
      const depth = indent.length / 2;
      above.splice(depth, Infinity, name);
      named.push(above.join(''));
    }
    assert.deepEqual(
      named.filter((path) => path !== 'data/' && !FILES.some((file) => file === path || file.startsWith(path))),
      [],
    );
    const folders = new Set(core.flatMap((file) => [roomOf(file, 1), roomOf(file, 2)]).map((room) => `core/${room}`));
    const top = [...folders].filter((room) => !room.endsWith('.ts') || room.split('/').length === 2);
    assert.deepEqual(
      top.filter((room) => !named.includes(room) && !named.includes(`${room}/`)),
      [],
    );
  });
});

suite('the form of the files', () => {
  test('none is longer than 300 lines', () => {
    const long = [...SOURCES]
      .filter(([file]) => !isBelow(file, 'tests'))
      .filter(([, { text }]) => text.split('\n').length > 301);
    assert.deepEqual(
      long.map(([file]) => file),
      [],
    );
  });

  test('each is named in kebab case, and none with a catch-all name', () => {
    const misnamed = [...SOURCES.keys()].filter(
      (file) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*[a-z0-9]+(?:-[a-z0-9]+)*(?:(?:\.test)?\.ts|\.js)$/.test(file),
    );
    assert.deepEqual(misnamed, []);
    assert.deepEqual(
      [...SOURCES.keys()].filter((file) => /(?:^|\/)(?:utils?|helpers?|common|index|misc)\.[jt]s$/.test(file)),
      [],
    );
  });

  test('none has a default export or re-exports', () => {
    const breach = (node: ts.Statement): boolean => ts.isExportAssignment(node) || ts.isExportDeclaration(node);
    const found = [...SOURCES]
      .filter(([file]) => isBelow(file, 'core', 'handlers', 'console'))
      .filter(([, { statements }]) => statements.some(breach));
    assert.deepEqual(
      found.map(([file]) => file),
      [],
    );
  });

  test('every exported function, interface and class has a doc comment', () => {
    const silent = [...SOURCES]
      .filter(([file]) => isBelow(file, 'core', 'handlers', 'console'))
      .flatMap(([file, source]) =>
        source.statements
          .filter(
            (node) => ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node),
          )
          .filter((node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
          .filter((node) => ts.getJSDocCommentsAndTags(node).length === 0)
          .map((node) => `${file} ${node.name?.text ?? ''}`),
      );
    assert.deepEqual(silent, []);
  });

  test('no file in the repository contains a machine-specific path or a reminder of postponed work', () => {
    const written = FILES.filter((file) => /\.(?:ts|js|json|md|tsv|ya?ml|sh|txt)$|^\.ci\//.test(file)).filter(
      (file) => file !== 'package-lock.json',
    );
    const place = /(?<![\w.])\/(?:work|tmp|root|home|Users)\//;
    const putOff = /\b(?:TO[D]O|FIX[M]E|XX[X])\b/;
    assert.deepEqual(
      written.filter((file) => place.test(textOf(file)) || putOff.test(textOf(file))),
      [],
    );
  });
});
