import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test, type TestContext } from 'node:test';
import { readColumns, readFacilities, readFound } from '../../../../../core/screening/agencies/epa/echo-answers.ts';
import { ECHO_COLUMNS } from '../../../../../core/screening/agencies/epa/echo-row.ts';
import { UpstreamFailure } from '../../../../../core/upstream/failure.ts';
import type { Reply } from '../../../../../core/upstream/reply.ts';
import { sharedFile } from '../../../../shared-data.ts';

function reply(body: Uint8Array | string): Reply {
  return { source: 'EPA ECHO', status: 200, headers: new Map(), body: Buffer.from(body) };
}

function recorded(t: TestContext, name: string): Reply | undefined {
  const path = sharedFile(t, `agencies/epa_echo/recorded/${name}`);
  return path === undefined ? undefined : reply(readFileSync(path));
}

const SEVEN = { count: 7, queryId: '77' };

suite('replies that ECHO gave to other clients are read correctly', () => {
  const found = [
    ['get_facilities.success-7rows.json', { kind: 'found', count: 7, queryId: '77' }],
    ['get_facilities.success-0rows.json', { kind: 'found', count: 0, queryId: '301' }],
    ['get_facilities.error-queryset-limit.json', { kind: 'too_many' }],
  ] as const;
  for (const [name, meaning] of found) {
    test(name, (t) => {
      const answer = recorded(t, name);
      if (answer) assert.deepEqual(readFound(answer), meaning);
    });
  }

  const pages = [
    ['get_qid.page-7rows.json', SEVEN, 7],
    ['get_qid.page-1-of-1686.EXCERPT-11rows.json', { count: 1_686, queryId: '223' }, 11],
    ['get_qid.error-unknown-queryid.json', SEVEN, undefined],
    // The same page, requested with a query of another row count or another ID.
    ['get_qid.page-7rows.json', { ...SEVEN, count: 8 }, undefined],
    ['get_qid.page-7rows.json', { ...SEVEN, queryId: '78' }, undefined],
  ] as const;
  for (const [name, query, rows] of pages) {
    test(`${name} of query ${query.queryId} with ${query.count} rows`, (t) => {
      const answer = recorded(t, name);
      if (answer) assert.equal(readFacilities(answer, query)?.length, rows);
    });
  }

  test('no error with status 200 is read as an answer', (t) => {
    const file = recorded(t, 'errors.from-sources.json');
    if (!file) return;
    const errors = JSON.parse(Buffer.from(file.body).toString()) as { status: unknown; body?: unknown }[];
    const hidden = errors.filter(({ status }) => status === 200);
    assert.equal(hidden.length, 4);
    for (const { body } of hidden) {
      const answer = reply(JSON.stringify(body));
      assert.ok(isRefusal(() => readFound(answer)));
      assert.ok(isRefusal(() => readFacilities(answer, SEVEN)));
      assert.throws(() => readColumns(answer, ECHO_COLUMNS), UpstreamFailure);
    }
  });
});

/** Whether a reply is read as anything but rows: a failure, too many, or a lost query. */
function isRefusal(read: () => unknown): boolean {
  try {
    const answer = read();
    return answer === undefined || JSON.stringify(answer) === '{"kind":"too_many"}';
  } catch (error) {
    return error instanceof UpstreamFailure;
  }
}

suite('the columns', () => {
  const listed = (columns: readonly unknown[]): Reply => reply(JSON.stringify({ Results: { ResultColumns: columns } }));

  test('are requested by the IDs that the metadata lists, as text or as numbers', () => {
    const answer = listed([
      { ObjectName: 'RegistryID', ColumnID: 12 },
      { ObjectName: 'FacName', ColumnID: '71' },
      { ObjectName: 'FacLat', ColumnID: '1' },
      { ObjectName: 'CurrSvFlag', ColumnID: 'none' },
    ]);
    assert.deepEqual(readColumns(answer, ['FacName', 'RegistryID', 'CurrSvFlag', 'ViolFlag']), ['71', '12']);
  });

  test('are a failure if those that name a facility are missing', () => {
    for (const columns of [[], [{ ObjectName: 'FacName', ColumnID: '1' }], ['FacName'], [null]]) {
      assert.throws(() => readColumns(listed(columns), ECHO_COLUMNS), UpstreamFailure);
    }
    for (const body of ['', '[]', '{}', '{"Results":[]}', '{"Results":{"ResultColumns":{}}}', '<html>']) {
      assert.throws(() => readColumns(reply(body), ECHO_COLUMNS), UpstreamFailure);
      assert.throws(() => readFound(reply(body)), UpstreamFailure);
      assert.throws(() => readFacilities(reply(body), SEVEN), UpstreamFailure);
    }
  });
});
