import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CodedError } from '../../../../core/http/errors.ts';
import { checkedFileUrl, type Scheme } from '../../../../core/documents/input/file-url.ts';
import { isPublicAddress } from '../../../../core/upstream/public-address.ts';

const BOTH: readonly Scheme[] = ['https:', 'http:'];

/** The URL, or the code of the error. */
function outcome(text: string, schemes: readonly Scheme[] = ['https:']): string {
  try {
    return checkedFileUrl(text, schemes).href;
  } catch (error) {
    assert.ok(error instanceof CodedError);
    assert.equal(error.status, 400);
    return error.code;
  }
}

/** Each is an address that a caller must not reach through this server, or a name for one. */
const HOSTILE: readonly string[] = [
  // loopback
  'https://127.0.0.1/a.png',
  'https://127.0.0.2/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://0x7f.0x0.0x0.0x1/',
  'https://127.0.0.1./',
  'https://127.0.0.1:8080/',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://①②⑦.0.0.1/',
  'https://%31%32%37.0.0.1/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
  'https://ｌocalhost/',
  'https://loc%61lhost/',
  'https://foo.localhost/',
  'https://localhost.localdomain/',
  'https://ip6-localhost/',
  // private, shared, link-local
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://0xc0a80101/',
  'https://100.64.0.1/',
  'https://100.127.255.255/',
  'https://169.254.0.1/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[fec0::1]/',
  // cloud metadata services
  'https://169.254.169.254/latest/meta-data/',
  'https://2852039166/',
  'https://0xA9FEA9FE/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[fd00:ec2::254]/',
  'https://100.100.100.200/',
  'https://192.0.0.192/',
  'https://168.63.129.16/',
  'https://metadata.google.internal/',
  'https://metadata.google.internal./',
  'https://metadata.goog/',
  'https://instance-data.ec2.internal/',
  'https://metadata/',
  // this network, documentation, benchmarks, multicast, reserved
  'https://0.0.0.0/',
  'https://0/',
  'https://192.0.2.1/',
  'https://198.51.100.7/',
  'https://203.0.113.9/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[5f00::1]/',
  // names that lead to internal hosts
  'https://127.0.0.1.nip.io/',
  'https://10-0-0-1.sslip.io/',
  'https://localtest.me/',
  'https://a.b.localtest.me/',
  'https://lvh.me/',
  'https://printer.local/',
  'https://wiki.intranet/',
  'https://nas.lan/',
  'https://router.home.arpa/',
  'https://build.corp/',
  'https://db.default.svc/',
  'https://db.default.svc.cluster.local/',
  'https://host.docker.internal/',
  'https://intranet/',
  'https://a..b/',
  'https://localhost../',
  // a public name that is not the host
  'https://files.example.com@127.0.0.1/',
  'https://files.example.com%2F@127.0.0.1/',
  'https://files.example.com:443@[::1]/',
  String.raw`https:\\127.0.0.1\a.png`,
  'https:127.0.0.1/a.png',
  'https:/127.0.0.1/a.png',
  'https://127.0.0.1#@files.example.com/',
  'https://127.0.0.1?@files.example.com/',
  String.raw`https://127.0.0.1\@files.example.com/`,
  'https://127.0.\n0.1/',
  '\u0000https://127.0.0.1/',
];

test('a host that is not public is blocked, however it is written', () => {
  for (const text of HOSTILE) assert.equal(outcome(text), 'blocked_file_url', text);
});

test('a host that is not public is blocked over http too, if http is supported', () => {
  for (const text of HOSTILE) assert.equal(outcome(text.replace('https', 'http'), BOTH), 'blocked_file_url', text);
});

