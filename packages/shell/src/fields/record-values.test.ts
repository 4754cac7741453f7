import type { OperationFields } from '@upline/api-client';
import { createClient } from '@upline/api-client/fields/business/clients.ts';
import { createProspect } from '@upline/api-client/fields/business/prospects.ts';
import { describe, expect, it } from 'vitest';
import { recordValues, reshapedValues } from './record-values.ts';

const client = recordValues(createClient, {
  start: { type: 'Individual' },
  homes: ({ type }) => (type === 'Individual' ? ['address'] : []),
});
const address = {
  line1: '12 Alder Road',
  line2: '',
  city: 'Austin',
  state: 'TX',
  postal_code: '78704',
  country: 'USA',
} as const;
const person = client.empty('USA', {
  first_name: 'Iris',
  last_name: ' Harrow ',
  date_of_birth: '1988-04-12',
  address,
});

describe('the values of a form', () => {
  it('start empty, in the country of the associate, and without what may be missing as a whole', () => {
    expect(client.empty('Canada')).toMatchObject({
      type: 'Individual',
      citizenship: '',
      tobacco: '',
      annual_income_cents: null,
      dependents: [],
      mailing: null,
      address: { line1: '', country: 'Canada' },
      marketing_consent_email: false,
    });
    expect(client.emptyOf('mailing', 'Canada')).toMatchObject({ city: '', country: 'Canada' });
  });

  it('are sent trimmed, nothing as null, and a secret that was not typed not at all', () => {
    const body = client.bodyOf({ ...person, tobacco: 'no', citizenship: '  ' });
    expect(body).toMatchObject({ last_name: 'Harrow', citizenship: null, tobacco: false, mailing: null });
    expect(body.address).toEqual({ ...address, line2: null });
    expect(body).not.toHaveProperty('id_document_number');
    expect(client.bodyOf({ ...person, id_document_number: 'X1' })).toMatchObject({
      id_document_number: 'X1',
    });
    expect(client.secret).toEqual(['id_document_number']);
  });

  it('leave out what such a record does not have', () => {
    const body = client.bodyOf({ ...person, type: 'Business', company_name: 'Bakery' });
    expect(body).toMatchObject({ type: 'Business', company_name: 'Bakery' });
    for (const name of ['first_name', 'date_of_birth', 'citizenship', 'dependents'])
      expect(body).not.toHaveProperty(name);
  });

  it('are read back from the record, rows with a key that is not sent', () => {
    const dependents = [{ name: 'Ada', relation: 'Daughter', date_of_birth: null }];
    const record = { ...client.bodyOf(person), tobacco: true, dependents } as never;
    const values = client.valuesOf(record, 'USA');
    expect(values).toMatchObject({ tobacco: 'yes', dependents: [{ key: '0', date_of_birth: '' }] });
    expect(client.bodyOf(values).dependents).toEqual(dependents);
  });

  it('may hold a part in another shape than it is sent', () => {
    const prospect = reshapedValues(createProspect, {
      converted_associate_code: {
        empty: null as { readonly code: string } | null,
        of: () => ({ code: 'U1' }),
        sent: (held: { readonly code: string } | null) => held?.code ?? null,
      },
    });
    const values = prospect.empty('USA', { converted_associate_code: { code: 'U2' } });
    expect(prospect.bodyOf(values).converted_associate_code).toBe('U2');
    expect(prospect.empty('USA')).toMatchObject({ kind: 'Both', converted_associate_code: null });
    expect(prospect.valuesOf({} as never, 'USA').converted_associate_code).toEqual({ code: 'U1' });
  });
});

describe('what is wrong before the server is asked', () => {
  it('is said in its words, of the fields that such a record has (R-GEN-02)', () => {
    const errors = client.check(client.empty('USA'));
    expect(errors).toMatchObject({
      first_name: 'First Name is required',
      'address.city': 'City is required',
    });
    expect(errors).not.toHaveProperty('company_name');
    expect(client.check(client.empty('USA', { type: 'Business' }))).toMatchObject({
      company_name: 'Company Name is required',
    });
    expect(client.check(person)).toEqual({});
  });

  it('names lengths, formats, rows and homes', () => {
    const wrong = {
      ...person,
      citizenship: 'x'.repeat(61),
      email: 'nobody',
      address: { ...address, line1: 'PO Box 12' },
      dependents: [{ key: '0', name: '', relation: 'Son', date_of_birth: '' }],
    };
    expect(client.check(wrong)).toEqual({
      citizenship: 'Citizenship must be at most 60 characters',
      email: 'Email is not valid',
      'address.line1': 'Residence cannot be a PO box',
      'dependents.0.name': 'Name is required',
    });
    expect(client.check({ ...wrong, type: 'Business', company_name: 'Bakery' })).toEqual({
      email: 'Email is not valid',
    });
  });

  it('of amounts and rates are their bounds, as people write them', () => {
    const fields = {
      premium_cents: { label: 'Premium', kind: 'money', required: true, min: 100, max: 5_000 },
      rate_bps: { label: 'Rate', kind: 'percent', required: true, max: 15_000 },
    } as const;
    const premium = recordValues({
      operation: 'createPolicy',
      fields,
    } as never as OperationFields<'createPolicy'>);
    const checked = (premium_cents: number | null) => premium.check({ premium_cents } as never).premium_cents;
    expect(checked(null)).toBe('Premium is required');
    expect(checked(99)).toBe('Premium must be greater than or equal to 1');
    expect(checked(5_001)).toBe('Premium must be less than or equal to 50');
    expect(checked(5_000)).toBeUndefined();
    expect(premium.check({ premium_cents: 100, rate_bps: 15_001 } as never).rate_bps).toBe(
      'Rate must be less than or equal to 150%',
    );
  });
});
