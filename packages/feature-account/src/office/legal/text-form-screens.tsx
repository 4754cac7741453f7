import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AMA_PLAN_NAMES, AMA_PLANS, COUNTRIES, LEGAL_TEXT_TYPES, messages, PARTNERS } from '@upline/domain';
import { createdMessage, queryFor, updatedMessage, useGo, useSave } from '@upline/shell';
import { Banner, LinkButton, SelectField, TextField } from '@upline/ui-kit';
import { MoneyField } from '@upline/ui-kit/field/typed-fields.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { TEXTS_SHOWN_BY } from './legal-lists.ts';

const route = getRouteApi('/signed-in/legal-texts/$id/edit');
const LEAST = 20;

interface Values {
  readonly type: string;
  readonly country: string;
  readonly plan: string;
  readonly partner: string;
  readonly fee_cents: number | null;
  readonly body: string;
}

const typeOf = (type: string) => LEGAL_TEXT_TYPES.find((each) => each === type);
const countryOf = (country: string) => COUNTRIES.find((each) => each === country);
const planOf = (plan: string) => AMA_PLANS.find((each) => each === plan);

const partnerNamed = (partner: string) => PARTNERS.find((each) => each === partner);

/** Those who come through a partner pay the fee of the country and plan. */
const setsFee = ({ type, partner }: Pick<Values, 'type' | 'partner'>) => type === 'AMA' && partner === '';

function problems({ type, country, plan, partner, fee_cents, body }: Values): Record<string, string> {
  const isAgreement = type === 'AMA';
  return {
    ...(typeOf(type) ? {} : { type: messages.required('Type') }),
    ...(countryOf(country) ? {} : { country: messages.required('Country') }),
    ...(isAgreement && !planOf(plan) ? { plan: messages.required('Plan') } : {}),
    ...(setsFee({ type, partner }) && fee_cents === null ? { fee_cents: messages.required('Fee') } : {}),
    ...(body.trim() === ''
      ? { body: messages.required('Text') }
      : body.trim().length < LEAST
        ? { body: messages.minLength('Text', LEAST) }
        : {}),
  };
}

const changeOf = ({ type, partner, fee_cents, body }: Values) => ({
  fee_cents: setsFee({ type, partner }) ? fee_cents : null,
  body,
});

/** `legal-texts/create`: the next version of a text, as a draft. */
export function TextCreateScreen() {
  const create = useSave({
    operation: 'createLegalText',
    refresh: TEXTS_SHOWN_BY,
    message: createdMessage('Legal text'),
  });
  return (
    <>
      <PageHeader title="Create legal text" />
      <TextForm
        start={{ type: '', country: '', plan: '', partner: '', fee_cents: null, body: '' }}
        isNew
        save={(values) =>
          create.send({
            body: {
              ...changeOf(values),
              type: typeOf(values.type) ?? 'AMA',
              country: countryOf(values.country) ?? 'USA',
              plan: planOf(values.plan) ?? null,
              partner: values.type === 'AMA' ? (partnerNamed(values.partner) ?? null) : null,
            },
          })
        }
      />
    </>
  );
}

/** `legal-texts/{id}/edit`: a draft alone. */
export function TextEditScreen() {
  const params = route.useParams();
  const { data } = useSuspenseQuery(queryFor('getLegalText', { params }));
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [text] = useState(data);
  const update = useSave({
    operation: 'updateLegalText',
    refresh: TEXTS_SHOWN_BY,
    message: updatedMessage('Legal text'),
  });
  return (
    <>
      <PageHeader title={`Edit ${text.type}, version ${text.text_version}`} />
      {text.actions.includes('update') ? (
        <TextForm
          start={{ ...text, plan: text.plan ?? '', partner: text.partner ?? '' }}
          save={(values) => update.send({ params, body: changeOf(values), ifMatch: text.version })}
        />
      ) : (
        <Banner
          title="A published text does not change"
          actions={<LinkButton to={{ to: '/legal-texts/create' }}>Create version</LinkButton>}
        >
          Write a new version and publish it.
        </Banner>
      )}
    </>
  );
}

interface TextFormProps {
  readonly start: Values;
  /** What is signed by whom is chosen once. */
  readonly isNew?: boolean;
  readonly save: (values: Values) => Promise<{ readonly id: string }>;
}

function TextForm({ start, isNew = false, save }: TextFormProps) {
  const go = useGo();
  const form = useRecordForm<Values>({ initialValues: start, validate: problems });
  const { type, country, partner } = form.values;
  return (
    <RecordForm
      form={form}
      name="Legal text"
      saveLabel={isNew ? 'Create draft' : 'Save draft'}
      labels={{
        type: 'Type',
        country: 'Country',
        plan: 'Plan',
        partner: 'Partner',
        fee_cents: 'Fee',
        body: 'Text',
      }}
      save={save}
      onDone={({ id }) => void go({ to: '/legal-texts/$id', params: { id } })}
      cancel={{ to: '/legal-texts' }}
    >
      {isNew && (
        <>
          <SelectField label="Type" required options={LEGAL_TEXT_TYPES} {...form.field('type')} />
          <SelectField label="Country" required options={COUNTRIES} {...form.field('country')} />
          <SelectField
            label="Plan"
            required={type === 'AMA'}
            options={AMA_PLANS.map((plan) => ({ value: plan, label: AMA_PLAN_NAMES[plan] }))}
            emptyLabel="All plans"
            {...form.field('plan')}
          />
          {type === 'AMA' && (
            <SelectField
              label="Partner"
              options={PARTNERS}
              emptyLabel="None"
              help="Only those who come through the partner sign it, for the fee of their country and plan."
              {...form.field('partner')}
            />
          )}
        </>
      )}
      {setsFee({ type, partner }) && (
        <MoneyField
          label="Fee"
          required
          currency={country === 'Canada' ? 'CAD' : 'USD'}
          help="What the membership costs once."
          {...form.field('fee_cents')}
        />
      )}
      <TextField
        label="Text"
        required
        rows={18}
        maxLength={60_000}
        help="A line that begins with # is a heading; an empty line begins a new paragraph."
        {...form.field('body')}
      />
    </RecordForm>
  );
}
