import { formatDate, maskLastFour, type TrainingProgramStatus } from '@upline/domain';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TrainingProgramRow } from '../compensation/compensation.tables.ts';
import { type MoneyNotice, moneyNotices } from '../compensation/money-notices.ts';
import { caseObject, caseToAnnounce, rmdsOf } from './training.store.ts';

const MOVED: Readonly<Partial<Record<TrainingProgramStatus, string>>> = {
  Open: 'The training program has begun',
  Reopen: 'The training program was reopened',
  Completed: 'The training program is completed',
  Defaulted: 'The training program has defaulted',
  Reverted: 'The training program was reverted',
};

/** Notices to trainee and trainer and, on default, to the RMD (domain.md 8.1). */
export function trainingNotices(platform: Pick<Platform, 'messages' | 'config'>) {
  const { send } = moneyNotices(platform);
  const about = ({ id }: { readonly id: string }) => `training_program:${id}`;
  return {
    async moved(context: Context, programs: readonly TrainingProgramRow[]): Promise<void> {
      const defaulted = programs.filter(({ status }) => status === 'Defaulted');
      const rmds = await rmdsOf(
        context.db,
        defaulted.map(({ associate_code }) => associate_code),
      );
      await send(
        context,
        programs.flatMap((program): MoneyNotice[] => {
          const title = MOVED[program.status];
          if (title === undefined) return [];
          const { associate_code: trainee, trainer_code: trainer } = program;
          const notice = { type: `training-${program.status.toLowerCase()}`, title, about: about(program) };
          const rmd = rmds.get(trainee);
          const others = [...new Set([trainer, ...(rmd ? [rmd] : [])])];
          return [
            { ...notice, to: trainee, body: `${title}.`, link: '/account/training-program' },
            ...others.map((to) => ({
              ...notice,
              to,
              body: `${title}: ${trainee}.`,
              link: `/team/trainees/${trainee}`,
            })),
          ];
        }),
      );
    },

    /**
     * Asks who may now acknowledge the case of a policy, each person once: when it is issued the trainer, when it is late or
     * was missed the RMD (R-TRN-01).
     */
    async askForCase(context: Context, policyId: string): Promise<void> {
      const found = await caseToAnnounce(context.db, policyId, context.today);
      if (!found?.asked_code) return;
      const isLate = found.due_on < context.today;
      await send(context, [
        {
          to: found.asked_code,
          type: 'training-case-waiting',
          title: 'A training case waits for your acknowledgement',
          body: `Policy ${maskLastFour(found.policy_number)} of ${found.associate} is issued: ${isLate ? `the trainer’s time ended on ${formatDate(found.due_on)}, you may acknowledge the case` : `acknowledge the case by ${formatDate(found.due_on)}`}.`,
          link: `/team/trainees/${found.associate_code}`,
          about: caseObject(found.id),
        },
      ]);
    },

    async ending(
      context: Context,
      programs: readonly { id: string; associate_code: string; trainer_code: string; days: number }[],
    ): Promise<void> {
      await send(
        context,
        programs.flatMap((program): MoneyNotice[] => {
          const left = program.days === 1 ? '1 day' : `${program.days} days`;
          const title = `The training program ends in ${left}`;
          const notice = { type: 'training-ending', title, about: about(program) };
          return [
            { ...notice, to: program.associate_code, body: `${title}.`, link: '/account/training-program' },
            {
              ...notice,
              to: program.trainer_code,
              body: `${title}: ${program.associate_code}.`,
              link: `/team/trainees/${program.associate_code}`,
            },
          ];
        }),
      );
    },
  };
}
