import { createdMessage, recordField, updatedMessage, useSave } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { DocumentField, PaperDialog } from './paper-dialog.tsx';
import type { PaperFormProps } from './paper-form.ts';
import { type EoPolicy, eoPolicyCorrections, eoPolicyValues } from './paper-values.ts';

const REFRESH = ['listAssociateEoPolicies', 'listEoPolicies', 'countEoPolicies', 'getEoPolicy'] as const;

const Field = recordField(eoPolicyCorrections);

interface EoPolicyFieldsProps {
  readonly code: string;
  readonly record: EoPolicy | undefined;
  readonly document: FieldBinding<string>;
}

const EoPolicyFields = ({ code, record, document }: EoPolicyFieldsProps) => (
  <>
    <Field.Row names={['carrier', 'policy_number']} />
    <FieldRow>
      <Field name="per_claim_cents" currency="USD" help="At least $1,000,000" />
      <Field name="aggregate_cents" currency="USD" help="At least the per-claim limit" />
    </FieldRow>
    <Field.Row names={['effective_date', 'expiration_date']} />
    <DocumentField code={code} field={document} stored={record?.document} />
    {record && <Field name="reason" />}
  </>
);

export function EoPolicyForm({ code, country, record, onClose }: PaperFormProps<EoPolicy>) {
  const create = useSave({
    operation: 'createEoPolicy',
    refresh: REFRESH,
    message: createdMessage('E&O policy'),
  });
  const update = useSave({
    operation: 'updateEoPolicy',
    refresh: REFRESH,
    message: updatedMessage('E&O policy'),
  });
  const shared = { noun: 'E&O policy', country, onClose };
  if (!record)
    return (
      <PaperDialog
        {...shared}
        values={eoPolicyValues}
        save={(body) => create.send({ params: { code }, body })}
      >
        {(form) => <EoPolicyFields code={code} record={record} document={form.field('document_id')} />}
      </PaperDialog>
    );
  return (
    <PaperDialog
      {...shared}
      values={eoPolicyCorrections}
      record={record}
      save={(body, version) =>
        update.send({ params: { id: record.id }, ifMatch: version ?? record.version, body })
      }
    >
      {(form) => <EoPolicyFields code={code} record={record} document={form.field('document_id')} />}
    </PaperDialog>
  );
}
