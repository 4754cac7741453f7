import type { FieldFacts } from '@upline/api-client';
import { currencyOf } from '@upline/domain';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { FieldRow } from '@upline/ui-kit/field/field-row.tsx';
import { SelectField, type SelectOption } from '@upline/ui-kit/field/select-field.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { CountField, MoneyField, PercentField, PhoneField } from '@upline/ui-kit/field/typed-fields.tsx';
import type { FieldBinding, FieldPath, RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { RecordValues } from './record-values.ts';

type AnyForm = RecordFormState<Record<string, unknown>>;

/** The form around the fields. */
const FormContext = createContext<AnyForm | undefined>(undefined);

/** The form around a field. */
export function useFormOfFields(): AnyForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form');
  return form;
}

export interface ShownField {
  /** Other words than the contract's. */
  readonly label?: string;
  readonly help?: string;
  /** Only some of the contract's options, or their words. */
  readonly options?: readonly SelectOption[];
  readonly emptyLabel?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly unit?: string;
  /** Of a day, as `DateField` takes them. */
  readonly min?: string;
  readonly max?: string;
  readonly currency?: 'USD' | 'CAD';
  /** Runs after the field has the new choice, to change what depends on it. */
  readonly onChosen?: (value: string) => void;
}

/** What browsers call the fields that records name alike. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company_name: 'organization',
  date_of_birth: 'bday',
  email: 'email',
};

const ANSWERS = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** A text area for what may be long. */
const rowsFor = ({ max = 0 }: FieldFacts) => (max > 1000 ? 4 : 2);

function factsAt(table: Readonly<Record<string, FieldFacts>>, path: string): FieldFacts {
  const [name = '', ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const facts = table[name];
  if (!facts) throw new TypeError(`No field ${path}`);
  return rest.length > 0 ? factsAt(facts.fields ?? {}, rest.join('.')) : facts;
}

const countryIn = (values: Record<string, unknown>) => {
  const { country } = (values.address ?? values) as { readonly country?: unknown };
  return country === 'Canada' ? 'Canada' : 'USA';
};

function AnyField({
  path,
  facts,
  form,
  ...shown
}: ShownField & { path: string; facts: FieldFacts; form: AnyForm }) {
  const { kind } = facts;
  // The contract says what the field holds, which no type of its path can.
  const bound = <Value,>(at = path) => form.field(at) as FieldBinding<unknown> as FieldBinding<Value>;
  if (kind === 'address')
    return (
      <AddressFields
        kind={path === 'mailing' ? 'mailing' : 'home'}
        field={(part) => bound<string>(`${path}.${part}`)}
      />
    );
  const name = path.split('.').at(-1) ?? path;
  const { rows, options, emptyLabel, unit, currency, min, max, onChosen, ...given } = shown;
  const shared = {
    label: facts.label,
    ...(facts.help && { help: facts.help }),
    ...(facts.required && { required: true }),
    ...(AUTO_COMPLETE[name] && { autoComplete: AUTO_COMPLETE[name] }),
    ...given,
  };
  if (kind === 'flag') return <CheckboxField {...shared} {...form.checkbox(path)} />;
  const number = () => bound<number | null>();
  const text = () => bound<string>();
  const chosen = () => {
    const { onChange, ...binding } = text();
    const take = (value: string) => {
      onChange(value);
      onChosen?.(value);
    };
    return { ...binding, onChange: take };
  };
  const choice = { ...shared, ...(emptyLabel && { emptyLabel }) };
  switch (kind) {
    case 'money':
      return (
        <MoneyField {...shared} currency={currency ?? currencyOf(countryIn(form.values))} {...number()} />
      );
    case 'percent':
      return <PercentField {...shared} {...number()} />;
    case 'count':
      return <CountField {...shared} {...(unit && { unit })} {...number()} />;
    case 'date':
      return <DateField {...shared} {...(min && { min })} {...(max && { max })} {...text()} />;
    case 'phone':
      return <PhoneField {...shared} {...text()} />;
    case 'answer':
      return <SelectField {...choice} options={options ?? ANSWERS} {...text()} />;
    case 'choice':
      return <SelectField {...choice} options={options ?? facts.options ?? []} {...chosen()} />;
    case 'multiline':
      return (
        <TextField
          {...shared}
          rows={rows ?? rowsFor(facts)}
          {...(facts.max && { maxLength: facts.max })}
          {...text()}
        />
      );
    case 'text':
    case 'email':
      if (options) return <SelectField {...choice} options={options} {...chosen()} />;
      return (
        <TextField
          {...shared}
          type={kind}
          {...(facts.max && { maxLength: facts.max })}
          {...(facts.secret && { autoComplete: 'off', spellCheck: false })}
          {...text()}
        />
      );
    default:
      throw new TypeError(`${path} needs a control of its own`);
  }
}

/** Around fields of a form that is drawn by parts. A field knows its form by the paths of the contract, whatever the values are. */
export function FieldsOf<Values extends object>({
  form,
  children,
}: {
  readonly form: RecordFormState<Values>;
  readonly children: ReactNode;
}) {
  return <FormContext value={form as AnyForm}>{children}</FormContext>;
}

/**
 * The fields of a record by name: `const Field = recordField(clientValues)` and then `<Field name="email" />`, or side by side
 * `<Field.Row names={['email', 'phone']} />`. The contract
 * says which control it is, its label, whether it is required, how long it may be and what can be chosen.
 */
export function recordField<Values extends object>({
  fields,
}: Pick<RecordValues<Values, unknown, unknown>, 'fields' | 'empty'>) {
  function Field({ name, ...shown }: ShownField & { readonly name: FieldPath<Values> }) {
    return <AnyField {...shown} path={name} facts={factsAt(fields, name)} form={useFormOfFields()} />;
  }
  /** Fields side by side. */
  function Row({ names }: { readonly names: readonly FieldPath<Values>[] }) {
    return (
      <FieldRow>
        {names.map((name) => (
          <Field key={name} name={name} />
        ))}
      </FieldRow>
    );
  }
  return Object.assign(Field, { Row });
}