test('every other URL is accepted, or rejected by the rule that it breaks', () => {
  const table: readonly (readonly [string, string])[] = [
    ['https://files.example.com/resume.png', 'https://files.example.com/resume.png'],
    ['HTTPS://FILES.example.com/R.PNG?x=.pdf#a.pdf', 'https://files.example.com/R.PNG?x=.pdf#a.pdf'],
    ['  https://files.example.com/a.png\n', 'https://files.example.com/a.png'],
    ['https://files.example.com.:8443/a', 'https://files.example.com.:8443/a'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://8.8.8.8/a', 'https://8.8.8.8/a'],
    ['https://[2606:4700:4700::1111]/a', 'https://[2606:4700:4700::1111]/a'],
    ['https://notlocalhost.example/', 'https://notlocalhost.example/'],
    ['https://mylocal.example/', 'https://mylocal.example/'],
    ['https://nip.io.example/', 'https://nip.io.example/'],
    ['https://files.example.com/a.pdf.png', 'https://files.example.com/a.pdf.png'],
    ['https://files.example.com/a.pdf/', 'https://files.example.com/a.pdf/'],
    ['https://files.example.com/a%252Epdf', 'https://files.example.com/a%252Epdf'],
    ['https://files.example.com/%ff.png', 'https://files.example.com/%ff.png'],
    ['https://files.example.com/a.pdf', 'pdf_url_unsupported'],
    ['https://files.example.com/a.PDF?download=1', 'pdf_url_unsupported'],
    ['https://files.example.com/a.pdf#page=2', 'pdf_url_unsupported'],
    ['https://files.example.com/a%2Epdf', 'pdf_url_unsupported'],
    ['https://files.example.com/a.p%64%46', 'pdf_url_unsupported'],
    ['https://files.example.com/.pdf', 'pdf_url_unsupported'],
    ['http://files.example.com/a.png', 'unsupported_url_scheme'],
    ['ftp://files.example.com/a.png', 'unsupported_url_scheme'],
    ['file:///etc/passwd', 'unsupported_url_scheme'],
    ['data:image/png;base64,AAAA', 'unsupported_url_scheme'],
    ['javascript:alert(1)', 'unsupported_url_scheme'],
    ['blob:https://files.example.com/1', 'unsupported_url_scheme'],
    ['gopher://127.0.0.1/', 'unsupported_url_scheme'],
    ['localhost:8080', 'unsupported_url_scheme'], // The scheme is `localhost:`.
    ['https://user@files.example.com/', 'invalid_file_url'],
    ['https://user:secret@files.example.com/', 'invalid_file_url'],
    ['files.example.com/a.png', 'invalid_file_url'],
    ['//files.example.com/a.png', 'invalid_file_url'],
    ['/a.png', 'invalid_file_url'],
    ['https://', 'invalid_file_url'],
    ['https://files.example.com:99999/', 'invalid_file_url'],
    ['https://files example.com/', 'invalid_file_url'],
    ['https://1.2.3.4.5/', 'invalid_file_url'],
    ['https://256.0.0.1/', 'invalid_file_url'],
    ['https://[fe80::1%25eth0]/', 'invalid_file_url'],
    ['https://[::1/', 'invalid_file_url'],
    ['not a url', 'invalid_file_url'],
  ];
  for (const [text, expected] of table) assert.equal(outcome(text), expected, text);
  assert.equal(outcome('http://files.example.com/a.png', BOTH), 'http://files.example.com/a.png');
});

test('a URL has at most 2,048 characters', () => {
  const url = (length: number): string => 'https://files.example.com/'.padEnd(length, 'a');
  assert.equal(outcome(url(2_048)), url(2_048));
  assert.equal(outcome(url(2_049)), 'invalid_file_url');
  assert.equal(outcome(`https://127.0.0.1/${'a'.repeat(5_000)}`), 'invalid_file_url');
});

test('no message repeats the URL', () => {
  for (const text of [
    'https://canary@127.0.0.1/',
    'https://canary.local/canary',
    'canary',
    'https://a.example/canary.pdf',
  ]) {
    assert.throws(
      () => checkedFileUrl(text, ['https:']),
      (error: Error) => !error.message.includes('canary'),
    );
  }
});

/** The ranges of the registries, computed arithmetically instead of from a list of networks. */
function isPublicByArithmetic([a, b, c, d]: readonly [number, number, number, number]): boolean {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b < 128) return false;
  if (a === 168 && b === 63 && c === 129 && d === 16) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)) || (b === 88 && c === 99))) return false;
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}

test("an IPv4 address is public by the registries' ranges, plain and translated to IPv6, but never mapped", () => {
  const byte = fc.oneof(
    fc.nat(255),
    fc.constantFrom(0, 2, 10, 16, 31, 63, 64, 88, 99, 100, 113, 127, 128, 168, 169, 172, 192, 198, 203, 254),
  );
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte, byte), (bytes) => {
      const address = bytes.join('.');
      assert.equal(isPublicAddress(address), isPublicByArithmetic(bytes), address);
      assert.equal(isPublicAddress(`64:ff9b::${address}`), isPublicByArithmetic(bytes), address);
      const [high, low] = [bytes[0] * 256 + bytes[1], bytes[2] * 256 + bytes[3]].map((group) => group.toString(16));
      assert.equal(isPublicAddress(`64:ff9b::${high}:${low}`), isPublicByArithmetic(bytes), address);
      assert.equal(isPublicAddress(`::ffff:${address}`), false);
      assert.equal(outcome(`https://${address}/`) !== 'blocked_file_url', isPublicByArithmetic(bytes));
    }),
    { numRuns: 2_000 },
  );
});

test('anything but an IP address is not public', () => {
  for (const text of ['', 'localhost', '1.2.3', '1.2.3.4.5', '1.2.3.4/8', '::1%lo', '[::1]', '8.8.8.8 ']) {
    assert.equal(isPublicAddress(text), false, text);
  }
});

test('any text is a URL or a coded error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.webUrl()), (text) => {
      assert.ok(outcome(text, BOTH).length > 0);
    }),
  );
});
