import { COUNTRIES, type Country, companyToday, LICENSE_TYPES_OF, STATES } from '@upline/domain';
import { recordField } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import { type License, licenseValues } from './credentials.ts';
import { useCreateLicense, useUpdateLicense } from './licenses.mutations.ts';

const Field = recordField(licenseValues);

interface LicenseDialogProps {
  readonly license?: License | undefined;
  readonly onClose: () => void;
}

/** A license (domain.md 2.3). Of an approved one the old values stay in force until the change is approved (R-LIC-03). */
export function LicenseDialog({ license, onClose }: LicenseDialogProps) {
  const create = useCreateLicense();
  const update = useUpdateLicense();
  const upload = useDocumentUpload('uploadOwnLicensingDocument');
  return (
    <CredentialDialog
      title={license ? `${license.type} license in ${license.state}` : 'Add license'}
      noun="license"
      values={licenseValues}
      record={license}
      create={create.send}
      update={update.send}
      onClose={onClose}
    >
      {(form) => {
        const country: Country = form.values.country === 'Canada' ? 'Canada' : 'USA';
        const startAgain = () => {
          form.setFieldValue('state', '');
          form.setFieldValue('type', '');
        };
        return (
          <>
            {license?.approval_status === 'Approved' && (
              <p>What is approved stays in force until the home office approves your change.</p>
            )}
            <FieldRow>
              <Field name="country" options={COUNTRIES} onChosen={startAgain} />
              <Field
                name="state"
                label={country === 'Canada' ? 'Province' : 'State'}
                options={STATES[country].map(({ code, name }) => ({ value: code, label: name }))}
              />
            </FieldRow>
            <FieldRow>
              <Field name="type" options={LICENSE_TYPES_OF[country]} />
              <Field name="number" />
            </FieldRow>
            <Field name="is_resident" label="Resident license: the one of my home state" />
            <FieldRow>
              <Field name="issue_date" max={companyToday()} />
              <Field name="expiration_date" help="Empty where licenses have no end" />
            </FieldRow>
            <DocumentField
              label="Document"
              help="The license as issued."
              field={form.field('document_id')}
              stored={license?.document}
              upload={upload}
            />
          </>
        );
      }}
    </CredentialDialog>
  );
}
