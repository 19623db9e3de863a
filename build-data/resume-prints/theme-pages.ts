import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.ts';
import type { JsonResume } from './json-resume.ts';

/** What a theme made of a resume: a page, or why there is none. */
export type ThemePage = { readonly html: string } | { readonly failure: string };

/** How long a theme may take for all of its resumes, in milliseconds. */
const DEADLINE = 30_000;

const RENDERER = join(import.meta.dirname, 'render-theme.js');

/** The names of the themes that are installed in a folder, in order. Throws `CommandError` if there is none. */
export async function themesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'node_modules')).catch(() => []);
  const themes = names.filter((name) => name.startsWith('jsonresume-theme-')).toSorted();
  if (themes.length === 0) throw new CommandError(`There are no themes in ${join(folder, 'node_modules')}.`);
  return themes;
}

interface ThemeResumes {
  readonly folder: string;
  readonly theme: string;
  readonly resumes: readonly JsonResume[];
}

/**
 * The page of each resume in a theme that is installed in a folder. The theme runs in a process of its own, which may read the packages
 * and nothing else, and has neither network nor environment.
 */
export async function themePages({ folder, theme, resumes }: ThemeResumes): Promise<ThemePage[]> {
  const installed = join(folder, 'node_modules', theme);
  // A linked theme finds its dependencies where it really is.
  const readable = [folder, dirname(realpathSync(installed))];
  const child = fork(RENDERER, {
    cwd: folder,
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8' },
    execArgv: ['--permission', ...[RENDERER, ...readable].map((path) => `--allow-fs-read=${path}`)],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: DEADLINE,
    killSignal: 'SIGKILL',
  });
  const answer = await new Promise<unknown>((resolve) => {
    child.once('message', resolve);
    child.once('error', resolve);
    child.once('exit', (_, signal) => {
      resolve({ failure: signal === null ? 'it ended the process' : `it took more than ${DEADLINE / 1000} s` });
    });
    child.send({ folder, name: theme, resumes });
  });
  return resumes.map((_, i) => pageIn(answer, i));
}

function pageIn(answer: unknown, i: number): ThemePage {
  const { pages, failure } = answer as { readonly pages?: readonly ThemePage[]; readonly failure?: string };
  return pages?.[i] ?? { failure: failure ?? 'it gave no page' };
}
