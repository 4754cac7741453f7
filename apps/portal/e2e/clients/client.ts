import { randomUUID } from 'node:crypto';
import { choose } from '../../../../tooling/e2e/pages.ts';
import type { Session } from '../../../../tooling/e2e/session.ts';
import type { Page } from '../../../../tooling/e2e/test.ts';

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  // biome-ignore lint/suspicious/noExplicitAny: the record as the API gives it
  readonly [field: string]: any;
}

/** A last name no other journey uses. */
export const ownName = (start: string) => `${start}${randomUUID().replace(/[^a-f]/g, '')}`;

export const bodyOf = (over: Record<string, unknown> = {}) => ({
  type: 'Individual',
  first_name: 'Iris',
  last_name: ownName('Harrow'),
  date_of_birth: '1988-04-12',
  gender: null,
  marital_status: null,
  email: `${randomUUID().slice(0, 8)}@example.com`,
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
  company_name: null,
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
});

/** A client of the session's person, made without the screens. */
export const addClient = async (session: Session, over?: Record<string, unknown>): Promise<Client> =>
  (await session.call('POST', '/business/clients', { body: bodyOf(over) })).body;

/** Changes a client while somebody has it open. */
export async function changeClient(session: Session, id: string, over: Record<string, unknown>) {
  const { body } = await session.call('GET', `/business/clients/${id}`);
  const fields = Object.keys(bodyOf());
  const sent = Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));
  await session.call('PUT', `/business/clients/${id}`, { body: { ...sent, ...over }, ifMatch: body.version });
}

interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** Fills what the form needs of a person. */
export async function fillPerson(page: Page, { first, last, email }: Person): Promise<void> {
  await page.getByLabel('First Name').fill(first);
  await page.getByLabel('Last Name').fill(last);
  await page.getByLabel('Date of Birth').first().fill('04/12/1988');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Alder Road');
  await page.getByLabel('City').fill('Austin');
  await choose(page, 'State', 'Texas');
  await page.getByLabel('ZIP Code').fill('78704');
}
