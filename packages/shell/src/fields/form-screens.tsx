import { usePrivateText } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { type ReactNode, useState } from 'react';
import { type Destination, useGo } from '../navigation/destination.ts';
import { useRecordTitle } from '../navigation/record-title.ts';
import { useAccess } from '../session/access.ts';
import { FieldsForm, type FieldsFormProps, type Versioned } from './fields-form.tsx';

interface CreateScreenProps<Values extends object, Body, Stored extends Versioned, Saved>
  extends Pick<FieldsFormProps<Values, Body, Stored, Saved>, 'values' | 'noun' | 'cancel' | 'children'> {
  /** `Create client` without it. */
  readonly title?: string;
  readonly facts?: readonly ReactNode[];
  /** What is known before anybody types. */
  readonly start?: Partial<Values>;
  readonly save: (body: Body) => Promise<Saved>;
  /** The page after saving. */
  readonly done: (saved: Saved) => Destination;
}

/** The page of a new record. */
export function CreateScreen<Values extends object, Body, Stored extends Versioned, Saved>(
  props: CreateScreenProps<Values, Body, Stored, Saved>,
) {
  const { title = `Create ${props.noun}`, facts, start, save, done, ...form } = props;
  const { country } = useAccess().user;
  const go = useGo();
  const [initial] = useState(() => form.values.empty(country, start));
  return (
    <>
      <PageHeader title={title} {...(facts && { facts })} />
      <FieldsForm {...form} start={initial} save={save} onDone={(saved) => void go(done(saved))} />
    </>
  );
}

interface EditScreenProps<Values extends object, Body, Stored extends Versioned, Saved>
  extends Pick<FieldsFormProps<Values, Body, Stored, Saved>, 'values' | 'noun' | 'children'> {
  readonly record: Stored;
  /** The record's name, kept private where it is a person's. */
  readonly name: string;
  readonly save: (body: Body, version: number) => Promise<Saved>;
  /** False where the name is no person's. */
  readonly isPrivate?: boolean;
  /** The record's page: after saving and instead of it. */
  readonly page: LinkTarget;
  /** The page after saving, where the address is what was changed. */
  readonly done?: (saved: Saved) => Destination;
}

/** The page that changes a record; when another person changes it too, what was typed is kept (R-GEN-04). */
export function EditScreen<Values extends object, Body, Stored extends Versioned, Saved>(
  props: EditScreenProps<Values, Body, Stored, Saved>,
) {
  const { name, isPrivate = true, save, page, done, ...form } = props;
  const { country } = useAccess().user;
  const go = useGo();
  const privately = usePrivateText();
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [record] = useState(form.record);
  const [initial] = useState(() => form.values.valuesOf(record, country));
  const title = isPrivate ? privately(name) : name;
  useRecordTitle(title);
  return (
    <>
      <PageHeader title={`Edit ${title}`} />
      <FieldsForm
        {...form}
        record={record}
        start={initial}
        save={(body, version) => save(body, version ?? record.version)}
        onDone={(saved) => void go(done?.(saved) ?? page)}
        cancel={page}
      />
    </>
  );
}

interface InlineEditProps<Values extends object, Body, Stored extends Versioned, Saved>
  extends Pick<FieldsFormProps<Values, Body, Stored, Saved>, 'values' | 'noun' | 'children'> {
  readonly record: Stored;
  readonly save: (body: Body, version: number) => Promise<Saved>;
  readonly onClose: () => void;
}

/** Some fields of a record changed where they are shown; the rest is sent as it is. */
export function InlineEdit<Values extends object, Body, Stored extends Versioned, Saved>(
  props: InlineEditProps<Values, Body, Stored, Saved>,
) {
  const { save, onClose, ...form } = props;
  const { country } = useAccess().user;
  const [record] = useState(form.record);
  const [initial] = useState(() => form.values.valuesOf(record, country));
  return (
    <FieldsForm
      {...form}
      record={record}
      of={form.noun}
      start={initial}
      save={(body, version) => save(body, version ?? record.version)}
      onSaved={onClose}
      onDone={onClose}
      cancel={onClose}
    />
  );
}
