import type { Permission } from '@upline/domain';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Db } from '../database/database.ts';

/** A record that waits, or waited, for an admin. */
export interface ApprovalRecord {
  /** As the operations of its kind take it. */
  readonly id: string;
  readonly kind: string;
  /** What it is, in a few words: `Life in TX`. */
  readonly subject: string;
  readonly associate_code: string;
  readonly submitted_at: Date;
  readonly status: string;
  readonly version: number;
  /** Whether only a SuperAdmin decides. */
  readonly needs_super: boolean;
}

/** A kind of record in the queue of approvals; listed in `approvals/approval-sources.ts`. */
export interface ApprovalSource {
  /** As the queue names it. */
  readonly kind: string;
  /** The same in an address: `eo-policy`. */
  readonly slug: string;
  /** Who may decide it; others do not see it. */
  readonly needs: Permission;
  /** The operations that decide. */
  readonly decidedBy: { readonly approve: string; readonly reject: string };
  /** Where the trail keeps its decisions: the entity, and the field that changes with each. */
  readonly trail: { readonly entity: string; readonly field: string };
  /** All of them, decided or not, as the columns of `ApprovalRecord` in their order; `id` is text. */
  // biome-ignore lint/suspicious/noExplicitAny: which tables it reads is the source's affair
  records(db: Db): SelectQueryBuilder<any, any, ApprovalRecord>;
  /** Holds of those that wait for an admin. Should read an index that holds only these. */
  readonly isWaiting: RawBuilder<boolean>;
  /** Holds of the record with this id. */
  isRecord(id: string): RawBuilder<boolean>;
}
