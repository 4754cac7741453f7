import type { AssociateStatus, LevelCode } from '@upline/domain';

export const CHANGES = ['joined', 'moved', 'left', 'level', 'status'] as const;
export type Change = (typeof CHANGES)[number];

/** What differs from an earlier day. */
export interface Difference {
  readonly changes: readonly Change[];
  /** Where the person stood on the earlier day; of somebody who left this place, where they stand now. */
  readonly upline: { readonly code: string; readonly name: string } | null;
  readonly level: { readonly code: LevelCode; readonly name: string } | null;
  readonly status: AssociateStatus | null;
}

/** One person of the tree. A figure is null where it is not kept, as on past days. */
export interface TreePerson {
  readonly code: string;
  readonly name: string;
  readonly has_photo: boolean;
  readonly is_senior_level: boolean;
  readonly level: { readonly code: LevelCode; readonly name: string };
  readonly status: AssociateStatus;
  readonly join_date: string;
  /** The person above in this tree; null for the root of the request. */
  readonly upline_code: string | null;
  /** Directs that belong to this tree, loaded or not. */
  readonly direct_count: number;
  readonly team_size: number | null;
  readonly licensed: boolean | null;
  readonly month_bv_cents: number | null;
  readonly last_submitted_on: string | null;
  readonly difference: Difference | null;
}

export const hasLeft = (status: AssociateStatus): boolean => status === 'Terminated' || status === 'Resigned';

/** Somebody who stood here on the earlier day and does not any more: a second place of the same person. */
export const isGone = (person: TreePerson): boolean => person.difference?.changes.includes('left') ?? false;

/** The key of a place in the tree. */
export const keyOf = (person: TreePerson): string =>
  isGone(person) ? `${person.code}@${person.upline_code}` : person.code;
