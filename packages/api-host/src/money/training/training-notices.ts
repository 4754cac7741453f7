import { formatDate, maskLastFour, type TrainingProgramStatus } from '@upline/domain';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TrainingProgramRow } from '../compensation/compensation.tables.ts';
import { TRAINING_MESSAGES } from './training.messages.ts';
import { caseObject, caseToAnnounce, rmdsOf } from './training.store.ts';

/** What the trainee and the others are told of a status. */
const MOVED = {
  Open: ['training-open', 'training-open-trainer'],
  Reopen: ['training-reopen', 'training-reopen-trainer'],
  Completed: ['training-completed', 'training-completed-trainer'],
  Defaulted: ['training-defaulted', 'training-defaulted-trainer'],
  Reverted: ['training-reverted', 'training-reverted-trainer'],
} as const satisfies Readonly<Partial<Record<TrainingProgramStatus, readonly unknown[]>>>;

const movedBy = (status: TrainingProgramStatus) =>
  Object.hasOwn(MOVED, status) ? MOVED[status as keyof typeof MOVED] : undefined;

/** Notices to trainee and trainer and, on default, to the RMD (domain.md 8.1). */
export function trainingNotices(platform: Pick<Platform, 'messages'>) {
  const { send, sendEach } = messageSender(platform);
  const about = ({ id }: { readonly id: string }) => `training_program:${id}`;
  return {
    async moved(context: Context, programs: readonly TrainingProgramRow[]): Promise<void> {
      const defaulted = programs.filter(({ status }) => status === 'Defaulted');
      const rmds = await rmdsOf(
        context.db,
        defaulted.map(({ associate_code }) => associate_code),
      );
      for (const program of programs) {
        const templates = movedBy(program.status);
        if (templates === undefined) continue;
        const [toTrainee, toOthers] = templates;
        const { associate_code: trainee, trainer_code: trainer } = program;
        await send(context, TRAINING_MESSAGES[toTrainee], {
          to: trainee,
          link: '/account/training-program',
          about: about(program),
        });
        await send(context, TRAINING_MESSAGES[toOthers], {
          to: [trainer, rmds.get(trainee)],
          values: { trainee },
          link: `/team/trainees/${trainee}`,
          about: about(program),
        });
      }
    },

    /**
     * Asks who may now acknowledge the case of a policy, each person once: when it is issued the trainer, when it is late or
     * was missed the RMD (R-TRN-01).
     */
    async askForCase(context: Context, policyId: string): Promise<void> {
      const found = await caseToAnnounce(context.db, policyId, context.today);
      if (!found?.asked_code) return;
      const isLate = found.due_on < context.today;
      const due = formatDate(found.due_on);
      await send(context, TRAINING_MESSAGES['training-case-waiting'], {
        to: found.asked_code,
        values: {
          policy: maskLastFour(found.policy_number),
          associate: found.associate,
          what: isLate
            ? `the trainer’s time ended on ${due}, you may acknowledge the case`
            : `acknowledge the case by ${due}`,
        },
        link: `/team/trainees/${found.associate_code}`,
        about: caseObject(found.id),
      });
    },

    async ending(
      context: Context,
      programs: readonly { id: string; associate_code: string; trainer_code: string; days: number }[],
    ): Promise<void> {
      const left = ({ days }: { readonly days: number }) => (days === 1 ? '1 day' : `${days} days`);
      await sendEach(
        context,
        TRAINING_MESSAGES['training-ending'],
        programs.map((program) => ({
          to: program.associate_code,
          values: { left: left(program) },
          link: '/account/training-program',
          about: about(program),
        })),
      );
      await sendEach(
        context,
        TRAINING_MESSAGES['training-ending-trainer'],
        programs.map((program) => ({
          to: program.trainer_code,
          values: { left: left(program), trainee: program.associate_code },
          link: `/team/trainees/${program.associate_code}`,
          about: about(program),
        })),
      );
    },
  };
}
