import type { Permission } from '@upline/domain';
import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** One record that waits for an admin. */
export interface WaitingRow {
  readonly id: string;
  readonly kind: string;
  /** What it is, in a few words: `Life in TX`. */
  readonly subject: string;
  readonly associate_code: string;
  readonly submitted_at: Date;
}

/** A kind of record in the queue of approvals; listed in `approval-sources.ts`. */
export interface ApprovalSource {
  /** As the queue names it. */
  readonly kind: string;
  /** Who may decide it; others do not see it. */
  readonly needs: Permission;
  /** What waits, as the five columns of `WaitingRow` in their order. Should read an index that holds only what waits. */
  // biome-ignore lint/suspicious/noExplicitAny: which tables it reads is the source's affair
  waiting(db: Db): SelectQueryBuilder<any, any, WaitingRow>;
}
