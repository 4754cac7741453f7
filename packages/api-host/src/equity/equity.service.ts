import { type ExportStatus, messages } from '@upline/domain';
import { isAssociate } from '../licensing/credentials/credentials.store.ts';
import { addedBy } from '../platform/database/stamps.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import { movesTo } from './equity.actions.ts';
import {
  deleteCredit,
  type EquityCredit,
  forfeitForCause,
  insertCredit,
  isTerminated,
  lockCredit,
  setCreditStatus,
} from './equity.store.ts';

/** What admins do with equity share credits (domain.md 2.6). */
export function equityService({ audit }: Pick<Platform, 'audit'>) {
  function trail(
    context: SignedInContext,
    {
      id,
      associate_code,
      credits,
      source,
    }: Pick<EquityCredit, 'id' | 'associate_code' | 'credits' | 'source'>,
    action: 'create' | 'transition' | 'delete',
    change: readonly [string | null, string | null],
    reason?: string,
  ): void {
    audit.record(context, {
      action,
      entity: 'equity_credit',
      entityId: id,
      entityLabel: `${credits} credits, ${source}`,
      ownerCode: associate_code,
      changes: [{ field: 'Status', old: change[0], new: change[1] }],
      ...(reason === undefined ? {} : { reason }),
    });
  }

  async function locked({ db }: SignedInContext, id: string, version: number): Promise<EquityCredit> {
    const lot = await lockCredit(db, id);
    if (!lot) throw notFound();
    if (lot.version !== version) throw staleVersion('equity credit');
    return lot;
  }

  return {
    /** A Manual grant (R-EQS-03). Returns its id. */
    async grant(
      context: SignedInContext,
      wanted: { associate_code: string; grant_date: string; credits: number; note: string },
    ): Promise<string> {
      const { db, now, today, caller } = context;
      if (!(await isAssociate(db, wanted.associate_code)))
        throw invalid([{ field: 'associate_code', message: messages.invalid('Associate') }]);
      if (wanted.grant_date > today)
        throw invalid([{ field: 'grant_date', message: messages.dateFuture('Grant Date') }]);
      const { id } = await insertCredit(db, {
        ...wanted,
        source: 'Manual',
        milestone: null,
        forfeited_on: null,
        ...addedBy({ now, caller }),
      });
      trail(context, { ...wanted, id, source: 'Manual' }, 'create', [null, 'Pending'], wanted.note);
      return id;
    },

    /** Pending → Exported → Released; Released wants everything that is not forfeited to be vested. */
    async move(context: SignedInContext, id: string, version: number, to: ExportStatus): Promise<void> {
      const lot = await locked(context, id, version);
      demand(movesTo(to), { ...lot, today: context.today }, context.caller);
      await setCreditStatus(context.db, id, to, { now: context.now, code: context.caller.code });
      trail(context, lot, 'transition', [lot.status, to]);
    },

    /** Takes a grant away; the super admin's alone (R-EQS-03). */
    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const lot = await locked(context, id, version);
      await deleteCredit(context.db, id);
      trail(context, lot, 'delete', [lot.status, null]);
    },

    /** Everything of a terminated person is forfeited for cause (R-EQS-03). Returns how many grants it struck. */
    async forfeit(context: SignedInContext, code: string, reason: string): Promise<number> {
      const { db, now, today, caller } = context;
      if (!(await isTerminated(db, code)))
        throw invalid([{ field: 'associate_code', message: 'Associate must be Terminated' }]);
      const ids = await forfeitForCause(db, code, { now, today, code: caller.code });
      for (const id of ids)
        audit.record(context, {
          action: 'update',
          entity: 'equity_credit',
          entityId: id,
          entityLabel: 'Equity share credits',
          ownerCode: code,
          changes: [{ field: 'Forfeited', old: null, new: 'For cause' }],
          reason,
        });
      return ids.length;
    },
  };
}
