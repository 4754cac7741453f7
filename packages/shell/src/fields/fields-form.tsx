import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { type RecordFormState, useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { ReactNode } from 'react';
import { capital } from '../data/capital.ts';
import { RestoredBanner } from '../forms/restored-banner.tsx';
import { type FormDraft, useFormDraft } from '../forms/use-form-draft.ts';
import { useAccess } from '../session/access.ts';
import type { Country } from './held-values.ts';
import { FieldsOf } from './record-field.tsx';
import type { RecordValues } from './record-values.ts';

export interface Versioned {
  readonly version: number;
}

export interface FieldsFormProps<Values extends object, Body, Stored extends Versioned, Saved> {
  readonly values: RecordValues<Values, Body, Stored>;
  /** What is being made or changed, as a word in a sentence: `client`. */
  readonly noun: string;
  readonly start: Values;
  /** The record being edited; absent for a new one. */
  readonly record?: Stored | undefined;
  readonly save: (body: Body, version: number | undefined) => Promise<Saved>;
  /** At once, before the success has been read. */
  readonly onSaved?: (saved: Saved) => void;
  readonly onDone: (saved: Saved) => void;
  readonly cancel: LinkTarget | (() => void);
  /** Which form it is where its page has several. */
  readonly of?: string;
  readonly children: ReactNode | ((form: RecordFormState<Values>) => ReactNode);
}

type ShownProps<Values extends object, Body, Stored extends Versioned, Saved> = FieldsFormProps<
  Values,
  Body,
  Stored,
  Saved
> & {
  readonly form: RecordFormState<Values>;
  /** What was typed before, put back. */
  readonly draft?: FormDraft;
  readonly country: Country;
};

const inWords = new Intl.ListFormat('en-US');

/** Says which fields of a draft do not come back; nothing where there is none. */
export const neverKept = (labels: readonly string[]): string => {
  if (labels.length === 0) return '';
  const [are, them] = labels.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${inWords.format(labels)} ${are} never kept: enter ${them} again.`;
};

/** The form itself, without what it remembers. */
export function ShownFieldsForm<Values extends object, Body, Stored extends Versioned, Saved>(
  props: ShownProps<Values, Body, Stored, Saved>,
) {
  const { values, noun, record, form, draft, country, save, onSaved, onDone, cancel, children } = props;
  const lost = neverKept(values.secret.map((name) => values.labels[name] ?? name));
  return (
    <RecordForm
      form={form}
      name={capital(noun)}
      saveLabel={`${record ? 'Save' : 'Create'} ${noun}`}
      version={draft?.version ?? record?.version}
      labels={values.labels}
      toValues={(current) => values.valuesOf(current as object as Stored, country)}
      save={(typed, { version }) => save(values.bodyOf(typed), version)}
      onSaved={(saved) => {
        draft?.forget();
        onSaved?.(saved);
      }}
      onDone={onDone}
      cancel={cancel}
    >
      <RestoredBanner draft={draft}>{lost}</RestoredBanner>
      <FieldsOf form={form}>{typeof children === 'function' ? children(form) : children}</FieldsOf>
    </RecordForm>
  );
}

/** State of such a form, judged by the contract and by the record's own rules. */
export const useFieldsForm = <Values extends object, Body, Stored>(
  values: RecordValues<Values, Body, Stored>,
  start: Values,
  record?: Stored,
) => useRecordForm<Values>({ initialValues: start, validate: (typed) => values.check(typed, record) });

/** The form of a record made of the contract's fields: create and edit share it. What is typed outlives the session. */
export function FieldsForm<Values extends object, Body, Stored extends Versioned, Saved>(
  props: FieldsFormProps<Values, Body, Stored, Saved>,
) {
  const { values, start, record } = props;
  const { country } = useAccess().user;
  const form = useFieldsForm(values, start, record);
  const draft = useFormDraft(form, { version: record?.version, secret: values.secret, of: props.of });
  return <ShownFieldsForm {...props} form={form} draft={draft} country={country} />;
}
