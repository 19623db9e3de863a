import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { curlLine, pythonCode, typescriptCode } from '../../console/api/client-code.js';
import type { Call } from '../../console/types.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);

interface Seen {
  readonly method: string;
  readonly target: string;
  readonly key: string | undefined;
  readonly body: unknown;
}

/** A server that answers with the request that it received. */
async function startMirror(t: TestContext): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method, url: target } = request;
      const key = request.headers['x-gateway-key'];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ method, target, key, body: text === '' ? null : (JSON.parse(text) as unknown) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.close();
  });
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return `http://127.0.0.1:${address.port}`;
}

const AWKWARD = `It's "5%d" \\n $HOME \`id\` true, null\n𝓐 é </script> %s`;
const FILE = Buffer.from([0, 1, 2, 250, 255]);

const CALLS: Readonly<Record<string, Call>> = {
  query: {
    slug: 'insider',
    method: 'GET',
    target: '/insider/x?ticker=BRK.B&q=it%27s',
    body: undefined,
    file: undefined,
  },
  body: {
    slug: 'pii',
    method: 'POST',
    target: '/pii/redact?evidence=1',
    body: { text: AWKWARD, nested: { yes: true, none: null, number: 1.5 } },
    file: undefined,
  },
  file: {
    slug: 'invoice',
    method: 'POST',
    target: '/invoice/extract',
    body: { base64_file: FILE.toString('base64'), note: AWKWARD },
    file: { member: 'base64_file', name: "it's 100% an invoice.pdf" },
  },
};

const PRINTERS = {
  curl: (code: string, cwd: string) => run('sh', ['-c', code], { cwd, env: environment() }),
  TypeScript: async (code: string, cwd: string) => {
    await writeFile(join(cwd, 'client.mts'), code);
    return run(process.execPath, ['client.mts'], { cwd, env: environment() });
  },
  Python: (code: string, cwd: string) => run('python3', ['-c', code], { cwd, env: environment() }),
};

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, TRACEWELL_KEY: 'tw_key' };
}

const WRITERS = { curl: curlLine, TypeScript: typescriptCode, Python: pythonCode };

for (const [name, call] of Object.entries(CALLS)) {
  for (const language of ['curl', 'TypeScript', 'Python'] as const) {
    test(`the generated ${language} sends exactly the request: ${name}`, async (t) => {
      const origin = await startMirror(t);
      const cwd = await temporaryFolder(t);
      if (call.file) await writeFile(join(cwd, call.file.name), FILE);
      const code = WRITERS[language](origin, call, { key: true, secret: false });
      const { stdout } = await PRINTERS[language](code, cwd);
      const { method, target, body = null } = call;
      assert.deepEqual(JSON.parse(stdout) as Seen, { method, target, key: 'tw_key', body });
    });
  }
}

test('generated code refers to key variables and never contains a key', () => {
  const call = CALLS['query']!;
  assert.doesNotMatch(curlLine('http://localhost', call, { key: false, secret: false }), /Gateway/);
  assert.match(
    curlLine('http://localhost', call, { key: true, secret: true }),
    /"X-Gateway-Proxy-Secret: \$TRACEWELL_PROXY_SECRET"/,
  );
});
