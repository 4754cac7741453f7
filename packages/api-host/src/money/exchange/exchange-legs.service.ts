import { firstOfMonth, isPlausibleDate, messages } from '@upline/domain';
import { isInTeam, me } from '../../network/nodes.store.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { isEndless } from './exchange.actions.ts';
import { endExchangeLeg, insertExchangeLeg, lockExchangeLeg, standsIn } from './exchange-legs.store.ts';

interface Wanted {
  readonly new_rmd_code: string;
  readonly leg_code: string;
  /** Any day of the first month that counts. */
  readonly starts_on: string;
}

/** Which leg a new RMD left with the promoting RMD (R-MNY-35). */
export function exchangeLegService({ audit }: Pick<Platform, 'audit'>) {
  return {
    /** Stores the agreement. The promoting RMD is the senior upline of the new one. Returns its id. */
    async create(context: SignedInContext, { new_rmd_code, leg_code, starts_on }: Wanted): Promise<string> {
      const { db, now, caller } = context;
      const newRmd = await me(db, new_rmd_code);
      if (!newRmd?.is_senior_level || newRmd.upline_rmd_code === null)
        throw invalid([
          { field: 'new_rmd_code', message: 'New RMD must be a senior associate with an upline RMD' },
        ]);
      const promoting = await me(db, newRmd.upline_rmd_code);
      if (!promoting) throw invalid([{ field: 'new_rmd_code', message: messages.invalid('New RMD') }]);
      const errors: FieldError[] = [];
      if (!(await isInTeam(db, promoting, 'BaseShop', leg_code)))
        errors.push({ field: 'leg_code', message: 'Leg must be in the base shop of the promoting RMD' });
      if (!isPlausibleDate(starts_on, context.today))
        errors.push({ field: 'starts_on', message: messages.invalid('First Month') });
      const taken = await standsIn(db, new_rmd_code, leg_code);
      if (taken)
        errors.push({
          field: taken.new_rmd_code === new_rmd_code ? 'new_rmd_code' : 'leg_code',
          message: messages.unique(taken.new_rmd_code === new_rmd_code ? 'New RMD' : 'Leg'),
        });
      if (errors.length > 0) throw invalid(errors);
      const promoting_rmd_code = promoting.code;
      const row = { new_rmd_code, promoting_rmd_code, leg_code, starts_on: firstOfMonth(starts_on) };
      const id = await insertExchangeLeg(db, row, { now, code: caller.code });
      audit.record(context, {
        action: 'create',
        entity: 'exchange_leg',
        entityId: id,
        entityLabel: `${promoting_rmd_code} – ${new_rmd_code}`,
        ownerCode: new_rmd_code,
        changes: [
          { field: 'Exchange Leg', old: null, new: leg_code },
          { field: 'Promoting RMD', old: null, new: promoting_rmd_code },
          { field: 'First Month', old: null, new: row.starts_on },
        ],
      });
      return id;
    },

    /** Ends the agreement with the month of that day. Shares of earlier months stay and are still corrected. */
    async end(
      context: SignedInContext,
      id: string,
      version: number,
      { ends_on, reason }: { ends_on: string; reason: string },
    ): Promise<void> {
      const { db, now, caller } = context;
      const leg = await lockExchangeLeg(db, id);
      if (!leg) throw notFound();
      if (leg.version !== version) throw staleVersion('exchange leg');
      demand(isEndless, leg, caller);
      const month = firstOfMonth(ends_on);
      if (month < leg.starts_on)
        throw invalid([{ field: 'ends_on', message: messages.dateOrder('Last Month', 'First Month') }]);
      if (!isPlausibleDate(ends_on, context.today))
        throw invalid([{ field: 'ends_on', message: messages.invalid('Last Month') }]);
      await endExchangeLeg(db, id, month, { now, code: caller.code });
      audit.record(context, {
        action: 'update',
        entity: 'exchange_leg',
        entityId: id,
        entityLabel: `${leg.promoting_rmd_code} – ${leg.new_rmd_code}`,
        ownerCode: leg.new_rmd_code,
        changes: [{ field: 'Last Month', old: null, new: month }],
        reason,
      });
    },
  };
}
