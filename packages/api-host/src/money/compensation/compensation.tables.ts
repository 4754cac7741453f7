import type {
  ChainOutcome,
  EventTrace,
  LineTrace,
  PolicyEvent,
  PortionSnapshot,
  ProgramTrace,
} from '@upline/domain/compensation';
import type { RunTotals } from '@upline/domain/pay-run';
import type { Row } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface ColumnTypes {
    'compensation_snapshot.snapshot': PortionSnapshot;
    'compensation_snapshot.outcomes': readonly ChainOutcome[];
    'compensation_line.explanation': Explanation;
    'pay_run.totals': readonly RunTotals[];
    'training_program.checklist': TrainingChecklist;
    'policy_line.trace': LineTrace;
    'policy_event.event': PolicyEvent;
  }
}

/** What a line without a policy was paid for. */
export interface PlainExplanation {
  readonly text: string;
}

/** The trace of what a program paid, in addition to the sentence, which is all that earlier releases read. */
export type ProgramExplanation = PlainExplanation & ProgramTrace;

export type Explanation = LineTrace | EventTrace | ProgramExplanation | PlainExplanation;

export type CompensationLineRow = Row<'compensation_line'>;

export type ChargebackRow = Row<'chargeback'>;

/** A step of the program that cannot be observed: its date and the file that proves it. */
interface ChecklistEntry {
  readonly on: string;
  readonly document_id: string;
}
export type TrainingChecklist = Readonly<
  Partial<Record<'pre_licensing_course' | 'exam_passed', ChecklistEntry>>
>;

export type TrainingProgramRow = Row<'training_program'>;

export type PolicyLineRow = Row<'policy_line'>;
