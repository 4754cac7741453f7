import { clsx } from 'clsx';
import { Activity, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useUiKit } from '../provider/context.ts';
import { controlOf } from '../record-form/error-summary.tsx';
import { FormFooter } from '../record-form/form-footer.tsx';
import { FormProblems } from '../record-form/form-problems.tsx';
import formClasses from '../record-form/record-form.module.css';
import type { RecordFormProps } from '../record-form/record-form.tsx';
import { useSubmission } from '../record-form/use-submission.ts';
import classes from './step-form.module.css';
import { StepList } from './step-list.tsx';
import { useSteps } from './use-steps.ts';

/** One step of a long form. */
export interface FormStep {
  readonly key: string;
  readonly label: string;
  /** Paths of the values asked for here; Next checks them. The review step has none. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

export interface StepFormProps<Values extends object, Saved>
  extends Omit<RecordFormProps<Values, Saved>, 'children'> {
  readonly steps: readonly FormStep[];
  /** The first step shown, where the answers of those before it are given already. */
  readonly start?: number;
  /** What is beside the steps, below them when narrow; it may lead to a field, whichever step asks for it. */
  readonly aside?: (goTo: (path: string) => void) => ReactNode;
}

/**
 * A form in steps: each is wait, process, finish or error; Next checks the current one, jumping forward each one before
 * (SPEC 4). The last step sends. All steps stay in the document, so nothing typed is lost on the way.
 */
export function StepForm<Values extends object, Saved>(props: StepFormProps<Values, Saved>) {
  const { form, name, steps, saveLabel = 'Save', cancel, aside, start = 0 } = props;
  const { useLeaveGuard } = useUiKit();
  const submission = useSubmission(props);
  const { phase, element } = submission;
  const walk = useSteps({ form, steps, submission, start });
  const heading = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<string>();
  const last = walk.current === steps.length - 1;
  const question = useLeaveGuard(phase !== 'success' && form.isDirty());

  useEffect(() => {
    if (walk.moved > 0) heading.current?.focus();
  }, [walk.moved]);
  useEffect(() => {
    if (!picked) return;
    controlOf(element.current, picked)?.focus();
    setPicked(undefined);
  }, [picked, element]);

  const goTo = (path: string) => {
    walk.show(walk.stepOf(path));
    setPicked(path);
  };
  const forward = () => (last ? walk.finish() : walk.go(walk.current + 1));
  // In the capture phase: a list that has the focus would open with it.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void forward();
  };

  return (
    <>
      <form
        ref={element}
        className={clsx(formClasses.form, aside && classes.beside)}
        aria-label={name}
        aria-busy={phase === 'submitting'}
        noValidate
        onKeyDownCapture={onKeyDownCapture}
        onSubmit={(event) => {
          event.preventDefault();
          void forward();
        }}
      >
        <StepList steps={steps} statusOf={walk.statusOf} current={walk.current} onPick={walk.go} />
        <FormProblems {...props} submission={submission} onPick={goTo} />
        {steps.map((step, index) => (
          // A step that is not seen is drawn when there is time, so that a key waits for the current one alone.
          <Activity key={step.key} mode={index === walk.current ? 'visible' : 'hidden'}>
            <section className={classes.step} data-step={index}>
              <h2
                ref={index === walk.current ? heading : undefined}
                tabIndex={-1}
                className={formClasses.sectionTitle}
              >
                {step.label}
              </h2>
              {step.children}
            </section>
          </Activity>
        ))}
        {aside && <div className={classes.aside}>{aside(goTo)}</div>}
        <FormFooter
          phase={phase}
          cancel={cancel}
          back={
            <Button disabled={walk.current === 0} onClick={() => walk.go(walk.current - 1)}>
              Back
            </Button>
          }
        >
          <Button
            type="submit"
            variant="filled"
            loading={phase === 'submitting'}
            disabled={phase === 'success'}
            // The second half of a double click judges no step that was not seen yet, and sends nothing.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {last ? saveLabel : 'Next'}
          </Button>
        </FormFooter>
      </form>
      {question}
    </>
  );
}
