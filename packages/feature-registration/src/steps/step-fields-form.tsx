import type { RegistrationStep } from '@upline/domain';
import { FieldsOf, type RecordValues } from '@upline/shell';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { afterPress } from '@upline/ui-kit/field/after-press.ts';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { type RecordFormState, useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { type FocusEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { forgetValues, keepValues, keptValues } from '../held-token.ts';
import classes from '../layout/registration-layout.module.css';
import { type Registration, STEP_LABELS, type StepProps } from '../registration.ts';
import { TypedSecrets } from '../typed-secrets.ts';

interface StepFieldsFormProps<Values extends object, Body> extends Pick<StepProps, 'onSaved' | 'onBack'> {
  readonly step: RegistrationStep;
  readonly values: Pick<RecordValues<Values, Body, never>, 'labels' | 'bodyOf' | 'check'>;
  readonly start: Values;
  /** Checks that the contract cannot express, with the messages of the rules. The server checks again. */
  readonly check?: (values: Values) => Record<string, string>;
  /** Fields that are never stored in the tab. */
  readonly secret?: readonly (keyof Values & string)[];
  readonly save: (body: Body) => Promise<Registration>;
  readonly saveLabel?: string;
  readonly children: (form: RecordFormState<Values>) => ReactNode;
}

/** One step of the registration. Typed values survive a reload, and a field is checked as soon as it is left. */
export function StepFieldsForm<Values extends object, Body>({
  step,
  values,
  start,
  check,
  secret = [],
  save,
  saveLabel = 'Next',
  onSaved,
  onBack,
  children,
}: StepFieldsFormProps<Values, Body>) {
  const secrets = useContext(TypedSecrets);
  const form = useRecordForm<Values>({
    initialValues: { ...start, ...keptValues<Values>(step), ...secrets.get(step) },
    validate: (typed) => ({ ...check?.(typed), ...values.check(typed) }),
  });
  const { values: typed } = form;
  const begun = useRef(typed);
  useEffect(() => {
    // Values that were typed back to the first ones count as well: what is kept would be older.
    if (typed === begun.current) return;
    const { token: _token, ...kept } = typed as Record<string, unknown>;
    const hidden: Record<string, unknown> = {};
    for (const name of secret) {
      hidden[name] = kept[name];
      delete kept[name];
    }
    keepValues(step, kept);
    secrets.set(step, hidden);
  }, [typed]);

  const judge = (event: FocusEvent<HTMLElement>) => {
    const control = event.target as EventTarget & { dataset?: DOMStringMap; value?: string };
    const path = control.dataset?.path;
    if (path && control.value) afterPress(() => void form.validateField(path));
  };

  return (
    <RecordForm
      form={form}
      name={STEP_LABELS[step]}
      saveLabel={saveLabel}
      labels={values.labels}
      save={(given) => save(values.bodyOf(given))}
      onSaved={(saved) => {
        forgetValues(step);
        secrets.delete(step);
        onSaved(saved);
      }}
      back={onBack ? <Button onClick={onBack}>Back</Button> : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that one of its fields is left */}
      <div className={classes.stack} onBlur={judge}>
        <FieldsOf form={form}>{children(form)}</FieldsOf>
      </div>
    </RecordForm>
  );
}
