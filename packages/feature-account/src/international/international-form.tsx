import { type InternationalPurpose, isForSelling, STATES } from '@upline/domain';
import { FieldsForm, recordField, useAccess, useGo } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { SelectField } from '@upline/ui-kit/field/select-field.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import classes from '../profile/profile.module.css';
import { useRequestInternational } from './international.mutations.ts';
import { type InternationalStanding, internationalValues, licenseText } from './international.ts';

const Field = recordField(internationalValues);

const PURPOSES = [
  { value: 'Sell', label: 'Sell' },
  { value: 'Recruit', label: 'Recruit' },
  { value: 'Both', label: 'Sell and recruit' },
];

interface InternationalFormProps {
  readonly standing: InternationalStanding;
  /** Whether an appointment is in force already, which an approval replaces. */
  readonly isNewer: boolean;
}

/** Country and purpose, for selling the state and the license there, and the filled tax form. */
export function InternationalForm({ standing, isNewer }: InternationalFormProps) {
  const { target_country, tax_form, licenses } = standing;
  const { country } = useAccess().user;
  const [start] = useState(() => internationalValues.empty(country, { target_country }));
  const request = useRequestInternational();
  const upload = useDocumentUpload('uploadInternationalTaxForm');
  const go = useGo();
  return (
    <Card title={isNewer ? 'Ask for another appointment' : 'Ask for an appointment'}>
      <FieldsForm
        values={internationalValues}
        noun="request"
        start={start}
        save={(body) => request.send({ body })}
        onDone={() => void go({ to: '/account/international-appointment' })}
        cancel={{ to: '/account' }}
      >
        {(form) => {
          const { purpose, state, target_country: chosen } = form.values;
          const sells = Boolean(purpose) && isForSelling(purpose as InternationalPurpose);
          const word = chosen === 'Canada' ? 'Province' : 'State';
          return (
            <div className={classes.fields}>
              {isNewer && (
                <p className={layout.muted}>Your present appointment ends when this one is approved.</p>
              )}
              <FieldRow>
                <Field name="target_country" onChosen={() => form.setFieldValue('state', '')} />
                <Field name="purpose" options={PURPOSES} />
              </FieldRow>
              {sells && (
                <FieldRow>
                  <Field
                    name="state"
                    label={word}
                    required
                    options={STATES[chosen || target_country].map(({ code, name }) => ({
                      value: code,
                      label: name,
                    }))}
                    onChosen={() => form.setFieldValue('license_id', '')}
                  />
                  <SelectField
                    label="License"
                    required
                    help={`An approved license of yours that is valid in that ${word.toLowerCase()} today.`}
                    options={licenses
                      .filter((license) => !state || license.state === state)
                      .map((license) => ({ value: license.id, label: licenseText(license) }))}
                    {...form.field('license_id')}
                  />
                </FieldRow>
              )}
              <DocumentField
                label={`Tax Form (${tax_form})`}
                help={
                  tax_form === 'W-8BEN'
                    ? 'The filled and signed W-8BEN, for what you earn in the USA.'
                    : 'The filled and signed NR301 declaration, for what you earn in Canada.'
                }
                field={form.field('document_id')}
                upload={upload}
              />
            </div>
          );
        }}
      </FieldsForm>
    </Card>
  );
}
