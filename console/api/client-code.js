/** @import { Call } from '../types.ts' */

/** Where client code takes a call's keys from. */
/** @typedef {{ key: boolean, secret: boolean }} HeaderNames */

/** @param {string} origin @param {Call} call @param {HeaderNames} carried */
export function curlLine(origin, call, carried) {
  const headers = headerPairs(call, carried).map(([name, value]) => ` \\\n  -H "${name}: ${value}"`);
  const address = shellQuoted(origin + call.target);
  if (call.body === undefined) return `curl -s ${address}${headers.join('')}`;
  const json = ` \\\n  -H 'content-type: application/json'`;
  if (call.file === undefined) {
    return `curl -s ${address}${json}${headers.join('')} \\\n  -d ${shellQuoted(JSON.stringify(call.body, null, 2))}`;
  }
  const pattern = shellQuoted(printfPattern(call));
  const file = shellQuoted(call.file.name);
  return `printf ${pattern} "$(base64 < ${file} | tr -d '\\n')" |\n  curl -s ${address}${json}${headers.join('')} \\\n  --data-binary @-`;
}

/** @param {string} origin @param {Call} call @param {HeaderNames} carried */
export function typescriptCode(origin, call, carried) {
  const { method, target, body, file } = call;
  const headers = [
    ...(body === undefined ? [] : ["'content-type': 'application/json'"]),
    ...headerPairs(call, carried).map(([name, value]) =>
      value.startsWith('$') ? `'${name}': process.env.${value.slice(1)}` : `'${name}': '${value}'`,
    ),
  ].map((one) => `    ${one},`);
  const text = body === undefined ? '' : indented(JSON.stringify(body, null, 2), '  ');
  const sent = file === undefined ? text : text.replace(inBody(call), 'file');
  return [
    ...(file === undefined
      ? []
      : [
          "import { readFile } from 'node:fs/promises';",
          '',
          `const file = await readFile(${JSON.stringify(file.name)}, 'base64');`,
        ]),
    `const response = await fetch(${JSON.stringify(origin + target)}, {`,
    `  method: '${method}',`,
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${sent}),`]),
    '});',
    'const answer = await response.json();',
    "if (!response.ok) throw new Error(`${response.status} ${answer.error ?? ''}: ${answer.message}`);",
    'console.log(JSON.stringify(answer, null, 2));',
    '',
  ].join('\n');
}

/** @param {string} origin @param {Call} call @param {HeaderNames} carried */
export function pythonCode(origin, call, carried) {
  const { method, target, body, file } = call;
  const pairs = headerPairs(call, carried);
  const headers = [
    ...(body === undefined ? [] : ['"content-type": "application/json"']),
    ...pairs.map(([name, value]) =>
      value.startsWith('$') ? `"${name}": os.environ["${value.slice(1)}"]` : `"${name}": "${value}"`,
    ),
  ];
  const imports = ['json', 'urllib.request', ...(file ? ['base64'] : []), ...(pairs.length > 0 ? ['os'] : [])];
  // A JSON string is also a Python string.
  const text = body === undefined ? '' : pythonWords(JSON.stringify(body, null, 4));
  const sent = file === undefined ? text : text.replace(inBody(call), 'file');
  return [
    ...imports.sort().map((name) => `import ${name}`),
    '',
    ...(file === undefined
      ? []
      : [
          `with open(${JSON.stringify(file.name)}, "rb") as opened:`,
          '    file = base64.b64encode(opened.read()).decode()',
        ]),
    ...(body === undefined ? [] : [`body = ${sent}`]),
    'request = urllib.request.Request(',
    `    ${JSON.stringify(origin + target)},`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    ...(body === undefined ? [] : ['    data=json.dumps(body).encode(),']),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(json.dumps(json.load(response), indent=2))',
    '',
  ].join('\n');
}

/** @param {Call} call @param {HeaderNames} carried @returns {(readonly [string, string])[]} */
function headerPairs({ slug }, { key, secret }) {
  return [
    ...(key
      ? /** @type {const} */ ([
          ['X-Gateway-Key', '$TRACEWELL_KEY'],
          ['X-Gateway-Host', slug],
        ])
      : []),
    ...(secret ? /** @type {const} */ ([['X-Gateway-Proxy-Secret', '$TRACEWELL_PROXY_SECRET']]) : []),
  ];
}

/** Returns the file's characters as they are in the JSON body. @param {Call} call */
function inBody({ body, file }) {
  return JSON.stringify(file === undefined ? '' : (body?.[file.member] ?? ''));
}

/** Returns the body for printf, with %s in place of the file. @param {Call} call */
function printfPattern(call) {
  const json = JSON.stringify(call.body);
  return json.replaceAll('\\', '\\\\').replaceAll('%', '%%').replace(inBody(call), '"%s"');
}

/** @param {string} text */
function shellQuoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** @param {string} text @param {string} margin */
function indented(text, margin) {
  return text.replaceAll('\n', `\n${margin}`);
}

/** Replaces JSON's three literal values by Python's. @param {string} json */
function pythonWords(json) {
  const words = /** @type {Readonly<Record<string, string>>} */ ({ true: 'True', false: 'False', null: 'None' });
  return json.replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, (part) => words[part] ?? part);
}
