import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { useUiKit } from '../provider/context.ts';
import { controlOf } from './error-summary.tsx';
import { FormFooter } from './form-footer.tsx';
import { type ConflictReading, FormProblems } from './form-problems.tsx';
import classes from './record-form.module.css';
import { type SubmissionInput, useSubmission } from './use-submission.ts';

export interface RecordFormProps<Values extends object, Saved>
  extends SubmissionInput<Values, Saved>,
    ConflictReading<Values> {
  /** What is being edited, as the messages name it: `Client`. */
  readonly name: string;
  /** A verb with its object: `Create client`, `Save`. */
  readonly saveLabel?: string;
  /** Where Cancel leads, or what it does. */
  readonly cancel?: LinkTarget | (() => void);
  /** The way back of a form that is one step of several. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The form of a record: errors on the fields and in a summary that takes the focus, no double sending, a question before
 * leaving with changes, Ctrl/Cmd+Enter, and a conflict that keeps the input. `save` throws what the client throws;
 * `onSaved` runs at once, `onDone` 1000 ms later (SPEC 4).
 */
export function RecordForm<Values extends object, Saved>(props: RecordFormProps<Values, Saved>) {
  const { form, name, saveLabel = 'Save', cancel, back, children } = props;
  const { useLeaveGuard } = useUiKit();
  const submission = useSubmission(props);
  const { phase } = submission;
  const question = useLeaveGuard(phase !== 'success' && form.isDirty());

  return (
    <>
      <form
        ref={submission.element}
        className={classes.form}
        aria-label={name}
        aria-busy={phase === 'submitting'}
        noValidate
        // In the capture phase: a list that has the focus would open with it.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          event.stopPropagation();
          void submission.submit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submission.submit();
        }}
      >
        <FormProblems
          {...props}
          submission={submission}
          onPick={(path) => controlOf(submission.element.current, path)?.focus()}
        />
        {children}
        <FormFooter phase={phase} cancel={cancel} back={back}>
          <Button
            type="submit"
            variant="filled"
            loading={phase === 'submitting'}
            disabled={phase === 'success'}
          >
            {saveLabel}
          </Button>
        </FormFooter>
      </form>
      {question}
    </>
  );
}
