import { daysBetween, maskLastFour } from '@upline/domain';
import type { z } from 'zod';
import { acknowledgeBy, caseActions } from '../../business/policies/record/training-case.ts';
import { validLifeLicense } from '../../licensing/licenses/licenses.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { programActions } from './training.actions.ts';
import type { CHECKLIST_STEPS, program, programRow, trainingEscrowRow } from './training.schemas.ts';
import { ENTERED_STEPS } from './training.service.ts';
import { CASES_NEEDED } from './training.store.ts';
import {
  casesOf,
  hasAmlCertificate,
  hasCompletedAnalysis,
  type ProgramListRow,
  type TrainingEscrowRow,
  waitingMoney,
} from './training-reads.store.ts';

const LABELS: Readonly<Record<(typeof CHECKLIST_STEPS)[number], string>> = {
  ama_signed: 'AMA signed',
  pre_licensing_course: 'Pre-licensing course',
  exam_passed: 'Exam passed',
  license_active: 'License active',
  cases: 'Three cases',
  aml_course: 'AML course',
  practice_fna: 'Practice analysis',
};

interface Viewer {
  readonly db: Db;
  readonly today: string;
  readonly caller: Caller;
}

const isRunning = ({ status }: ProgramListRow) => status === 'Open' || status === 'Reopen';

export const toProgramRow = (today: string, row: ProgramListRow): z.input<typeof programRow> => ({
  id: row.id,
  associate: { code: row.associate_code, name: row.associate },
  trainer: { code: row.trainer_code, name: row.trainer },
  status: row.status,
  opened_at: row.opened_at,
  due_date: row.due_date,
  days_left: isRunning(row) && row.due_date !== null ? Math.max(0, daysBetween(today, row.due_date)) : null,
  cases_acknowledged: row.acknowledged,
  cases_waiting: row.waiting,
  cases_to_acknowledge: row.to_acknowledge,
  version: row.version,
});

/** Whole for the trainee and for admins; without money, files and policy numbers for trainers and RMDs (domain.md 7.1). */
export async function toProgram(viewer: Viewer, row: ProgramListRow): Promise<z.input<typeof program>> {
  const { db, today, caller } = viewer;
  const code = row.associate_code;
  const isInside = caller.kind !== 'Associate' || caller.code === code;
  const observed: Readonly<Partial<Record<(typeof CHECKLIST_STEPS)[number], boolean>>> = {
    // Nobody joins without it (domain.md 5.1).
    ama_signed: true,
    license_active: (await validLifeLicense(db, [code], today)).has(code),
    cases: row.acknowledged >= CASES_NEEDED,
    aml_course: await hasAmlCertificate(db, code, today),
    practice_fna: await hasCompletedAnalysis(db, code),
  };
  const cases = await casesOf(db, row.id);
  return {
    ...toProgramRow(today, row),
    completed_at: row.completed_at,
    defaulted_at: row.defaulted_at,
    reopened_at: row.reopened_at,
    reverted_at: row.reverted_at,
    checklist: Object.entries(LABELS).map(([name, label]) => {
      const step = name as (typeof CHECKLIST_STEPS)[number];
      const isEntered = (ENTERED_STEPS as readonly string[]).includes(step);
      const entry = isEntered ? row.checklist[step as (typeof ENTERED_STEPS)[number]] : undefined;
      return {
        step,
        label,
        is_done: observed[step] ?? entry !== undefined,
        is_entered: isEntered,
        on: entry?.on ?? null,
        document_id: isInside ? (entry?.document_id ?? null) : null,
      };
    }),
    cases: cases.map(({ policy_number, ...each }) => ({
      ...each,
      policy_number: isInside ? policy_number : maskLastFour(policy_number),
      acknowledge_by: acknowledgeBy(each.issue_date),
      actions: caseActions.of(caller, { ...row, ...each, today }),
    })),
    waiting: isInside ? await waitingMoney(db, code) : null,
    actions: programActions.of(caller, { ...row, today }),
  };
}

export const toTrainingEscrow = (row: TrainingEscrowRow): z.input<typeof trainingEscrowRow> => ({
  id: row.id,
  trainee:
    row.trainee_code === null ? null : { code: row.trainee_code, name: row.trainee ?? row.trainee_code },
  policy_id: row.policy_id,
  policy_number: row.policy_number,
  product: row.product,
  amount_cents: row.amount_cents,
  remaining_cents: row.remaining_cents,
  currency: row.currency,
  status: row.state,
  program_status: row.program_status,
  due_date: row.due_date,
  ended_at: row.ended_at,
});
