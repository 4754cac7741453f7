import { refuseConflict } from '../../../conflicts/refuse-conflict.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../../platform/operation/problem.ts';
import { demand, type RowRule } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type JournalKind, type Posting, postJournals } from '../../ledger/ledger.ts';
import type { CompensationLineRow } from '../compensation.tables.ts';
import { moneyNotices } from '../money-notices.ts';
import { moveLines, voidLines } from '../posting/lines.store.ts';
import { FORFEITABLE, type HeldLine, HOLDABLE, RELEASABLE } from './escrow.actions.ts';
import { lockLine, policyNumberOf, terminationOf } from './escrow.store.ts';

/** What an admin may hold a Pending line for; the other reasons are the system's (R-MNY-10). */
export const HOLD_REASONS = ['Manual', 'Missing Payout Info'] as const;

const leftOf = ({ amount_cents, charged_cents }: CompensationLineRow) => amount_cents - charged_cents;

/** Moves of single lines by admins (domain.md 2.17). */
export function escrow(platform: Platform) {
  const { audit } = platform;
  const notices = moneyNotices(platform);

  async function locked(
    context: SignedInContext,
    id: string,
    version: number,
    rules: readonly RowRule<HeldLine>[],
  ) {
    const line = await lockLine(context.db, id);
    if (!line) throw notFound();
    if (line.version !== version) throw staleVersion('compensation');
    await refuseConflict(context, line.associate_code);
    const { db, today } = context;
    demand(rules, { ...line, today, ...(await terminationOf(db, id)) }, context.caller);
    return line;
  }

  async function post(
    context: SignedInContext,
    line: CompensationLineRow,
    kind: JournalKind,
    postings: readonly Posting[],
  ) {
    const number = await policyNumberOf(context.db, line.policy_id);
    await postJournals(context, [
      {
        kind,
        sourceId: line.id,
        sequence: line.version,
        currency: line.currency,
        description: number === null ? `${kind}: ${line.compensation_type}` : `${kind}: policy ${number}`,
        postings,
      },
    ]);
    return number;
  }

  function trail(
    context: SignedInContext,
    line: CompensationLineRow,
    to: string,
    { reason, number }: { reason: string; number: string | null },
  ): void {
    audit.record(context, {
      action: to === 'Pending' ? 'release' : 'transition',
      entity: 'compensation',
      entityId: line.id,
      entityLabel: number ?? line.compensation_type,
      ownerCode: line.associate_code,
      changes: [{ field: 'Status', old: line.status, new: to }],
      reason,
    });
  }

  return {
    /** Escrow → Pending, for every reason but Training, which the program releases. */
    async release(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const line = await locked(context, id, version, RELEASABLE);
      await moveLines(context.db, [{ id, status: 'Pending', escrow_reason: null }], context.now);
      const cents = leftOf(line);
      const of = line.associate_code;
      const number = await post(context, line, 'Escrow Release', [
        { account: 'Escrow', of, cents },
        { account: 'Pending Commission', of, cents: -cents },
      ]);
      trail(context, line, 'Pending', { reason, number });
      await notices.escrowReleased(context, [line]);
    },

    /** Pending → Escrow. */
    async hold(
      context: SignedInContext,
      id: string,
      version: number,
      { escrow_reason, reason }: { escrow_reason: (typeof HOLD_REASONS)[number]; reason: string },
    ): Promise<void> {
      const line = await locked(context, id, version, HOLDABLE);
      await moveLines(context.db, [{ id, status: 'Escrow', escrow_reason }], context.now);
      const cents = leftOf(line);
      const of = line.associate_code;
      const number = await post(context, line, 'Escrow Hold', [
        { account: 'Pending Commission', of, cents },
        { account: 'Escrow', of, cents: -cents },
      ]);
      trail(context, line, 'Escrow', { reason, number });
      await notices.escrowHeld(context, line);
    },

    /** A line of somebody terminated for cause goes to House once its 90 days are over (R-MNY-34). */
    async forfeit(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const line = await locked(context, id, version, FORFEITABLE);
      await voidLines(context.db, [id], reason, context.now);
      const cents = leftOf(line);
      const number = await post(context, line, 'Void', [
        { account: 'Escrow', of: line.associate_code, cents },
        { account: 'Commission Expense', cents: -cents },
      ]);
      trail(context, line, 'Voided', { reason, number });
    },
  };
}
