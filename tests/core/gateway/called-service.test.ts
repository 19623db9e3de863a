import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calledService } from '../../../core/gateway/called-service.ts';

const slugs = new Set(['resume', 'pii', 'landed-cost']);
const NAMES = { slugs, serviceDomain: 'api.example.com' };

const CALLS: readonly (readonly [host: string, path: string, service: string | undefined])[] = [
  ['resume', '/resume/parse', 'resume'],
  ['resume', '/parse', 'resume'],
  ['Resume', '/parse', 'resume'],
  ['resume.api.example.com', '/parse', 'resume'],
  ['RESUME.API.EXAMPLE.COM.', '/resume/parse', 'resume'],
  ['resume.api.example.com:443', '/parse', 'resume'],
  ['landed-cost', '/landed-cost', 'landed-cost'],
  // A path of another service is a contradiction, whatever it leads to.
  ['resume', '/pii/redact', undefined],
  ['resume', '/pii', undefined],
  ['resume.api.example.com', '/pii/redact', undefined],
  ['', '/resume/parse', undefined],
  ['other', '/resume/parse', undefined],
  ['api.example.com', '/resume/parse', undefined],
  ['resume.example.com', '/resume/parse', undefined],
  ['resume.api.example.com.evil.org', '/resume/parse', undefined],
  ['x.resume', '/parse', undefined],
  ['constructor', '/constructor', undefined],
];

test('the host names the service, unless the path belongs to another', () => {
  for (const [host, path, service] of CALLS) assert.equal(calledService({ host, path }, NAMES), service, host + path);
});

test('without a domain only slugs are accepted as hosts', () => {
  const names = { slugs, serviceDomain: undefined };
  assert.equal(calledService({ host: 'resume', path: '/parse' }, names), 'resume');
  assert.equal(calledService({ host: 'resume.', path: '/parse' }, names), 'resume');
  assert.equal(calledService({ host: 'resume.api.example.com', path: '/parse' }, names), undefined);
});
