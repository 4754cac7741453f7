import { systemMoves } from '../../business/prospects/system-moves.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TrainingProgramRow } from '../compensation/compensation.tables.ts';
import { training } from './training.service.ts';
import {
  defaultOverdue,
  endingPrograms,
  enrollMissing,
  missLateCases,
  openWaiting,
  revertDefaulted,
} from './training.store.ts';
import { trainingMoney } from './training-money.ts';
import { trainingNotices } from './training-notices.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'advance-training': Record<string, never>;
    'enroll-in-training': { readonly code: string };
    'remind-training': Record<string, never>;
  }
}

const REMIND_DAYS = [14, 7, 1];

/**
 * The steps of training programs that follow from dates (domain.md 2.19): enrollment, opening after three days, missed
 * cases, completion, default, reversion. A second run finds nothing to do.
 */
export function trainingTasks(platform: Platform) {
  const service = training(platform);
  const money = trainingMoney(platform);
  const notices = trainingNotices(platform);
  const prospects = systemMoves(platform);
  const trail = (context: Context, programs: readonly TrainingProgramRow[], from: string | null) => {
    for (const program of programs) {
      platform.audit.record(context, {
        action: from === null ? 'create' : 'transition',
        entity: 'training_program',
        entityId: program.id,
        entityLabel: program.associate_code,
        ownerCode: program.associate_code,
        changes: [{ field: 'Status', old: from, new: program.status }],
      });
    }
  };

  return {
    /** The code of a person who has just joined. Only this person is then examined. */
    async enroll(context: Context, code: string): Promise<void> {
      const { db, today, now } = context;
      trail(context, await enrollMissing(db, today, now, code), null);
    },

    async advance(context: Context): Promise<void> {
      const { db, today, now } = context;
      trail(context, await enrollMissing(db, today, now), null);
      const opened = await openWaiting(db, today, now);
      trail(context, opened, 'Pending');
      await notices.moved(context, opened);
      await prospects.trainingOpened(
        context,
        opened.map(({ associate_code }) => associate_code),
      );
      // The trainer was asked when the policy was issued. Now the RMD acknowledges.
      for (const policyId of await missLateCases(db, today)) await notices.askForCase(context, policyId);
      await service.finish(context);
      const defaulted = await defaultOverdue(db, today, now);
      trail(context, defaulted, 'Open');
      await notices.moved(context, defaulted);
      const reverted = await revertDefaulted(db, today, now);
      trail(context, reverted, 'Defaulted');
      for (const { associate_code } of reverted) await money.revert(context, associate_code);
      await notices.moved(context, reverted);
    },

    async remind(context: Context): Promise<void> {
      await notices.ending(context, await endingPrograms(context.db, context.today, REMIND_DAYS));
    },
  };
}

/** Every hour, so that a new license or recruit is seen the same day. */
export function defineTrainingTasks(platform: Platform): void {
  const tasks = trainingTasks(platform);
  platform.jobs.define('advance-training', { run: tasks.advance });
  platform.jobs.define('enroll-in-training', { run: (context, { code }) => tasks.enroll(context, code) });
  platform.jobs.schedule('advance-training', { minutes: 60 }, 'advance-training', {});
  platform.jobs.define('remind-training', { run: tasks.remind });
  platform.jobs.schedule('remind-training', { dailyAt: '06:40' }, 'remind-training', {});
}
