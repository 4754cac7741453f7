import { messages } from '@upline/domain';
import { SelectField, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { CountField, MoneyField } from '@upline/ui-kit/field/typed-fields.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import {
  type FieldBinding,
  type RecordFormState,
  useRecordForm,
} from '@upline/ui-kit/record-form/use-record-form.ts';
import type { OfficeStep, StepField } from './office-steps.ts';

type Values = Record<string, string | number | null>;

export interface OfficeStepFormProps {
  readonly step: OfficeStep;
  readonly currency: 'USD' | 'CAD';
  readonly send: (body: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onCancel: () => void;
}

const isEmpty = (value: string | number | null | undefined) =>
  value === null || value === undefined || String(value).trim() === '';

/** What a step of the home office asks for. */
export function OfficeStepForm({ step, currency, send, onSent, onCancel }: OfficeStepFormProps) {
  const { fields } = step;
  const form = useRecordForm<Values>({
    initialValues: Object.fromEntries(
      fields.map(({ name, kind, initial }) => [
        name,
        initial ?? (kind === 'money' || kind === 'count' ? null : ''),
      ]),
    ),
    validate: (values: Values) =>
      Object.fromEntries(
        fields
          .filter(({ name, required }) => required && isEmpty(values[name]))
          .map(({ name, label }) => [name, messages.required(label)]),
      ),
  });
  const bodyOf = (values: Values) => ({
    ...step.fixed,
    ...Object.fromEntries(
      fields.filter(({ name }) => !isEmpty(values[name])).map(({ name }) => [name, values[name]]),
    ),
  });
  return (
    <RecordForm
      form={form}
      name={step.label}
      saveLabel={step.label}
      save={(values) => send(bodyOf(values))}
      onSaved={onSent}
      cancel={onCancel}
    >
      <p>{step.sentence}</p>
      {fields.map((field) => (
        <Field key={field.name} field={field} form={form} currency={currency} />
      ))}
    </RecordForm>
  );
}

interface FieldProps {
  readonly field: StepField;
  readonly form: RecordFormState<Values>;
  readonly currency: 'USD' | 'CAD';
}

function Field({ field, form, currency }: FieldProps) {
  const { name, label, kind, options = [], required = false } = field;
  const words = form.field(name) as unknown as FieldBinding<string>;
  const number = form.field(name) as unknown as FieldBinding<number | null>;
  const shared = { label, required };
  switch (kind) {
    case 'date':
      return <DateField {...shared} {...words} />;
    case 'choice':
      return <SelectField {...shared} options={options} {...words} />;
    case 'money':
      return <MoneyField {...shared} currency={currency} {...number} />;
    case 'count':
      return <CountField {...shared} {...number} />;
    default:
      return <TextField {...shared} rows={3} maxLength={1000} {...words} />;
  }
}
