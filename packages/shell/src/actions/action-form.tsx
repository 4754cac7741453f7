import { ApiError } from '@upline/api-client';
import { messages } from '@upline/domain';
import { PasswordField, SelectField, TextField } from '@upline/ui-kit';
import { isConfirmed } from '@upline/ui-kit/dialog/confirm-by-typing.tsx';
import { ChoicesField } from '@upline/ui-kit/field/choices-field.tsx';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { CountField, MoneyField, PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { type RecordFormState, useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { useSave } from '../data/use-save.ts';
import { useSettled } from '../data/use-settled.ts';
import { RestoredBanner } from '../forms/restored-banner.tsx';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { FoundField } from './found-field.tsx';
import { PersonField } from './person-field.tsx';
import type { DrawnField, RecordAction } from './record-action.ts';
import { draftOf } from './use-drafted-action.ts';

type Value = string | number | null | readonly string[];
type Values = Record<string, Value>;

/** Names of the questions in addition to the fields of the body. */
const PASSWORD = 'password';
const TYPED = 'typed';

/** What a picked record is called is kept under a name of its own, which is no field of the body. */
const shownOf = (name: string) => `${name} shown`;
const isPicked = ({ kind }: DrawnField) => kind === 'associate' || kind === 'search';

const isEmpty = (value: Value | undefined) =>
  value === null || value === undefined || String(value).trim() === '';

/** A choice with its words. */
const wordsOf = (option: NonNullable<DrawnField['options']>[number]) =>
  typeof option === 'string' ? { value: option, label: option } : option;

const reasonField = (minLength: number): DrawnField => ({
  name: 'reason',
  label: 'Reason',
  required: true,
  rows: 2,
  minLength,
  maxLength: 500,
  help: `At least ${minLength} characters. It is kept in the audit trail.`,
});

/** How a field is in the form before anybody types. */
function initialOf({ kind, initial }: DrawnField): Value {
  if (kind === 'several') return (initial as readonly string[] | undefined) ?? [];
  if (kind === 'yes-no') return initial === true ? 'Yes' : initial === false ? 'No' : '';
  return (
    (initial as Value | undefined) ?? (kind === 'money' || kind === 'count' || kind === 'percent' ? null : '')
  );
}

function problemOf(field: DrawnField, value: Value | undefined): string | undefined {
  const { label, required = false, missing = messages.required(label), minLength = 1 } = field;
  if (isEmpty(value)) return required ? missing : undefined;
  const isShort = typeof value === 'string' && value.trim().length < minLength;
  return isShort ? messages.minLength(label, minLength) : undefined;
}

const sentOf = ({ kind }: DrawnField, value: Value | undefined) =>
  kind === 'yes-no' ? value === 'Yes' : value;

/** What is typed, by field; what is left empty is not sent. */
const typedIn = (fields: readonly DrawnField[], values: Values) =>
  Object.fromEntries(
    fields
      .filter(({ name }) => !isEmpty(values[name]))
      .map((field) => [field.name, sentOf(field, values[field.name])]),
  );

export interface ActionFormProps {
  readonly action: RecordAction;
  /** The rows that it is for, where there are several: what was typed for others is not put back. */
  readonly rows?: readonly string[];
  readonly send: (body: object, version?: number) => Promise<unknown>;
  readonly onDone: (answer: unknown) => void;
  readonly onCancel: () => void;
}

/** What an action asks for. The password is asked for where the server wants it afresh (S-69). */
export function ActionForm({ action, rows, send, onDone, onCancel }: ActionFormProps) {
  const { label, saveLabel = label, about, typed, reason, currency = 'USD', check } = action;
  const plain = [...(action.fields ?? []), ...(reason === undefined ? [] : [reasonField(reason)])];
  const fields = [
    ...(action.fields ?? []),
    ...(action.reshaped?.fields ?? []),
    ...plain.slice(action.fields?.length ?? 0),
  ];
  const isAsked =
    (values: Values) =>
    ({ when }: DrawnField) =>
      when?.(values) ?? true;
  /** What is typed as the operation's body takes it. */
  const bodyOf = (values: Values) => ({
    ...typedIn(plain.filter(isAsked(values)), values),
    ...action.reshaped?.body(typedIn(action.reshaped.fields.filter(isAsked(values)), values)),
  });
  const [needsPassword, setNeedsPassword] = useState(false);
  const identity = useSave({ operation: 'confirmIdentity', refresh: [] });
  const form = useRecordForm<Values>({
    initialValues: {
      ...Object.fromEntries(fields.map((field) => [field.name, initialOf(field)])),
      ...Object.fromEntries(fields.filter(isPicked).map(({ name }) => [shownOf(name), ''])),
      [PASSWORD]: '',
      [TYPED]: '',
    },
    validate: (values: Values) => {
      const wrong = (name: string, message: string | undefined) => (message ? { [name]: message } : {});
      return {
        ...check?.(typedIn(fields.filter(isAsked(values)), values)),
        ...Object.assign(
          {},
          ...fields
            .filter(isAsked(values))
            .map((each) => wrong(each.name, problemOf(each, values[each.name]))),
        ),
        ...(typed !== undefined && !isConfirmed(String(values[TYPED]), typed)
          ? { [TYPED]: `Type “${typed}” to confirm` }
          : {}),
        ...(needsPassword && values[PASSWORD] === '' ? { [PASSWORD]: messages.required('Password') } : {}),
      };
    },
  });
  const draft = useFormDraft(form, {
    version: action.input.ifMatch,
    secret: [PASSWORD, TYPED],
    of: draftOf(action, rows),
  });
  const text = (name: string) => byPath(form).field<string>(name);
  // Why something is done changes nothing of what would follow.
  const asked = fields.filter(isAsked(form.values));
  const isWhole = asked.every(
    (field) => field.name === 'reason' || problemOf(field, form.values[field.name]) === undefined,
  );
  return (
    <RecordForm
      form={form}
      name={label}
      saveLabel={saveLabel}
      labels={Object.fromEntries(fields.map((field) => [field.name, field.label]))}
      version={draft.version}
      verbatim={[PASSWORD]}
      save={async (values, { version }) => {
        if (needsPassword) await identity.send({ body: { password: String(values[PASSWORD]) } });
        try {
          return await send(bodyOf(values), version);
        } catch (error) {
          if (error instanceof ApiError && error.code === 'confirmation-required') setNeedsPassword(true);
          throw error;
        }
      }}
      onSaved={(answer) => {
        draft.forget();
        onDone(answer);
      }}
      cancel={onCancel}
    >
      <RestoredBanner draft={draft} />
      {typeof about === 'string' ? <p>{about}</p> : about}
      {asked.map((field, index) => (
        <Field key={field.name} field={field} form={form} currency={currency} isFirst={index === 0} />
      ))}
      {action.preview && (
        <Preview
          shows={action.preview}
          body={isWhole ? JSON.stringify({ ...action.body, ...bodyOf(form.values) }) : ''}
        />
      )}
      {typed !== undefined && (
        <TextField label={`Type “${typed}” to confirm`} required autoComplete="off" {...text(TYPED)} />
      )}
      {needsPassword && <PasswordField label="Password" required startsFocused {...text(PASSWORD)} />}
    </RecordForm>
  );
}

interface PreviewProps {
  readonly shows: NonNullable<RecordAction['preview']>;
  /** As JSON; empty until it is whole. */
  readonly body: string;
}

/** What would change by what is typed, once it has come to rest. */
function Preview({ shows, body }: PreviewProps) {
  const settled = useSettled(body);
  return shows(settled === '' || body === '' ? undefined : JSON.parse(settled));
}

interface FieldProps {
  readonly field: DrawnField;
  readonly form: RecordFormState<Values>;
  readonly currency: 'USD' | 'CAD';
  readonly isFirst: boolean;
}

function Field({ field, form, currency, isFirst }: FieldProps) {
  const { name, label, kind = 'text', options = [], required = false, help, rows = 3, maxLength } = field;
  const words = byPath(form).field<string>(name);
  const number = byPath(form).field<number | null>(name);
  const shared = { label, required, help };
  const shown = byPath(form).field<string>(shownOf(name));
  switch (kind) {
    case 'date':
      return <DateField {...shared} {...words} />;
    case 'choice':
      return <SelectField {...shared} options={options} {...words} />;
    case 'several':
      return (
        <ChoicesField
          {...shared}
          options={options.map(wordsOf)}
          {...byPath(form).field<readonly string[]>(name)}
        />
      );
    case 'yes-no':
      return <SelectField {...shared} options={['Yes', 'No']} {...words} />;
    case 'money':
      return <MoneyField {...shared} currency={currency} {...number} />;
    case 'count':
      return <CountField {...shared} {...number} />;
    case 'percent':
      return <PercentField {...shared} {...number} />;
    case 'associate':
      return <PersonField {...shared} {...words} shown={shown} />;
    case 'search':
      return <FoundField {...shared} {...words} shown={shown} search={field.search ?? (async () => [])} />;
    default:
      return (
        <TextField {...shared} rows={rows} maxLength={maxLength ?? 1000} startsFocused={isFirst} {...words} />
      );
  }
}
