import type { RefreshRun } from '../../../core/screening/lists/answer.ts';
import assert from 'node:assert/strict';
import type { ApiRequest, JsonAnswer } from '../../../core/http/route.ts';
import { parseJsonObject } from '../../../core/http/json-body.ts';
import type { CslScreen } from '../../../core/screening/lists/csl/csl-section.ts';
import type { RegisterCopy } from '../../../core/screening/lists/register/register-copy.ts';
import { NONE_NESTED } from '../../../core/screening/matching.ts';
import { exclusionsService, type ExclusionsParts } from '../../../handlers/exclusions/service.ts';
import { record, registerOf } from '../../core/screening/lists/register/made-register.ts';
import type { ScreenedList } from '../../../core/whole-lists/answer.ts';

export const NOW = new Date('2026-03-04T13:00:00Z');

/** A screening list section with nothing to report. */
export const CLEAN_CSL: CslScreen = {
  status: 'no_match',
  matches: [],
  source: { name: 'Made List', url: 'https://example.org/', basis: 'live', as_of: null, note: 'Made.' },
  result_page_truncated: false,
  total_upstream_results: 0,
  records_below_match_threshold: 0,
  nested: NONE_NESTED,
};

export interface ServiceOptions {
  readonly register?: RegisterCopy | undefined;
  readonly csl?: (name: string, signal: AbortSignal) => Promise<CslScreen>;
  readonly runs?: readonly RefreshRun[] | undefined;
  /** The screening list's source lists, as GET /sources and GET /health serve them. */
  readonly cslLists?: readonly ScreenedList[];
}

export interface ServiceUnderTest {
  /** The names searched on the screening list, in order. */
  readonly searched: string[];
  /** The answer of a route to a body, which is serialized and parsed as the server parses it. */
  readonly ask: <T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal) => Promise<T>;
}

export const REGISTER = registerOf([
  record('HARBORLIGHT FREIGHT SYSTEMS INC'),
  record('QUARRY MEADOW HOLDINGS LLC', { createdDate: '2019-05-02', state: 'OH' }),
]);

/** The service over a made-up register and screening list, called without a socket. */
export function serviceUnderTest(options: ServiceOptions = {}): ServiceUnderTest {
  const searched: string[] = [];
  const csl: ExclusionsParts['csl'] = {
    screen(name, signal) {
      searched.push(name);
      return options.csl?.(name, signal) ?? Promise.resolve(CLEAN_CSL);
    },
    source: () => CLEAN_CSL.source,
    lists: () => options.cslLists ?? [],
  };
  const register = 'register' in options ? options.register : REGISTER;
  const runs = 'runs' in options ? options.runs : [];
  const service = exclusionsService({
    register: () => register,
    csl,
    now: () => NOW,
    refreshRuns: (count) => Promise.resolve(runs?.slice(0, count)),
  });
  return {
    searched,
    async ask<T>(method: 'GET' | 'POST', path: string, body: unknown = {}, signal = new AbortController().signal) {
      const route = service.routes.find((one) => one.method === method && one.path === path);
      assert.ok(route, path);
      if (typeof route.answer !== 'function') {
        assert.ok('text' in route.answer);
        return JSON.parse(route.answer.text) as T;
      }
      const parsed = parseJsonObject(Buffer.from(JSON.stringify(body)), route);
      const request: ApiRequest = { params: {}, query: new Map(), body: parsed, signal };
      const answer = (await route.answer(request)) as JsonAnswer;
      assert.equal(answer.status, 200);
      return answer.body as T;
    },
  };
}
