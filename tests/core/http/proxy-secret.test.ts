import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProxySecretCheck } from '../../../core/http/proxy-secret.ts';
import { codeOf, refusalOf } from './coded.ts';

test('with a secret, only a header that equals it passes', () => {
  const check = createProxySecretCheck('open sesame');
  assert.equal(
    codeOf(() => {
      check('open sesame');
    }),
    'ok',
  );
  const wrong = [
    undefined,
    '',
    'open sesam',
    'open sesame ',
    'Open Sesame',
    'open sesame, open sesame',
    'x'.repeat(16_000),
  ];
  for (const header of [...wrong, ['open sesame'], ['open sesame', 'open sesame']]) {
    assert.equal(
      codeOf(() => {
        check(header);
      }),
      'unauthorized',
      String(header),
    );
  }
});

test('without a secret every request passes', () => {
  const check = createProxySecretCheck(undefined);
  for (const header of [undefined, '', 'x'])
    assert.equal(
      codeOf(() => {
        check(header);
      }),
      'ok',
    );
});

test('the rejection reveals neither secret', () => {
  const check = createProxySecretCheck('open sesame');
  const refusal = refusalOf(() => {
    check('canary');
  });
  assert.deepEqual([refusal?.status, refusal?.message], [401, 'X-Gateway-Proxy-Secret is missing or wrong.']);
});
