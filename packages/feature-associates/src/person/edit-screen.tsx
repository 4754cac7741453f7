import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday, LANGUAGE_NAMES, languagesOf, taxLabel } from '@upline/domain';
import { EditScreen, MailingFields, queryFor, recordField, type ValuesIn } from '@upline/shell';
import { Banner, Card, FieldRow, LinkButton } from '@upline/ui-kit';
import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';

import { SHOWN_BY } from '../associates/shown-by.ts';
import { type Associate, personValues } from './edit-values.ts';

const route = getRouteApi('/signed-in/associates/$code/edit');
const Field = recordField(personValues({ country: 'USA' }));

type Form = RecordFormState<ValuesIn<ReturnType<typeof personValues>>>;

/** `associates/{code}/edit`: the office changes a person, with a reason (domain.md 2.1, 2.2). */
export function AssociateEditScreen() {
  const { code } = route.useParams();
  const { data: associate } = useSuspenseQuery(queryFor('getAssociate', { params: { code } }));
  const page = { to: '/associates/$code', params: { code } } as const;
  if (!associate.actions.includes('update'))
    return <Banner actions={<LinkButton to={page}>Back</LinkButton>}>You cannot change this record.</Banner>;
  return (
    <EditScreen
      noun="associate"
      name={associate.name}
      values={personValues(associate)}
      record={associate}
      operation="updateAssociate"
      input={{ params: { code } }}
      refresh={[...SHOWN_BY, 'getAssociateTree']}
      page={page}
    >
      {(form) => <PersonFields form={form} associate={associate} />}
    </EditScreen>
  );
}

function PersonFields({ form, associate }: { readonly form: Form; readonly associate: Associate }) {
  const { country, ssn_masked, date_of_birth_masked, sin_expiry, email_waiting } = associate;
  const label = taxLabel(associate);
  const languages = languagesOf(country, associate.language);
  const isTemporary = form.values.ssn_sin.trim().startsWith('9') || sin_expiry !== null;
  return (
    <div className={layout.stack}>
      <Card title="Name">
        <div className={layout.stack}>
          <Field.Row names={['first_name', 'last_name']} />
          <FieldRow>
            <Field name="legal_first_name" autoComplete="off" />
            <Field name="legal_middle_name" autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <Field name="legal_last_name" autoComplete="off" />
            <Field name="suffix" />
          </FieldRow>
        </div>
      </Card>
      <Card title="Person">
        <div className={layout.stack}>
          <FieldRow>
            <Field
              name="date_of_birth"
              max={companyToday()}
              help={date_of_birth_masked ? `${date_of_birth_masked} stays unless you enter another one.` : ''}
            />
            <Field
              name="ssn_sin"
              label={label}
              help={ssn_masked ? `${ssn_masked} stays unless you enter another one.` : 'Kept encrypted.'}
            />
          </FieldRow>
          {country === 'Canada' && isTemporary && <Field name="sin_expiry" required min={companyToday()} />}
          <Field.Row names={['gender', 'marital_status']} />
          <FieldRow>
            <Field
              name="language"
              options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            />
            <Field name="npn" help="National Producer Number, 1 to 10 digits" />
          </FieldRow>
        </div>
      </Card>
      <Card title="Contact">
        <div className={layout.stack}>
          <FieldRow>
            <Field
              name="email"
              autoComplete="off"
              help={
                email_waiting
                  ? `${email_waiting} waits for its confirmation.`
                  : 'Another one counts once its owner has confirmed it by the link in the mail.'
              }
            />
            <Field name="username" autoComplete="off" />
          </FieldRow>
          <FieldRow>
            <Field name="phone" help="Another one gets no codes until its owner has confirmed it." />
            <Field name="phone_type" />
          </FieldRow>
          <Field.Row names={['alt_phone', 'alt_phone_type']} />
        </div>
      </Card>
      <Card title="Address">
        <div className={layout.stack}>
          <AddressFields countryReadOnly field={(part) => form.field(`address.${part}`)} />
          <MailingFields
            countryReadOnly
            titled
            empty={() => personValues(associate).emptyOf('mailing', country)}
          />
        </div>
      </Card>
      <Field name="reason" rows={2} help="At least 5 characters. It is kept in the audit trail." />
    </div>
  );
}
