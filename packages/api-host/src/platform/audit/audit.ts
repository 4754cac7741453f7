import type { Context } from '../operation/operation.ts';

/** One changed field, old and new as a person reads them; secret values masked (R-AUD-02). */
export interface AuditChange {
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'transition',
  'reveal',
  'login',
  'login_failed',
  'export',
  'approve',
  'reject',
  'release',
  'post',
  'close',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditEntry {
  readonly action: AuditAction;
  /** Record kind as in the tables: `client`, `associate`, `session`. */
  readonly entity: string;
  readonly entityId: string;
  /** The name as it was then; later renames do not change history (R-AUD-03). */
  readonly entityLabel: string;
  /** Code of the associate concerned. */
  readonly ownerCode?: string;
  readonly changes?: readonly AuditChange[];
  readonly reason?: string;
  /** Who acted where the context has no caller yet: the person signing in, or naming themselves in a reset. */
  readonly actor?: { readonly code: string; readonly kind: string };
}

/**
 * The append-only, hash-chained trail (domain.md 8.3). `record` only queues the entry on the request; the platform writes
 * all queued entries just before the same transaction commits (R-AUD-05), so that the chain's head is locked as briefly
 * as possible. Actor, proxy admin, address and request id come from the context.
 */
export interface Audit {
  /**
   * Throws outside a transaction: read operations that must leave a trace (reveal, export) open one with
   * `platform.transaction`. An `update` whose `changes` came out empty is dropped (R-AUD-04).
   */
  record(context: Context, entry: AuditEntry): void;
  /** For the platform's transaction wrapper: writes what was queued on this transaction. Call it last before the commit. */
  flush(context: Context): Promise<void>;
}
