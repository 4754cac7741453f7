import { Banner } from '../banner/banner.tsx';
import { RequestId } from '../errors/request-id.tsx';
import { changesOf, fieldsOf, keptOver } from './conflict.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { ErrorSummary } from './error-summary.tsx';
import classes from './record-form.module.css';
import type { RecordFormState } from './use-record-form.ts';
import type { Submission } from './use-submission.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a form reads the current record of a conflict. */
export interface ConflictReading<Values extends object> {
  /** Words of the fields, for the list of what changed. */
  readonly labels?: Partial<Record<keyof Values & string, string>>;
  /** Values of the form made of the current record; fields of the same name without it. */
  readonly toValues?: (current: Record<string, unknown>) => Values;
  /** Who changed the record; its `updated_by` without it. */
  readonly changedBy?: (current: Record<string, unknown>) => string | undefined;
}

export interface FormProblemsProps<Values extends object> extends ConflictReading<Values> {
  readonly form: RecordFormState<Values>;
  readonly submission: Submission;
  readonly onPick: (path: string) => void;
}

/** Why a form was not saved: wrong fields, a conflict, or anything else with its request id. */
export function FormProblems<Values extends object>(props: FormProblemsProps<Values>) {
  const { form, submission, onPick, labels, toValues, changedBy } = props;
  const { refused, problem, summary } = submission;
  if (refused.length > 0) return <ErrorSummary ref={summary} errors={refused} onPick={onPick} />;
  if (!problem) return null;

  const current =
    problem.statusCode === 409 ? (problem.details.current as Record<string, unknown> | undefined) : undefined;
  if (!current) {
    return (
      <div ref={summary} tabIndex={-1} className={classes.problem}>
        <Banner tone="danger" live title={problem.message}>
          Nothing was saved, and your input is still here.
          <RequestId id={problem.requestId} />
        </Banner>
      </div>
    );
  }
  // What the record does not hold, like the reason of a decision, nobody else has changed.
  const isHeld = (path: string) => toValues !== undefined || current[path] !== undefined;
  const now = toValues?.(current) ?? (fieldsOf(current, form.values as Fields) as Values);
  const settle = (keepInput: boolean) => {
    const kept = keptOver(form.getInitialValues() as Fields, now as Fields, form.getValues() as Fields);
    form.setInitialValues(now);
    form.setValues(keepInput ? (kept as Values) : now);
    submission.settle(Number(current.version));
  };
  return (
    <div ref={summary} tabIndex={-1} className={classes.problem}>
      <ConflictPanel
        message={problem.message}
        changedBy={changedBy ? changedBy(current) : (current.updated_by as string | undefined)}
        changes={changesOf(
          form.getInitialValues() as Fields,
          now as Fields,
          form.values as Fields,
          labels ?? {},
        ).filter(({ path }) => isHeld(path))}
        onReload={() => settle(false)}
        onKeep={() => settle(true)}
      />
    </div>
  );
}
