import type { BodyOf, OperationAnswer, OperationId, OperationInput } from '@upline/api-client';
import { usePrivateText } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { type ReactNode, useState } from 'react';
import type { LooseInput } from '../data/by-id.ts';
import { capital } from '../data/capital.ts';
import { createdMessage, updatedMessage, useSave } from '../data/use-save.ts';
import { type Destination, useGo } from '../navigation/destination.ts';
import { useRecordTitle } from '../navigation/record-title.ts';
import { useAccess } from '../session/access.ts';
import { FieldsForm, type FieldsFormProps, type Versioned } from './fields-form.tsx';

/** The write of a form: what sends its body, where to, and which answers it changes. */
interface Written<Id extends OperationId> {
  readonly operation: Id;
  readonly refresh: readonly OperationId[];
  /** What is sent with the body: which record is meant, and in which version. */
  readonly input?: Omit<OperationInput<Id>, 'body'>;
}

/** Sends the body as that write. */
function useWrite<Id extends OperationId>({ operation, refresh, input }: Written<Id>, message: string) {
  const { send } = useSave({ operation, refresh, message });
  return (body: BodyOf<Id>, version?: number) => {
    const sent: LooseInput = { ...input, body, ...(version !== undefined && { ifMatch: version }) };
    return send(sent as OperationInput<Id>);
  };
}

interface CreateScreenProps<Values extends object, Id extends OperationId, Stored extends Versioned>
  extends Written<Id>,
    Pick<
      FieldsFormProps<Values, BodyOf<Id>, Stored, OperationAnswer<Id>>,
      'values' | 'noun' | 'cancel' | 'children'
    > {
  /** `Create client` without it. */
  readonly title?: string;
  readonly facts?: readonly ReactNode[];
  /** What is known before anybody types. */
  readonly start?: Partial<Values>;
  /** The page after saving. */
  readonly done: (saved: OperationAnswer<Id>) => Destination;
}

/** The page of a new record. */
export function CreateScreen<Values extends object, Id extends OperationId, Stored extends Versioned>(
  props: CreateScreenProps<Values, Id, Stored>,
) {
  const { title = `Create ${props.noun}`, facts, start, done, ...form } = props;
  const write = useWrite(props, createdMessage(capital(form.noun)));
  const { country } = useAccess().user;
  const go = useGo();
  const [initial] = useState(() => form.values.empty(country, start));
  return (
    <>
      <PageHeader title={title} {...(facts && { facts })} />
      <FieldsForm
        {...form}
        start={initial}
        save={(body) => write(body)}
        onDone={(saved) => void go(done(saved))}
      />
    </>
  );
}

interface EditScreenProps<Values extends object, Id extends OperationId, Stored extends Versioned>
  extends Written<Id>,
    Pick<FieldsFormProps<Values, BodyOf<Id>, Stored, OperationAnswer<Id>>, 'values' | 'noun' | 'children'> {
  readonly record: Stored;
  /** The record's name, kept private where it is a person's. */
  readonly name: string;
  /** False where the name is no person's. */
  readonly isPrivate?: boolean;
  /** The record's page: after saving and instead of it. */
  readonly page: LinkTarget;
  /** The page after saving, where the address is what was changed. */
  readonly done?: (saved: OperationAnswer<Id>) => Destination;
}

/** The page that changes a record; when another person changes it too, what was typed is kept (R-GEN-04). */
export function EditScreen<Values extends object, Id extends OperationId, Stored extends Versioned>(
  props: EditScreenProps<Values, Id, Stored>,
) {
  const { name, isPrivate = true, page, done, ...form } = props;
  const write = useWrite(props, updatedMessage(capital(form.noun)));
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
        save={(body, version) => write(body, version ?? record.version)}
        onDone={(saved) => void go(done?.(saved) ?? page)}
        cancel={page}
      />
    </>
  );
}

interface InlineEditProps<Values extends object, Id extends OperationId, Stored extends Versioned>
  extends Written<Id>,
    Pick<FieldsFormProps<Values, BodyOf<Id>, Stored, OperationAnswer<Id>>, 'values' | 'noun' | 'children'> {
  readonly record: Stored;
  /** Said on success. */
  readonly message: string;
  readonly onClose: () => void;
}

/** Some fields of a record changed where they are shown; the rest is sent as it is. */
export function InlineEdit<Values extends object, Id extends OperationId, Stored extends Versioned>(
  props: InlineEditProps<Values, Id, Stored>,
) {
  const { message, onClose, ...form } = props;
  const write = useWrite(props, message);
  const { country } = useAccess().user;
  const [record] = useState(form.record);
  const [initial] = useState(() => form.values.valuesOf(record, country));
  return (
    <FieldsForm
      {...form}
      record={record}
      of={form.noun}
      start={initial}
      save={(body, version) => write(body, version ?? record.version)}
      onSaved={onClose}
      onDone={onClose}
      cancel={onClose}
    />
  );
}
