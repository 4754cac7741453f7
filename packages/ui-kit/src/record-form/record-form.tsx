import type { KeyboardEvent, ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button, LinkButton } from '../button/button.tsx';
import { RequestId } from '../errors/request-id.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { useUiKit } from '../provider/context.ts';
import { changesOf, fieldsOf } from './conflict.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { controlOf, ErrorSummary } from './error-summary.tsx';
import classes from './record-form.module.css';
import { type SubmissionInput, useSubmission } from './use-submission.ts';

export interface RecordFormProps<Values extends object, Saved> extends SubmissionInput<Values, Saved> {
  /** What is being edited, as the messages name it: `Client`. */
  readonly name: string;
  /** A verb with its object: `Create client`, `Save`. */
  readonly saveLabel?: string;
  /** Where Cancel leads, or what it does. */
  readonly cancel: LinkTarget | (() => void);
  /** Words of the fields, for the list of what changed in a conflict. */
  readonly labels?: Partial<Record<keyof Values & string, string>>;
  /** Values of the form made of the current record of a conflict; fields of the same name without it. */
  readonly toValues?: (current: Record<string, unknown>) => Values;
  /** Who changed the record, from the current record of a conflict; its `updated_by` without it. */
  readonly changedBy?: (current: Record<string, unknown>) => string | undefined;
  readonly children: ReactNode;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The form of a record: errors on the fields and in a summary that takes the focus, no double sending, a question before
 * leaving with changes, Ctrl/Cmd+Enter, and a conflict that keeps the input. `save` throws what the client throws;
 * `onSaved` runs at once, `onDone` 1000 ms later (SPEC 4).
 */
export function RecordForm<Values extends object, Saved>(props: RecordFormProps<Values, Saved>) {
  const { form, name, saveLabel = 'Save', cancel, labels, children } = props;
  const { useLeaveGuard } = useUiKit();
  const submission = useSubmission(props);
  const { phase, problem, refused } = submission;
  useLeaveGuard(phase !== 'success' && form.isDirty());

  const current =
    problem?.statusCode === 409 && (problem.details.current as Record<string, unknown> | undefined);
  const valuesOf = (record: Record<string, unknown>): Values =>
    props.toValues?.(record) ?? (fieldsOf(record, form.values as Fields) as Values);
  const settle = (record: Record<string, unknown>, keepInput: boolean) => {
    const mine = form.getValues();
    form.setInitialValues(valuesOf(record));
    form.setValues(keepInput ? mine : valuesOf(record));
    submission.setVersion(Number(record.version));
    submission.setProblem(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      void submission.submit();
    }
  };

  return (
    <form
      ref={submission.element}
      className={classes.form}
      aria-label={name}
      aria-busy={phase === 'submitting'}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submission.submit();
      }}
    >
      {refused.length > 0 && (
        <ErrorSummary
          ref={submission.summary}
          errors={refused}
          onPick={(path) => controlOf(submission.element.current, path)?.focus()}
        />
      )}
      {problem && current && (
        <ConflictPanel
          message={problem.message}
          changedBy={props.changedBy ? props.changedBy(current) : (current.updated_by as string | undefined)}
          changes={changesOf(
            form.getInitialValues() as Fields,
            valuesOf(current) as Fields,
            form.values as Fields,
            labels ?? {},
          )}
          onReload={() => settle(current, false)}
          onKeep={() => settle(current, true)}
        />
      )}
      {problem && !current && (
        <Banner tone="danger" live title={problem.message}>
          Nothing was saved, and your input is still here. Try again.
          <RequestId id={problem.requestId} />
        </Banner>
      )}
      {children}
      <div className={classes.footer}>
        <Button type="submit" variant="primary" busy={phase === 'submitting'} disabled={phase === 'success'}>
          {saveLabel}
        </Button>
        {typeof cancel === 'function' ? (
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <LinkButton variant="quiet" to={cancel}>
            Cancel
          </LinkButton>
        )}
        <span role="status" className={classes.status}>
          {phase === 'submitting' && <span className="up-sr-only">Saving</span>}
          {phase === 'success' && 'Saved'}
        </span>
      </div>
    </form>
  );
}
