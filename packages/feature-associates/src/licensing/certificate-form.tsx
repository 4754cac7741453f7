import { companyToday } from '@upline/domain';
import { createdMessage, recordField, updatedMessage, useSave } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { DocumentField, PaperDialog } from './paper-dialog.tsx';
import { type PaperFormProps, statesOf } from './paper-form.ts';
import { type Certificate, certificateCorrections, certificateValues } from './paper-values.ts';

const REFRESH = [
  'listAssociateTrainingCertificates',
  'listTrainingCertificates',
  'countTrainingCertificates',
  'getTrainingCertificate',
] as const;

const Field = recordField(certificateCorrections);

/** Their end is entered; of the others it follows from the provider (domain.md 2.33). */
const hasOwnEnd = (kind: string) => kind === 'CE' || kind === 'Annuity';

interface CertificateFieldsProps {
  readonly code: string;
  readonly record: Certificate | undefined;
  readonly form: {
    readonly values: { readonly kind: string };
    setFieldValue(path: 'valid_until', value: ''): void;
    field(path: 'document_id'): FieldBinding<string>;
  };
}

const CertificateFields = ({ code, record, form }: CertificateFieldsProps) => (
  <>
    <FieldRow>
      <Field
        name="kind"
        onChosen={(kind) => {
          if (!hasOwnEnd(kind)) form.setFieldValue('valid_until', '');
        }}
      />
      <Field name="course" />
    </FieldRow>
    <FieldRow>
      <Field name="state" options={[...statesOf('USA'), ...statesOf('Canada')]} />
      <Field name="completed_on" max={companyToday()} />
    </FieldRow>
    {hasOwnEnd(form.values.kind) && <Field name="valid_until" required />}
    <DocumentField code={code} field={form.field('document_id')} stored={record?.document} />
    {record && <Field name="reason" />}
  </>
);

export function CertificateForm({ code, country, record, onClose }: PaperFormProps<Certificate>) {
  const create = useSave({
    operation: 'createTrainingCertificate',
    refresh: REFRESH,
    message: createdMessage('Certificate'),
  });
  const update = useSave({
    operation: 'updateTrainingCertificate',
    refresh: REFRESH,
    message: updatedMessage('Certificate'),
  });
  const shared = { noun: 'certificate', country, onClose };
  if (!record)
    return (
      <PaperDialog
        {...shared}
        values={certificateValues}
        save={(body) => create.send({ params: { code }, body })}
      >
        {(form) => <CertificateFields code={code} record={record} form={form} />}
      </PaperDialog>
    );
  return (
    <PaperDialog
      {...shared}
      values={certificateCorrections}
      record={record}
      save={(body, version) =>
        update.send({ params: { id: record.id }, ifMatch: version ?? record.version, body })
      }
    >
      {(form) => <CertificateFields code={code} record={record} form={form} />}
    </PaperDialog>
  );
}
