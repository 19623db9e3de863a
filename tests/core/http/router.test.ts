import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRouter, type RequestLine } from '../../../core/http/router.ts';
import { testRoute, testService } from '../../floor.ts';

const answer = () => ({ status: 200, body: {} });

const services = [
  testService('pii', testRoute('POST', '/redact', answer), testRoute('GET', '/terms', answer)),
  testService(
    'certificate',
    testRoute('POST', '/requirements', answer),
    testRoute('GET', '/requirements', answer),
    testRoute('GET', '/requirements/{id}', answer),
    testRoute('GET', '/requirements/{id}/rules/{rule}', answer),
    testRoute('GET', '/requirements/latest', answer),
    testRoute('GET', '/terms', answer),
  ),
];
const suite = testService('suite', testRoute('GET', '/healthz', answer), testRoute('GET', '/terms', answer));
const plain = createRouter({ services, suite });
const hosted = createRouter({ services, suite, serviceDomain: 'example.com' });

/** Where a request leads, as one line of text. */
function lead(resolve: typeof plain, line: string, host?: string): string {
  const [method = '', path = ''] = line.split(' ');
  const request: RequestLine = { method, path, host };
  const found = resolve(request);
  switch (found.kind) {
    case 'route':
      return [found.service, found.route.method, found.route.path, ...Object.values(found.params)].join(' ');
    case 'method_not_allowed':
      return `${found.service} 405 ${found.allow}`;
    case 'not_found':
      return `${found.service} 404`;
    default:
      return found satisfies never;
  }
}

test('a request leads to the route of its prefix, path and method, or to a 404 or 405', () => {
  const cases = {
    'POST /pii/redact': 'pii POST /redact',
    'GET /pii/terms': 'pii GET /terms',
    'HEAD /pii/terms': 'pii GET /terms',
    'GET /certificate/terms': 'certificate GET /terms',
    'GET /healthz': 'suite GET /healthz',
    'HEAD /healthz': 'suite GET /healthz',
    'GET /pii/redact': 'pii 405 POST',
    'HEAD /pii/redact': 'pii 405 POST',
    'OPTIONS /pii/redact': 'pii 405 POST',
    'TRACE /pii/terms': 'pii 405 GET, HEAD',
    'post /pii/redact': 'pii 405 POST',
    'DELETE /certificate/requirements': 'certificate 405 POST, GET, HEAD',
    'POST /healthz': 'suite 405 GET, HEAD',
    'GET /': 'suite 404',
    'GET /pii': 'pii 404',
    'GET /pii/': 'pii 404',
    'GET /pii/terms/': 'pii 404',
    'GET /pii//terms': 'pii 404',
    'GET //pii/terms': 'suite 404',
    'GET /PII/terms': 'suite 404',
    'GET /pii%2Fterms': 'suite 404',
    'GET /pii/../certificate/terms': 'pii 404',
    'GET /pii/./terms': 'pii 404',
    'GET /pii/certificate/terms': 'pii 404',
    'GET /pii/healthz': 'pii 404',
    'GET /__proto__/terms': 'suite 404',
    'GET /constructor': 'suite 404',
    'GET *': 'suite 404',
    'GET *pii/terms': 'suite 404',
    'GET xpii/terms': 'suite 404',
    'GET ': 'suite 404',
    'GET /certificate/requirements/42': 'certificate GET /requirements/{id} 42',
    'GET /certificate/requirements/%2F': 'certificate GET /requirements/{id} %2F',
    'GET /certificate/requirements/{id}': 'certificate GET /requirements/{id} {id}',
    'GET /certificate/requirements/latest': 'certificate GET /requirements/latest',
    'GET /certificate/requirements/42/rules/7': 'certificate GET /requirements/{id}/rules/{rule} 42 7',
    'GET /certificate/requirements/': 'certificate 404',
    'GET /certificate/requirements//rules/7': 'certificate 404',
    'GET /certificate/requirements/42/': 'certificate 404',
    'PUT /certificate/requirements/42': 'certificate 405 GET, HEAD',
  };
  for (const [line, expected] of Object.entries(cases)) assert.equal(lead(plain, line), expected, line);
});

test("a service's own host serves it without its prefix", () => {
  const cases: readonly (readonly [host: string | undefined, line: string, expected: string])[] = [
    ['pii.example.com', 'GET /terms', 'pii GET /terms'],
    ['pii.example.com', 'POST /redact', 'pii POST /redact'],
    ['pii.example.com', 'GET /redact', 'pii 405 POST'],
    ['pii.example.com:8443', 'GET /terms', 'pii GET /terms'],
    ['PII.Example.COM', 'GET /terms', 'pii GET /terms'],
    ['pii.example.com.', 'GET /terms', 'pii GET /terms'],
    ['pii.example.com.:443', 'GET /terms', 'pii GET /terms'],
    ['pii.example.com', 'GET /pii/terms', 'pii GET /terms'],
    ['pii.example.com', 'GET /healthz', 'suite GET /healthz'],
    ['pii.example.com', 'GET /nowhere', 'pii 404'],
    // Another service cannot be reached through this one's host, whose plan and keys are different.
    ['pii.example.com', 'GET /certificate/terms', 'pii 404'],
    ['certificate.example.com', 'GET /terms', 'certificate GET /terms'],
    ['certificate.example.com', 'GET /requirements/7', 'certificate GET /requirements/{id} 7'],
    ['example.com', 'GET /terms', 'suite GET /terms'],
    ['example.com', 'GET /pii/terms', 'pii GET /terms'],
    ['resume.example.com', 'GET /terms', 'suite GET /terms'],
    ['pii.example.com.evil.org', 'GET /terms', 'suite GET /terms'],
    ['evil.org/pii.example.com', 'GET /terms', 'suite GET /terms'],
    ['pii.example.com:x', 'GET /terms', 'suite GET /terms'],
    ['pii.example.com, certificate.example.com', 'GET /terms', 'suite GET /terms'],
    ['[', 'GET /pii/terms', 'pii GET /terms'],
    ['', 'GET /pii/terms', 'pii GET /terms'],
    [undefined, 'GET /pii/terms', 'pii GET /terms'],
  ];
  for (const [host, line, expected] of cases) assert.equal(lead(hosted, line, host), expected, `${host} ${line}`);
});

test('without a service domain the host is ignored', () => {
  assert.equal(lead(plain, 'GET /redact', 'pii.example.com'), 'suite 404');
  assert.equal(lead(plain, 'GET /terms', 'pii.undefined'), 'suite GET /terms');
});

test('every path and host resolves to something', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary-ascii' }), (path, host) => {
      assert.match(
        hosted({ method: 'GET', path: `/pii/${path}`, host }).kind,
        /^(?:route|not_found|method_not_allowed)$/,
      );
    }),
  );
});
