import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { WatchChanges } from '../../core/watch/answer.ts';
import { writeCopy } from '../../core/screening/lists/register/refresh/copy-store.ts';
import { newestRuns } from '../../core/screening/lists/register/refresh/refresh-journal.ts';
import { record, registerOf } from '../core/screening/lists/register/made-register.ts';
import { csvOf, firms } from '../core/screening/lists/register/refresh/made-extract.ts';
import { madeZip } from '../core/screening/lists/register/refresh/made-zip.ts';
import { pictureOf } from '../core/documents/pages/made-files.ts';
import { operationsOf } from '../fuzz/operations.ts';
import { getJson, type OpenApiDocument } from '../openapi-document.ts';
import { startCommand, type ServerProgram } from '../server-program.ts';
import { startExampleReader, startExampleUpstreams } from '../standins/example-upstreams.ts';
import { startSam } from '../standins/sam.ts';
import type { EndsWith } from '../standins/upstream.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly 'start:locked': string };
};
const LOCKED = scripts['start:locked'];

/** Where the packages are; in a separate checkout, this may be a link to elsewhere. */
const PACKAGES = realpathSync(join(ROOT, 'node_modules'));

/** A data folder whose copy is so old that a server refreshes it at the start. */
async function folderWithOldCopy(t: EndsWith): Promise<string> {
  const folder = await temporaryFolder(t);
  await writeCopy(folder, registerOf([record('QUARRY MEADOW HOLDINGS LLC')], '2026-01-01'));
  return folder;
}

/** The script's own line, or a variation of it, with this Node. */
function lockedShell(line = LOCKED): readonly [string, ...string[]] {
  return [
    '/bin/sh',
    '-c',
    line.replace(/^node --permission /, `exec "$0" --permission --allow-fs-read="${PACKAGES}" `),
    process.execPath,
  ];
}

function startLocked(t: EndsWith, environment: Readonly<Record<string, string>>, line = LOCKED): ServerProgram {
  return startCommand(t, lockedShell(line), { environment: { PORT: '0', ...environment } });
}

/** What a program may do, as the output it prints: each attempt ends with `done` or the code of its denial. */
const ATTEMPTS = `
const fs = require('node:fs');
const { execFileSync } = require('node:child_process');
const { DATA_DIR, OUTSIDE } = process.env;
const attempts = {
  'read the program': () => fs.readFileSync('server.ts'),
  'read a system file': () => fs.readFileSync('/etc/hostname'),
  'read another folder': () => fs.readFileSync(OUTSIDE + '/secret'),
  'list the root': () => fs.readdirSync('/'),
  'write the data': () => fs.writeFileSync(DATA_DIR + '/made', 'x'),
  'write the program': () => fs.writeFileSync('written.ts', 'x'),
  'write another folder': () => fs.writeFileSync(OUTSIDE + '/made', 'x'),
  'delete the program': () => fs.rmSync('server.ts'),
  'inspect itself': () => require('node:inspector').open(0),
  'read a system file by the program once more': () => {
    execFileSync(process.execPath, ['-e', 'require("node:fs").readFileSync("/etc/hostname")'], { stdio: 'ignore' });
  },
};
const told = Object.entries(attempts).map(([name, attempt]) => {
  try {
    attempt();
    return [name, 'done'];
  } catch (error) {
    return [name, error.code ?? 'failed'];
  }
});
console.log(JSON.stringify(Object.fromEntries(told)));
`;

const RESUME = [
  'Mara Ellingsen',
  'mara.ellingsen@example.com',
  'Experience',
  'Dispatch Lead, Harbor Mill Logistics',
  'Mar 2021 - Present',
  'Skills',
  'Routing, Excel',
];

interface ReadResume {
  readonly contact?: { readonly email: string | null };
}

