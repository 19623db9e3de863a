import type { Drift } from '../../upstream/expected-rows.ts';
import { UpstreamFailure } from '../../upstream/failure.ts';
import type { ObserveCall } from '../../upstream/source.ts';

/** Settings of a source to check if it does not answer. */
export interface ProbeSettings {
  readonly url: string;
  /** How the source identifies this server. */
  readonly key?: string | undefined;
  /** The source's call budget. */
  readonly calls?: string | undefined;
}

/** Result of probing a source. */
export interface SourceFinding {
  readonly source: string;
  readonly status: 'well' | 'changed' | 'refused' | 'unreachable' | 'not_configured';
  readonly detail: string;
  /** The setting to check. */
  readonly setting?: string;
}

/** Parameters of a probe. */
export interface ProbeParts {
  /** To be passed to the client. */
  readonly observe: ObserveCall;
  readonly signal: AbortSignal;
  readonly now: Date;
}

/** Result of a probe: well, or a sentence about what changed. */
export type ProbeAnswer = { readonly well: string } | { readonly changed: string };

/** A source, and the smallest request that shows whether its client can still rely on it. */
export interface Probe {
  readonly source: string;
  readonly settings: ProbeSettings;
  /** The missing setting without which the source is not probed; undefined if it is configured. */
  readonly lacks?: string | undefined;
  /** Makes the request. May throw `UpstreamFailure`. */
  readonly ask: (parts: ProbeParts) => Promise<ProbeAnswer>;
}

/** Probes a source and returns its state. No detail contains what was asked or answered. */
export async function examine(probe: Probe, { signal, now }: Omit<ProbeParts, 'observe'>): Promise<SourceFinding> {
  const { source, settings, lacks } = probe;
  if (lacks !== undefined) {
    return { source, status: 'not_configured', detail: `Not checked: ${lacks} is not set.`, setting: lacks };
  }
  const drifts: Drift[] = [];
  let failure: UpstreamFailure | undefined;
  const observe: ObserveCall = (_source, _outcome, _seconds, told) => {
    drifts.push(...(told?.drifts ?? []));
    failure = told?.failure;
  };
  const answer = await probe.ask({ observe, signal, now }).catch((error: unknown) => {
    if (!(error instanceof UpstreamFailure)) throw error;
    failure ??= error;
    return undefined;
  });
  if (failure) return { source, ...failedStatus(failure, settings) };
  if (drifts.length > 0) return { source, status: 'changed', detail: drifts.map(driftText).join(' ') };
  if (!answer || 'changed' in answer) return { source, status: 'changed', detail: answer?.changed ?? NO_ANSWER };
  return { source, status: 'well', detail: answer.well };
}

const NO_ANSWER = 'No answer.';

function driftText({ kind, rows, member }: Drift): string {
  return kind === 'missing'
    ? `Missing from every ${rows}: ${member}.`
    : `New member of ${rows}, unknown here: ${member}.`;
}

/** Statuses by which a source rejects our identity. */
const UNKNOWN_TO_IT = [401, 403, 407];

/** Statuses by which a source says that it no longer accepts such a request. */
const NOT_A_QUESTION = [400, 404, 405, 406, 410, 415, 422];

function failedStatus(
  { message, kind, status }: UpstreamFailure,
  { url, key = url, calls = url }: ProbeSettings,
): Omit<SourceFinding, 'source'> {
  const detail = status === undefined ? message : `${message.slice(0, -1)} (status ${status}).`;
  switch (kind) {
    case 'shape':
    case 'redirect':
    case 'too_large':
      return { status: 'changed', detail };
    case 'http':
      if (UNKNOWN_TO_IT.includes(status ?? 0)) return { status: 'refused', detail, setting: key };
      if (NOT_A_QUESTION.includes(status ?? 0)) return { status: 'changed', detail };
      return { status: 'refused', detail, setting: url };
    case 'rate_limited':
      return { status: 'refused', detail, setting: calls };
    case 'timeout':
    case 'network':
    case 'aborted':
      return { status: 'unreachable', detail, setting: url };
    default:
      return kind satisfies never;
  }
}
