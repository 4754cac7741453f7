import { addDays, messages } from '@upline/domain';
import { ACKNOWLEDGEABLE } from '../../business/policies/record/training-case.ts';
import { systemMoves } from '../../business/prospects/system-moves.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TrainingChecklist, TrainingProgramRow } from '../compensation/compensation.tables.ts';
import { isRunning, isToOpen, isTrainers, isUnderWay, REOPENABLE } from './training.actions.ts';
import {
  acknowledgeCase,
  completeReady,
  lockCase,
  lockProgram,
  mayTrain,
  updateProgram,
} from './training.store.ts';
import { trainingMoney } from './training-money.ts';
import { trainingNotices } from './training-notices.ts';

/** Steps a trainee enters: they cannot be observed (domain.md 2.19). */
export const ENTERED_STEPS = ['pre_licensing_course', 'exam_passed'] as const;
export type EnteredStep = (typeof ENTERED_STEPS)[number];

const PROGRAM_DAYS = 90;
const REOPENED_DAYS = 60;

/** Training programs: what trainees, trainers, RMDs and admins do (domain.md 2.19). */
export function training(platform: Platform) {
  const { audit } = platform;
  const money = trainingMoney(platform);
  const notices = trainingNotices(platform);
  const prospects = systemMoves(platform);

  async function locked({ db }: SignedInContext, id: string, version: number): Promise<TrainingProgramRow> {
    const program = await lockProgram(db, id);
    if (!program) throw notFound();
    if (program.version !== version) throw staleVersion('training program');
    return program;
  }

  function trail(context: Context, before: TrainingProgramRow, to: string, reason?: string): void {
    audit.record(context, {
      action: 'transition',
      entity: 'training_program',
      entityId: before.id,
      entityLabel: before.associate_code,
      ownerCode: before.associate_code,
      changes: [{ field: 'Status', old: before.status, new: to }],
      ...(reason === undefined ? {} : { reason }),
    });
  }

  async function move(
    context: SignedInContext,
    before: TrainingProgramRow,
    changes: Parameters<typeof updateProgram>[2] & { status: TrainingProgramRow['status'] },
    reason?: string,
  ): Promise<void> {
    const after = await updateProgram(context.db, before.id, {
      ...changes,
      updated_at: context.now,
      updated_by: context.caller.code,
    });
    trail(context, before, after.status, reason);
    await notices.moved(context, [after]);
  }

  return {
    /** Releases the escrow of programs that became Completed, and notifies everybody. */
    async finish(context: Context, codes?: readonly string[]): Promise<void> {
      const completed = await completeReady(context.db, context.today, context.now, codes);
      for (const program of completed) {
        trail(context, { ...program, status: 'Open' }, 'Completed');
        await money.release(context, program.associate_code);
      }
      await notices.moved(context, completed);
    },

    /** Pending → Open by the trainer. */
    async open(context: SignedInContext, id: string, version: number): Promise<void> {
      const program = await lockProgram(context.db, id);
      if (!program) throw notFound();
      demand(isTrainers, program, context.caller);
      if (program.version !== version) throw staleVersion('training program');
      demand(isToOpen, program, context.caller);
      const { today } = context;
      await move(context, program, {
        status: 'Open',
        opened_at: today,
        due_date: addDays(today, PROGRAM_DAYS),
      });
      await prospects.trainingOpened(context, [program.associate_code]);
    },

    /** Open or Reopen → Defaulted by an admin. */
    async setDefaulted(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const program = await locked(context, id, version);
      demand(isRunning, program, context.caller);
      await move(context, program, { status: 'Defaulted', defaulted_at: context.today }, reason);
    },

    /** Defaulted → Reopen, once and within 30 days. */
    async reopen(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const program = await locked(context, id, version);
      const { today } = context;
      demand(REOPENABLE, { ...program, today }, context.caller);
      await move(
        context,
        program,
        { status: 'Reopen', reopened_at: today, due_date: addDays(today, REOPENED_DAYS) },
        reason,
      );
    },

    /** Another trainer: a licensed, Active upline of the trainee. */
    async setTrainer(
      context: SignedInContext,
      id: string,
      version: number,
      trainer_code: string,
    ): Promise<void> {
      const program = await locked(context, id, version);
      demand(isUnderWay, program, context.caller);
      if (!(await mayTrain(context.db, trainer_code, program.associate_code, context.today)))
        throw invalid([{ field: 'trainer_code', message: 'Trainer must be a licensed upline' }]);
      if (trainer_code === program.trainer_code) return;
      await updateProgram(context.db, program.id, {
        trainer_code,
        updated_at: context.now,
        updated_by: context.caller.code,
      });
      audit.record(context, {
        action: 'update',
        entity: 'training_program',
        entityId: id,
        entityLabel: program.associate_code,
        ownerCode: program.associate_code,
        changes: [{ field: 'Trainer', old: program.trainer_code, new: trainer_code }],
      });
    },

    /** The trainee enters a step with its date and file. */
    async enterStep(
      context: SignedInContext,
      program: TrainingProgramRow,
      version: number,
      { step, on, document_id }: { step: EnteredStep; on: string; document_id: string },
    ): Promise<void> {
      if (program.version !== version) throw staleVersion('training program');
      if (on > context.today) throw invalid([{ field: 'on', message: messages.dateFuture('Date') }]);
      const before = program.checklist[step];
      const checklist: TrainingChecklist = { ...program.checklist, [step]: { on, document_id } };
      await updateProgram(context.db, program.id, {
        checklist: JSON.stringify(checklist),
        updated_at: context.now,
        updated_by: context.caller.code,
      });
      audit.record(context, {
        action: 'update',
        entity: 'training_program',
        entityId: program.id,
        entityLabel: program.associate_code,
        ownerCode: program.associate_code,
        changes: [{ field: step, old: before?.on ?? null, new: on }],
      });
    },

    /**
     * A case counts once it is acknowledged: by the trainer within 14 days of issue, after that by the trainer's RMD
     * (R-TRN-01); by admins at any time. The third one completes the program of a licensed trainee.
     */
    async acknowledge(
      context: SignedInContext,
      id: string,
      version: number,
      comment: string | null,
    ): Promise<string> {
      const { db, now, today, caller } = context;
      const found = await lockCase(db, id);
      if (!found) throw notFound();
      const [isConcerned, ...others] = ACKNOWLEDGEABLE;
      demand(isConcerned, { ...found, today }, caller);
      if (found.version !== version) throw staleVersion('training case');
      demand(others, { ...found, today }, caller);
      await acknowledgeCase(db, id, { code: caller.code, now, comment });
      audit.record(context, {
        action: 'approve',
        entity: 'training_case',
        entityId: id,
        entityLabel: found.policy_number,
        ownerCode: found.associate_code,
        changes: [{ field: 'Status', old: found.status, new: 'Acknowledged' }],
        ...(comment === null ? {} : { reason: comment }),
      });
      await this.finish(context, [found.associate_code]);
      return found.program_id;
    },
  };
}
