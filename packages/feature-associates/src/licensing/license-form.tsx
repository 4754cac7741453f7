import { COUNTRIES, type Country, companyToday, LICENSE_TYPES_OF } from '@upline/domain';
import { createdMessage, recordField, updatedMessage, useSave } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { DocumentField, PaperDialog } from './paper-dialog.tsx';
import { type PaperFormProps, statesOf } from './paper-form.ts';
import { type License, licenseCorrections, licenseValues } from './paper-values.ts';

const REFRESH = [
  'listAssociateLicenses',
  'listAssociates',
  'listLicenses',
  'countLicenses',
  'getLicense',
] as const;

const Field = recordField(licenseCorrections);

interface LicenseFieldsProps {
  readonly code: string;
  readonly record: License | undefined;
  readonly form: {
    readonly values: { readonly country: string };
    setFieldValue(path: 'state' | 'type', value: ''): void;
    field(path: 'document_id'): FieldBinding<string>;
  };
}

function LicenseFields({ code, record, form }: LicenseFieldsProps) {
  const chosen: Country = form.values.country === 'Canada' ? 'Canada' : 'USA';
  return (
    <>
      <FieldRow>
        <Field
          name="country"
          options={COUNTRIES}
          onChosen={() => {
            form.setFieldValue('state', '');
            form.setFieldValue('type', '');
          }}
        />
        <Field name="state" label={chosen === 'Canada' ? 'Province' : 'State'} options={statesOf(chosen)} />
      </FieldRow>
      <FieldRow>
        <Field name="type" options={LICENSE_TYPES_OF[chosen]} />
        <Field name="number" />
      </FieldRow>
      <Field name="is_resident" label="Resident license: the one of the home state" />
      <FieldRow>
        <Field name="issue_date" max={companyToday()} />
        <Field name="expiration_date" help="Empty where licenses have no end" />
      </FieldRow>
      <DocumentField code={code} field={form.field('document_id')} stored={record?.document} />
      {record && <Field name="reason" />}
    </>
  );
}

export function LicenseForm({ code, country, record, onClose }: PaperFormProps<License>) {
  const create = useSave({
    operation: 'createLicense',
    refresh: REFRESH,
    message: createdMessage('License'),
  });
  const update = useSave({
    operation: 'updateLicense',
    refresh: REFRESH,
    message: updatedMessage('License'),
  });
  const shared = { noun: 'license', country, onClose };
  if (!record)
    return (
      <PaperDialog
        {...shared}
        values={licenseValues}
        save={(body) => create.send({ params: { code }, body })}
      >
        {(form) => <LicenseFields code={code} record={record} form={form} />}
      </PaperDialog>
    );
  return (
    <PaperDialog
      {...shared}
      values={licenseCorrections}
      record={record}
      save={(body, version) =>
        update.send({ params: { id: record.id }, ifMatch: version ?? record.version, body })
      }
    >
      {(form) => <LicenseFields code={code} record={record} form={form} />}
    </PaperDialog>
  );
}
