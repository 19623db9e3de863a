import type { EntityType } from './entity-type.ts';

/** A stretch of personal data: UTF-16 offsets, start inclusive, end exclusive. */
export interface Span {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
}
