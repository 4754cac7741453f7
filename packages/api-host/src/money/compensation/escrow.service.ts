import { formatDate, messages } from '@upline/domain';
import { terminationHold } from '@upline/domain/compensation';
import { refuseConflict } from '../../admin/conflicts/refuse-conflict.ts';
import type { OwnContext } from '../../business/clients/clients.service.ts';
import { companyDay } from '../../platform/company-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound, staleVersion } from '../../platform/problem.ts';
import { type JournalKind, type Posting, postJournals } from '../ledger/ledger.ts';
import { isHeldForTermination, lockLine, policyNumberOf } from './escrow.store.ts';
import { type CompensationLineRow, moveLines, voidLines } from './lines.store.ts';
import { moneyNotices } from './money-notices.ts';

/** What an admin may hold a Pending line for; the other reasons are the system's (R-MNY-10). */
export const HOLD_REASONS = ['Manual', 'Missing Payout Info'] as const;

const leftOf = ({ amount_cents, charged_cents }: CompensationLineRow) => amount_cents - charged_cents;

/** Moves of single lines by admins (domain.md 2.17). */
export function escrow(platform: Platform) {
  const { audit } = platform;
  const notices = moneyNotices(platform);

  async function locked(context: OwnContext, id: string, version: number, from: 'Pending' | 'Escrow') {
    const line = await lockLine(context.db, id);
    if (!line) throw notFound();
    if (line.version !== version) throw staleVersion('compensation');
    await refuseConflict(context, line.associate_code);
    if (line.voided_at !== null) throw conflict('line-voided', 'This compensation was voided');
    return {
      line,
      expect(to: string) {
        if (line.status !== from) throw conflict('illegal-transition', messages.transition(line.status, to));
      },
    };
  }

  async function post(
    context: OwnContext,
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
    context: OwnContext,
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

  /**
   * The hold of a line posted when its associate was Terminated, R-MNY-34; undefined for other lines. That reason is the last of
   * R-MNY-10, so another one may stand in the line.
   */
  async function holdOf({ db, today }: OwnContext, line: CompensationLineRow, is_for_cause: boolean) {
    if (!(await isHeldForTermination(db, line.id))) return undefined;
    return terminationHold(companyDay(line.posted_at), is_for_cause, today);
  }

  return {
    /** Escrow → Pending, for every reason but Training, which the program releases. */
    async release(context: OwnContext, id: string, version: number, reason: string): Promise<void> {
      const { line, expect } = await locked(context, id, version, 'Escrow');
      expect('Pending');
      if (line.escrow_reason === 'Training')
        throw conflict('training-escrow', 'It is released when the training program is completed');
      const hold = await holdOf(context, line, false);
      if (hold?.outcome === 'Hold')
        throw conflict('termination-hold', `It is held until ${formatDate(hold.until)}`);
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
      context: OwnContext,
      id: string,
      version: number,
      { escrow_reason, reason }: { escrow_reason: (typeof HOLD_REASONS)[number]; reason: string },
    ): Promise<void> {
      const { line, expect } = await locked(context, id, version, 'Pending');
      expect('Escrow');
      await moveLines(context.db, [{ id, status: 'Escrow', escrow_reason }], context.now);
      const cents = leftOf(line);
      const of = line.associate_code;
      const number = await post(context, line, 'Escrow Hold', [
        { account: 'Pending Commission', of, cents },
        { account: 'Escrow', of, cents: -cents },
      ]);
      trail(context, line, 'Escrow', { reason, number });
    },

    /** A line of somebody terminated for cause goes to House once its 90 days are over (R-MNY-34). */
    async forfeit(context: OwnContext, id: string, version: number, reason: string): Promise<void> {
      const { line, expect } = await locked(context, id, version, 'Escrow');
      expect('Voided');
      const hold = await holdOf(context, line, true);
      if (!hold) throw conflict('not-terminated', 'Only lines held for a termination can be forfeited');
      if (hold.outcome === 'Hold')
        throw conflict('termination-hold', `It is held until ${formatDate(hold.until)}`);
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
