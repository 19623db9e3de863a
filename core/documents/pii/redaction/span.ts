import type { EntityType } from './entity-type.ts';

/** A stretch of a text that is personal data. UTF-16 units, the start inclusive, the end exclusive. */
export interface Span {
  readonly type: EntityType;
  readonly start: number;
  readonly end: number;
}
