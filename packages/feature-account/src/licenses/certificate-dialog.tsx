import { useQuery } from '@tanstack/react-query';
import { companyToday, STATES } from '@upline/domain';
import { queryFor, recordField } from '@upline/shell';
import { FieldRow, SelectField } from '@upline/ui-kit';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import { type Certificate, type CertificateValues, certificateValues } from './credentials.ts';
import { useCreateCertificate, useUpdateCertificate } from './licenses.mutations.ts';

const Field = recordField(certificateValues);

/** Their end is entered; of the others it follows from the provider (domain.md 2.33). */
const hasOwnEnd = ({ kind }: Pick<CertificateValues, 'kind'>) => kind === 'CE' || kind === 'Annuity';

interface CertificateDialogProps {
  readonly certificate?: Certificate | undefined;
  /** Renewed by a new one of the same course. */
  readonly before?: Certificate | undefined;
  readonly onClose: () => void;
}

/** A certificate of AML, annuity, product training or continuing education (domain.md 2.33). */
export function CertificateDialog({ certificate, before, onClose }: CertificateDialogProps) {
  const create = useCreateCertificate();
  const update = useUpdateCertificate();
  const upload = useDocumentUpload('uploadOwnLicensingDocument');
  const providers = useQuery(queryFor('listProviders', { query: { limit: 500 } }));
  return (
    <CredentialDialog
      title={before ? 'Renew certificate' : (certificate?.course ?? 'Add certificate')}
      noun="certificate"
      values={certificateValues}
      record={certificate}
      {...(before && {
        start: {
          kind: before.kind,
          course: before.course,
          provider_id: before.provider_id ?? '',
          state: before.state ?? '',
        },
      })}
      create={create.send}
      update={update.send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <Field
              name="kind"
              onChosen={(kind) => {
                if (kind !== 'CE' && kind !== 'Annuity') form.setFieldValue('valid_until', '');
              }}
            />
            <Field name="course" />
          </FieldRow>
          <FieldRow>
            <SelectField
              label="Provider"
              options={(providers.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              help="Where the training is for one provider"
              {...form.field('provider_id')}
            />
            <Field
              name="state"
              options={[...STATES.USA, ...STATES.Canada].map(({ code, name }) => ({
                value: code,
                label: name,
              }))}
            />
          </FieldRow>
          <FieldRow>
            <Field name="completed_on" max={companyToday()} />
            {hasOwnEnd(form.values) && <Field name="valid_until" required />}
          </FieldRow>
          <DocumentField
            label="Certificate"
            help="As you received it."
            field={form.field('document_id')}
            stored={certificate?.document}
            upload={upload}
          />
        </>
      )}
    </CredentialDialog>
  );
}
