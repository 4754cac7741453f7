import { act, screen } from '@testing-library/react';
import { renderFeature, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { businessFeature } from '../index.ts';
import type { ClientBody } from './form/client-values.ts';

/** Opens the screens of the business area on the real server. */
export const openBusiness = (host: TestHost, at: string, as = 'ana', via?: string) =>
  renderFeature({ host, features: [businessFeature], at, as, ...(via ? { via } : {}) });
/** Opens them again in the same tab, as Ana or as the admin who views as her: what was typed is still kept. */
export const reopenBusiness = (host: TestHost, at: string, via?: string) =>
  renderFeature({
    host,
    features: [businessFeature],
    at,
    as: 'ana',
    isReload: true,
    ...(via ? { via } : {}),
  });
export type View = Awaited<ReturnType<typeof openBusiness>>;

let made = 0;
/** A client that looks like no other. */
export const clientBody = (over: Partial<ClientBody> = {}): ClientBody => {
  made += 1;
  return {
    type: 'Individual',
    first_name: 'Iris',
    last_name: `Harrow${'abcdefghijklmnopqrstuvwxyz'[made]}`,
    company_name: null,
    date_of_birth: '1988-04-12',
    gender: null,
    marital_status: null,
    email: `iris-${made}@example.com`,
    phone: null,
    address: {
      line1: '12 Alder Road',
      line2: null,
      city: 'Austin',
      state: 'TX',
      postal_code: '78704',
      country: 'USA',
    },
    mailing: null,
    tobacco: null,
    citizenship: null,
    id_document_type: null,
    id_document_expiry: null,
    annual_income_cents: null,
    net_worth_cents: null,
    dependents: [],
    beneficiary_notes: null,
    general_notes: null,
    marketing_consent_email: false,
    marketing_consent_sms: false,
    ...over,
  };
};

/** Makes a client of Ana's and opens it, or a part of it: `/edit`, `?tab=notes`. */
export async function openClient(host: TestHost, part = '', over: Partial<ClientBody> = {}) {
  const view = await openBusiness(host, '/');
  const body = clientBody(over);
  const client = await view.api.call('createClient', { body });
  await act(() => view.router.navigate({ href: `/business/clients/${client.id}${part}` }));
  await screen.findByRole('heading', { level: 1, name: new RegExp(client.name) });
  return { view, client, body };
}

/** Fills what the form needs of a person. */
export async function fillPerson(
  user: View['user'],
  { first, last, email }: Record<'first' | 'last' | 'email', string>,
) {
  const type = async (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  await screen.findByRole('textbox', { name: 'First Name' });
  await type('First Name', first);
  await type('Last Name', last);
  await user.type(screen.getAllByRole('textbox', { name: 'Date of Birth' })[0] as HTMLElement, '04/12/1988');
  await type('Email', email);
  await type('Address', '12 Alder Road');
  await type('City', 'Austin');
  await chooseOption(user, screen.getByRole('combobox', { name: 'State' }), 'Texas');
  await type('ZIP Code', '78704');
}
