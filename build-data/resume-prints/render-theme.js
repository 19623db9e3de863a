import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs by itself, since themes may write to the console, end the process or never answer.
process.on('message', ({ folder, name, resumes }) => {
  void pagesOf(folder, name, resumes).then(
    (pages) => process.send({ pages }, () => process.exit(0)),
    (error) => process.send({ failure: String(error) }, () => process.exit(0)),
  );
});

async function pagesOf(folder, name, resumes) {
  const render = await themeOf(folder, name);
  const pages = [];
  for (const resume of resumes) pages.push(await pageOf(render, resume));
  return pages;
}

// Some themes fail on lists that are empty, others on those that are missing, and a few accept the schema's newest names alone.
const FORMS = [(resume) => resume, withAllLists, withoutEmptyLists, inNewNames];

async function pageOf(render, resume) {
  let page;
  for (const form of FORMS) {
    page = await rendered(render, form(resume));
    if (page.html !== undefined) break;
  }
  return page;
}

async function rendered(render, resume) {
  try {
    const html = await render(structuredClone(resume));
    return typeof html === 'string' ? { html } : { failure: 'not a text' };
  } catch (error) {
    return { failure: String(error) };
  }
}

const LISTS = [
  'volunteer',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'projects',
  'certificates',
];

function withAllLists(resume) {
  return { ...Object.fromEntries(LISTS.map((name) => [name, []])), ...resume };
}

function withoutEmptyLists(resume) {
  return Object.fromEntries(Object.entries(resume).filter(([, part]) => !Array.isArray(part) || part.length > 0));
}

function inNewNames({ basics: { website: _, ...basics }, work, education, ...rest }) {
  return {
    ...rest,
    basics,
    work: work.map(({ company: _company, website: _website, ...role }) => role),
    education: education.map(({ gpa: _gpa, location: _location, ...study }) => study),
  };
}

async function themeOf(folder, name) {
  const theme = await moduleOf(folder, name);
  const render = [theme.render, theme.default?.render, theme.default].find((one) => typeof one === 'function');
  if (!render) throw new Error('it exports no function render');
  return render.bind(theme.default?.render ? theme.default : theme);
}

async function moduleOf(folder, name) {
  const require = createRequire(join(folder, 'themes.js'));
  try {
    return require(name);
  } catch (error) {
    if (error?.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
  }
  const package_ = join(folder, 'node_modules', name);
  const { exports } = JSON.parse(readFileSync(join(package_, 'package.json'), 'utf8'));
  const own = exports['.'] ?? exports;
  return import(pathToFileURL(join(package_, own.import?.default ?? own.import ?? own.default)).href);
}