suite('under the permission model', () => {
  test('only the program and the data can be read, and only the data can be written', async (t) => {
    const [dataDir, outside] = [await temporaryFolder(t), await temporaryFolder(t)];
    const [file, ...args] = lockedShell(LOCKED.replace(/ server\.ts$/, ' -e "$1"'));
    const { stdout } = await promisify(execFile)(file, [...args, ATTEMPTS], {
      cwd: ROOT,
      env: { DATA_DIR: dataDir, OUTSIDE: outside },
    });
    const denied = 'ERR_ACCESS_DENIED';
    assert.deepEqual(JSON.parse(stdout), {
      'read the program': 'done',
      'read a system file': denied,
      'read another folder': denied,
      'list the root': denied,
      'write the data': 'done',
      'write the program': denied,
      'write another folder': denied,
      'delete the program': denied,
      'inspect itself': denied,
      'read a system file by the program once more': 'failed',
    });
  });

  test('every operation answers as documented', async (t) => {
    const upstreams = await startExampleUpstreams(t);
    const plain = startLocked(t, { ...upstreams, REGISTER_REFRESH: 'off' });
    const reading = startLocked(t, { ...(await startExampleReader(t)), REGISTER_REFRESH: 'off' });
    const readingUrl = await reading.url();
    const url = await plain.url();
    const operations = operationsOf(await getJson<OpenApiDocument>(`${url}/openapi.json`));
    let asked = 0;
    for (const { name, service, method, path, goodBodies, goodQueries } of operations) {
      const isRead = ['resume', 'invoice', 'certificate'].includes(service);
      const query = new URLSearchParams(goodQueries[0]).toString();
      // The findings of an unknown list answer 404.
      if (path.includes('{') || path === '/watch/findings') continue;
      const answer = await fetch(`${isRead ? readingUrl : url}${path}?${query}`, {
        method,
        ...(goodBodies.length > 0 && { body: JSON.stringify(goodBodies[0]) }),
      });
      assert.ok(answer.ok, `${name}: ${answer.status} ${await answer.text()}`);
      asked++;
    }
    assert.ok(asked >= 35, `only ${asked} operations`);
    // The process of the watch.
    const list = { method: 'PUT', body: 'reference,name\n1,Harborlight Freight Systems\n' };
    assert.ok((await fetch(`${url}/watch/lists/vendors`, list)).ok);
    const told = (await (await fetch(`${url}/watch/changes?wait=25&after=0`)).json()) as WatchChanges;
    assert.equal(told.changes[0]?.kind, 'new');
    // Threads, WebAssembly and native code.
    const picture = Buffer.from(pictureOf(RESUME)).toString('base64');
    const read = await fetch(`${url}/resume/parse`, {
      method: 'POST',
      body: JSON.stringify({ base64_file: picture, mime_type: 'image/png' }),
    });
    const text = await read.text();
    assert.equal((JSON.parse(text) as ReadResume).contact?.email, 'mara.ellingsen@example.com', text);
    for (const program of [plain, reading]) {
      program.child.kill('SIGTERM');
      assert.equal(await program.exit, 0);
      assert.ok(!program.stderr().includes('ERR_ACCESS_DENIED'), program.stderr());
    }
  });

  const NAME = 'SAM_Exclusions_Public_Extract_V2_26062';
  const files = new Map([[`${NAME}.ZIP`, madeZip({ entries: [{ name: `${NAME}.CSV`, content: csvOf(firms(20)) }] })]]);

  test('the register is refreshed by a process with the same permissions', async (t) => {
    const sam = await startSam(t, { files });
    const dataDir = await folderWithOldCopy(t);
    const program = startLocked(t, { DATA_DIR: dataDir, SAM_URL: sam.origin });
    const [refreshed] = await program.events('register_refresh');
    assert.equal(refreshed?.['outcome'], 'replaced', JSON.stringify(newestRuns(dataDir, 1)));
    const [taken] = await program.events('register_taken');
    assert.equal(taken?.['rows'], 20);
  });

  test('without permission to start processes, a refresh fails and the server keeps running', async (t) => {
    const sam = await startSam(t, { files });
    const dataDir = await folderWithOldCopy(t);
    const program = startLocked(
      t,
      { DATA_DIR: dataDir, SAM_URL: sam.origin },
      LOCKED.replace(' --allow-child-process', ''),
    );
    const [refreshed] = await program.events('register_refresh');
    assert.equal(refreshed?.['outcome'], 'failed');
    assert.equal((await fetch(`${await program.url()}/readyz`)).status, 200);
    assert.equal(sam.requests.length, 0);
  });
});
