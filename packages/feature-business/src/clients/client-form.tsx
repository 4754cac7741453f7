import { useFormDraft } from '@upline/shell';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { ClientRecordForm, type ClientRecordFormProps } from './client-record-form.tsx';
import { type ClientValues, checkClient } from './client-values.ts';
import { SimilarClients } from './similar-clients.tsx';

export interface ClientFormProps
  extends Pick<ClientRecordFormProps, 'client' | 'save' | 'onDone' | 'cancel'> {
  readonly initialValues: ClientValues;
}

/** Never kept in a draft. */
const SECRET = ['id_document_number'] as const;

/** Create and edit share one form (domain.md 2.10). */
export function ClientForm({ initialValues, ...rest }: ClientFormProps) {
  const form = useRecordForm<ClientValues>({ initialValues, validate: checkClient });
  const draft = useFormDraft(form, { version: rest.client?.version, secret: SECRET });
  return (
    <ClientRecordForm
      {...rest}
      form={form}
      draft={draft}
      similar={<SimilarClients values={form.values} client={rest.client} />}
    />
  );
}
