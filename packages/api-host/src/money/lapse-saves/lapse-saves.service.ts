import { messages } from '@upline/domain';
import { lockLatePremium, updateLatePremium } from '../../business/late-premiums/late-premiums.store.ts';
import type { CallOutcome } from '../../business/late-premiums/late-premiums.tables.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { CALLABLE } from './lapse-saves.actions.ts';
import { insertCall, lapseSaves } from './lapse-saves.store.ts';

export interface Call {
  readonly outcome: CallOutcome;
  readonly promised_on: string | null;
  readonly note: string | null;
}

function check({ outcome, promised_on }: Call, today: string): void {
  const refuse = (message: string) => invalid([{ field: 'promised_on', message }]);
  if (outcome !== 'Promised' && promised_on !== null) throw refuse('Promised For goes with Promised only');
  if (outcome === 'Promised' && promised_on === null) throw refuse(messages.required('Promised For'));
  if (promised_on !== null && promised_on < today) throw refuse(messages.datePast('Promised For'));
}

/** Calls about premiums that are late (domain.md 9.3 item 7). */
export function lapseSaveCalls({ audit }: Pick<Platform, 'audit'>) {
  return {
    /** Stores the outcome of a call. The row shows the last outcome. */
    async log(context: SignedInContext, id: string, version: number, call: Call): Promise<void> {
      const { db, now, today, caller } = context;
      const late = await lockLatePremium(db, id);
      const row = late && (await lapseSaves(db, caller, today).find(id));
      if (!late || !row) throw notFound();
      if (late.version !== version) throw staleVersion('late premium');
      demand(CALLABLE, row, caller);
      check(call, today);
      const { outcome, promised_on, note } = call;
      await insertCall(db, {
        late_premium_id: id,
        outcome,
        promised_on,
        note,
        called_at: now,
        called_by: caller.code,
      });
      await updateLatePremium(db, id, { outcome, promised_on, called_at: now });
      audit.record(context, {
        action: 'update',
        entity: 'late_premium',
        entityId: id,
        entityLabel: row.policy_number,
        ownerCode: row.associate_code,
        changes: [
          { field: 'Outcome', old: late.outcome, new: outcome },
          { field: 'Promised For', old: late.promised_on, new: promised_on },
        ].filter((change) => change.field === 'Outcome' || change.old !== change.new),
      });
    },
  };
}
