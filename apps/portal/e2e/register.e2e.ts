import { randomInt } from 'node:crypto';
import { addresses } from '../../../tooling/e2e/addresses.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

/** Recruits of `hal`, who leads no other journey. */
const SPONSOR = 'hal';
const PASSWORD = 'seven-quiet-otters-9';

test.use({ viewport: { width: 390, height: 844 } });

const unique = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Letters alone: a name has no digits. */
const nameOf = (digits: string) => [...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('');

interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly ssn: string;
}

function newPerson(): Person {
  const digits = unique();
  const mark = nameOf(digits);
  return {
    first: 'Rae',
    last: `Q${mark}`,
    email: `rae.${mark}@example.com`,
    ssn: `6${digits.slice(0, 2)}-${String(11 + randomInt(80))}-${String(1_000 + randomInt(8_999))}`.replace(
      /^666/,
      '667',
    ),
  };
}

async function linkOf(username: string, channel: '' | 'direct/' = ''): Promise<string> {
  const { body } = await (await sessionOf(username)).call('GET', '/account/profile');
  return `/register/${channel}${body.code}`;
}

/** A SIN with its check digit. */
function newSin(): string {
  const digits = `5${unique()}${randomInt(10)}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function choose(page: Page, label: string | RegExp, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();

async function fillPersonal(page: Page, { first, last, email, ssn }: Person, identifier = 'SSN') {
  await page.getByRole('textbox', { name: 'Legal First Name' }).fill(first);
  await page.getByRole('textbox', { name: 'Legal Last Name' }).fill(last);
  await page.getByRole('textbox', { name: 'First Name', exact: true }).fill(first);
  await page.getByRole('textbox', { name: 'Last Name', exact: true }).fill(last);
  await page.getByRole('textbox', { name: 'Date of Birth' }).fill('05/17/1990');
  await page.getByRole('textbox', { name: identifier }).fill(ssn);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('2125550142');
  await next(page);
}

async function fillAddress(page: Page) {
  await step(page, 'Address');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Oak Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Austin');
  await choose(page, 'State', 'Texas');
  await page.getByRole('textbox', { name: 'ZIP Code' }).fill('78701');
  await next(page);
}

const QUESTIONS = [/felony/, /misdemeanour/, /regulator/, /bankrupt/, /debit balance/, /organisation/];

async function answerNo(page: Page) {
  await step(page, 'Background');
  for (const question of QUESTIONS) await choose(page, question, 'No');
  await next(page);
}

async function openAccount(page: Page, { first, last, email }: Person) {
  await step(page, 'Account');
  await expect(page.getByText(`Welcome, ${first} ${last}`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(email.split('@')[0] as string);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Repeat password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function sign(page: Page, { first, last }: Person) {
  await step(page, 'Agreement');
  await page.getByRole('checkbox', { name: 'I have read these documents' }).check();
  await page.getByRole('checkbox', { name: 'I agree to them' }).check();
  await page.getByRole('textbox', { name: 'Signature' }).fill(`${first} ${last}`);
  await page.getByRole('button', { name: 'Sign' }).click();
  await step(page, 'Payment');
}

async function linkMailedTo(email: string): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${addresses.api}/outbox/messages?limit=5&to=${encodeURIComponent(email)}`);
    const { rows } = (await answer.json()) as { rows: { text: string }[] };
    path = rows.map(({ text }) => /\/register\/resume\/[\w-]+/.exec(text)?.[0]).find(Boolean);
    expect(path).toBeDefined();
  }).toPass();
  return path as string;
}

test('somebody registers on a phone, pays with another card after one was declined, and the upline sees them without a reload (2.30, R-REG-05)', async ({
  page,
  browserOf,
  watch,
}) => {
  // The training program of somebody new may come a moment after the first dashboard.
  watch.allow(404);
  const person = newPerson();
  await page.goto(await linkOf(SPONSOR));
  await expect(page.getByText('You join the team of')).toBeVisible();
  await next(page);
  await step(page, 'Personal');
  await fillPersonal(page, person);
  await fillAddress(page);
  await answerNo(page);
  await sign(page, person);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('button', { name: /Is declined/ }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined');

  const upline = await browserOf(await sessionOf(SPONSOR));
  await upline.goto('/team/personal');
  await upline.getByPlaceholder('Search people').fill(person.last);
  await expect(upline.getByText(/match these filters/)).toBeVisible();
  await page.getByRole('button', { name: /^Pays, and is declined when charged again/ }).click();
  await step(page, 'Account');
  await expect(upline.getByText(`${person.first} ${person.last}`).first()).toBeVisible({ timeout: 30_000 });
  await openAccount(page, person);
  await expect(page.getByRole('heading', { name: new RegExp(person.first), level: 1 })).toBeVisible();
});

test('somebody licensed in Canada begins in one browser and ends in another; a yes holds their pay (R-REG-01, R-REG-02)', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(404);
  const person = { ...newPerson(), ssn: newSin() };
  await page.goto(await linkOf(SPONSOR, 'direct/'));
  await choose(page, 'Country', 'Canada');
  await next(page);
  await step(page, 'Personal');
  await fillPersonal(page, person, 'SIN');
  await step(page, 'Address');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await watch.follow(context);
  const other = await context.newPage();
  await other.goto(new URL(await linkMailedTo(person.email), addresses.portal).href);
  await other.getByRole('button', { name: 'Continue' }).click();
  await step(other, 'Address');
  await other.getByRole('textbox', { name: 'Address', exact: true }).fill('12 King Street');
  await other.getByRole('textbox', { name: 'City' }).fill('Toronto');
  await choose(other, 'Province', 'Ontario');
  await other.getByRole('textbox', { name: 'Postal Code' }).fill('M5H 2N2');
  await next(other);
  await step(other, 'Background');
  await other.reload();
  await step(other, 'Background');
  for (const question of QUESTIONS) await choose(other, question, 'No');
  await choose(other, /bankrupt/, 'Yes');
  await other.getByRole('textbox', { name: 'Explanation' }).fill('Discharged');
  await next(other);
  await expect(other.getByText('Explanation must be at least 20 characters').first()).toBeVisible();
  await other.getByRole('textbox', { name: 'Explanation' }).fill('A medical bill, discharged in 2024.');
  await next(other);
  await step(other, 'License');
  await choose(other, 'License Type', 'LLQP Life');
  await other.getByRole('textbox', { name: 'Number' }).fill(`L${person.ssn}`);
  await other.getByRole('textbox', { name: 'Issue Date' }).fill('03/01/2021');
  await next(other);
  await sign(other, person);
  await expect(other.getByText(/150\.00/)).toBeVisible();
  await other.getByRole('button', { name: 'Pay by card' }).click();
  await other.getByRole('button', { name: /Asks the cardholder to confirm/ }).click();
  await other.getByRole('button', { name: 'Confirm the payment' }).click();
  await openAccount(other, person);
  await context.close();

  const office = await sessionOf('super', 'admin');
  const filter = encodeURIComponent(JSON.stringify({ name: { contains: person.last } }));
  const { body } = await office.call('GET', `/admin/associates?filter=${filter}`);
  const { body: account } = await office.call('GET', `/admin/associates/${body.rows[0].code}`);
  expect(account).toMatchObject({ status: 'Active', country: 'Canada', escrow_future_compensations: true });
});
