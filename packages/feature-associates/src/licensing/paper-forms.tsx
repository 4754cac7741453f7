import { COUNTRIES, type Country, companyToday, LICENSE_TYPES_OF, STATES } from '@upline/domain';
import { createdMessage, recordField, useSave } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import { DocumentField, PaperDialog } from './paper-dialog.tsx';
import { certificateValues, eoPolicyValues, licenseValues } from './paper-values.ts';

interface PaperFormProps {
  readonly code: string;
  readonly country: Country;
  readonly onClose: () => void;
}

const LicenseField = recordField(licenseValues);
const EoField = recordField(eoPolicyValues);
const CertificateField = recordField(certificateValues);

const statesOf = (country: Country) =>
  STATES[country].map(({ code, name }) => ({ value: code, label: name }));

export function LicenseForm({ code, country, onClose }: PaperFormProps) {
  const { send } = useSave({
    operation: 'createLicense',
    refresh: ['listAssociateLicenses', 'listAssociates', 'listLicenses', 'countLicenses'],
    message: createdMessage('License'),
  });
  return (
    <PaperDialog
      title="Add license"
      noun="license"
      values={licenseValues}
      country={country}
      save={(body) => send({ params: { code }, body })}
      onClose={onClose}
    >
      {(form) => {
        const chosen: Country = form.values.country === 'Canada' ? 'Canada' : 'USA';
        return (
          <>
            <FieldRow>
              <LicenseField
                name="country"
                options={COUNTRIES}
                onChosen={() => {
                  form.setFieldValue('state', '');
                  form.setFieldValue('type', '');
                }}
              />
              <LicenseField
                name="state"
                label={chosen === 'Canada' ? 'Province' : 'State'}
                options={statesOf(chosen)}
              />
            </FieldRow>
            <FieldRow>
              <LicenseField name="type" options={LICENSE_TYPES_OF[chosen]} />
              <LicenseField name="number" />
            </FieldRow>
            <LicenseField name="is_resident" label="Resident license: the one of the home state" />
            <FieldRow>
              <LicenseField name="issue_date" max={companyToday()} />
              <LicenseField name="expiration_date" help="Empty where licenses have no end" />
            </FieldRow>
            <DocumentField code={code} field={form.field('document_id')} />
          </>
        );
      }}
    </PaperDialog>
  );
}

export function EoPolicyForm({ code, country, onClose }: PaperFormProps) {
  const { send } = useSave({
    operation: 'createEoPolicy',
    refresh: ['listAssociateEoPolicies'],
    message: createdMessage('E&O policy'),
  });
  return (
    <PaperDialog
      title="Add E&O policy"
      noun="E&O policy"
      values={eoPolicyValues}
      country={country}
      save={(body) => send({ params: { code }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <EoField name="carrier" />
            <EoField name="policy_number" />
          </FieldRow>
          <FieldRow>
            <EoField name="per_claim_cents" currency="USD" help="At least $1,000,000" />
            <EoField name="aggregate_cents" currency="USD" help="At least the per-claim limit" />
          </FieldRow>
          <FieldRow>
            <EoField name="effective_date" />
            <EoField name="expiration_date" />
          </FieldRow>
          <DocumentField code={code} field={form.field('document_id')} />
        </>
      )}
    </PaperDialog>
  );
}

/** Their end is entered; of the others it follows from the provider (domain.md 2.33). */
const hasOwnEnd = (kind: string) => kind === 'CE' || kind === 'Annuity';

export function CertificateForm({ code, country, onClose }: PaperFormProps) {
  const { send } = useSave({
    operation: 'createTrainingCertificate',
    refresh: ['listAssociateTrainingCertificates'],
    message: createdMessage('Certificate'),
  });
  return (
    <PaperDialog
      title="Add certificate"
      noun="certificate"
      values={certificateValues}
      country={country}
      save={(body) => send({ params: { code }, body })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <CertificateField
              name="kind"
              onChosen={(kind) => {
                if (!hasOwnEnd(kind)) form.setFieldValue('valid_until', '');
              }}
            />
            <CertificateField name="course" />
          </FieldRow>
          <FieldRow>
            <CertificateField name="state" options={[...statesOf('USA'), ...statesOf('Canada')]} />
            <CertificateField name="completed_on" max={companyToday()} />
          </FieldRow>
          {hasOwnEnd(form.values.kind) && <CertificateField name="valid_until" required />}
          <DocumentField code={code} field={form.field('document_id')} />
        </>
      )}
    </PaperDialog>
  );
}
