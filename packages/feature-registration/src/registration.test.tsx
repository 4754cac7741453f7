import { act, screen, waitFor, within } from '@testing-library/react';
import { BACKGROUND_QUESTIONS } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { holdToken } from './held-token.ts';
import { registrationFeature } from './index.ts';

let host: TestHost;
let ana: string;
beforeAll(async () => {
  host = await startTestHost();
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow();
  ana = code;
});
afterAll(() => host.close());
afterEach(() => sessionStorage.clear());

const open = (at: string, isReload = false) =>
  renderFeature({ host, features: [registrationFeature], at, isReload });
type View = Awaited<ReturnType<typeof open>>;

const type = async (view: View, label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  await view.user.clear(field);
  await view.user.type(field, text);
};
const next = (view: View) => view.user.click(screen.getByRole('button', { name: 'Next' }));

async function startAt(view: View) {
  await screen.findByRole('heading', { name: 'Country and plan' });
  await next(view);
  await screen.findByRole('heading', { name: 'Personal' });
}

async function fillPersonal(view: View, email: string, ssn = '123-45-6700') {
  await type(view, /^Legal First Name/, 'Mara');
  await type(view, /^Legal Last Name/, 'Quist');
  await type(view, /^First Name/, 'Mara');
  await type(view, /^Last Name/, 'Quist');
  await type(view, /^Date of Birth/, '05/17/1990');
  await type(view, /^SSN/, ssn);
  await type(view, /^Email/, email);
  await type(view, /^Phone(?! Type)/, '(212) 555-0142');
}

/** A draft on the host that is saved up to the background questions. */
async function draftBeforeLast(channel: 'standard' | 'direct', email: string, ssn: string): Promise<string> {
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await host.app.inject({
      method,
      url: `/registrations${path}`,
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(body)),
    });
    return JSON.parse(answer.body);
  };
  const { token } = await send('POST', '', { upline: ana, channel, country: 'USA', plan: 'associate' });
  await send('PUT', '/personal', {
    token,
    legal_first_name: 'Mara',
    legal_last_name: 'Quist',
    first_name: 'Mara',
    last_name: 'Quist',
    date_of_birth: '1990-05-17',
    phone: '(212) 555-0142',
    phone_type: 'Mobile',
    language: 'en',
    email,
    ssn_sin: ssn,
  });
  const line = { line1: '12 Oak Street', line2: null, city: 'Austin', state: 'TX' };
  await send('PUT', '/address', { token, address: { ...line, postal_code: '78701', country: 'USA' } });
  const no = { answer: 'No', explanation: null };
  await send('PUT', '/background', {
    token,
    ...Object.fromEntries(BACKGROUND_QUESTIONS.map(({ key }) => [key, no])),
  });
  return token;
}

describe('a recruiting link', () => {
  it('shows whose it is, and says nothing about one that is not valid', async () => {
    const view = await open(`/register/${ana}`);
    expect(await screen.findByText('Ana Alvarez')).toBeInTheDocument();
    view.unmount();
    const bad = await open('/register/U999999');
    expect(await screen.findByText('This registration link is not valid')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    bad.unmount();
  });

  it('asks for a license only where somebody joins licensed', async () => {
    const view = await open(`/register/direct/${ana}`);
    expect(await screen.findByText('Step 1 of 8')).toBeInTheDocument();
    view.unmount();
    const plain = await open(`/register/wfs/${ana}`);
    expect(await screen.findByText('Step 1 of 7')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Join through WFS' })).toBeInTheDocument();
    expect(screen.getByText('WFS')).toBeInTheDocument();
    plain.unmount();
  });
});

describe('a step', () => {
  it('judges a field when it is left, and puts refusals of the server on it (R-REG-03)', async () => {
    const view = await open(`/register/${ana}`);
    await startAt(view);
    await type(view, /^SSN/, '000-12-3456');
    await view.user.tab();
    expect(await screen.findByText('SSN is not valid')).toBeInTheDocument();
    await fillPersonal(view, 'ana@demo.upline.test');
    await next(view);
    await waitFor(() => expect(screen.getAllByText('Email is already in use').length).toBeGreaterThan(0));
    expect(screen.getByLabelText(/^Legal First Name/)).toHaveValue('Mara');
    view.unmount();
  });

  it('keeps what is saved and what is typed over a reload, but no SSN', async () => {
    const view = await open(`/register/${ana}`);
    await startAt(view);
    await fillPersonal(view, 'mara.reload@example.com');
    view.unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('123-45-6700');
    const again = await open(`/register/${ana}`, true);
    expect(await screen.findByLabelText(/^Legal First Name/)).toHaveValue('Mara');
    expect(screen.getByLabelText(/^SSN/)).toHaveValue('');
    await type(again, /^SSN/, '123-45-6701');
    await next(again);
    await screen.findByRole('heading', { name: 'Address' });
    again.unmount();
    const later = await open(`/register/${ana}`, true);
    await screen.findByRole('heading', { name: 'Address' });
    await later.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(/\*\*\*-\*\*-6701 is saved/)).toBeInTheDocument();
    later.unmount();
  });

  it('keeps who the person is when another country is chosen, and no place of the former one', async () => {
    const view = await open(`/register/${ana}`);
    await startAt(view);
    await fillPersonal(view, 'mara.moves@example.com', '123-45-6704');
    await next(view);
    await screen.findByRole('heading', { name: 'Address' });
    await type(view, /^City/, 'Austin');
    await view.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Personal' });
    await view.user.click(screen.getByRole('button', { name: 'Back' }));
    await chooseOption(view.user, await screen.findByRole('combobox', { name: /^Country/ }), 'Canada');
    await next(view);
    expect(await screen.findByLabelText(/^SIN/)).toHaveValue('');
    expect(screen.getByLabelText(/^Legal First Name/)).toHaveValue('Mara');
    expect(screen.getByLabelText(/^Date of Birth/)).toHaveValue('05/17/1990');
    // The same as before, once more.
    await type(view, /^Phone(?! Type)/, '(212) 555-0142');
    await view.user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Country and plan' });
    await next(view);
    expect(await screen.findByLabelText(/^Phone(?! Type)/)).toHaveValue('(212) 555-0142');
    await type(view, /^SIN/, '193 456 787');
    await next(view);
    await screen.findByRole('heading', { name: 'Address' });
    expect(screen.getByLabelText(/^City/)).toHaveValue('');
    expect(screen.getByLabelText(/^Country/)).toHaveValue('Canada');
    view.unmount();
  });

  it('shows a failure in place, and goes on afterwards', async () => {
    const view = await open(`/register/${ana}`);
    await screen.findByRole('heading', { name: 'Country and plan' });
    view.failures.fail('/registrations', 'network');
    await next(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    view.unmount();
  });
});

describe('the step in the address', () => {
  const back = async (view: View) => act(async () => view.router.history.back());

  it('leads Back and Forward through the steps and keeps what is typed, the SSN too', async () => {
    const view = await open(`/register/${ana}`);
    await startAt(view);
    expect(view.search()).toEqual({ step: 'personal' });
    await fillPersonal(view, 'mara.back@example.com', '123-45-6706');
    await back(view);
    await screen.findByRole('heading', { name: 'Country and plan' });
    await act(async () => view.router.history.forward());
    await screen.findByRole('heading', { name: 'Personal' });
    expect(screen.getByLabelText(/^Legal First Name/)).toHaveValue('Mara');
    expect(screen.getByLabelText(/^SSN/)).toHaveValue('123-45-6706');
    expect(JSON.stringify(sessionStorage)).not.toContain('123-45-6706');
    await next(view);
    await screen.findByRole('heading', { name: 'Address' });
    await back(view);
    await screen.findByRole('heading', { name: 'Personal' });
    view.unmount();
    const again = await open(`/register/${ana}?step=personal`, true);
    expect(await screen.findByRole('heading', { name: 'Personal' })).toBeInTheDocument();
    again.unmount();
  });

  it('is the last one that may be entered', async () => {
    const nobody = await open(`/register/${ana}?step=payment`);
    await screen.findByRole('heading', { name: 'Country and plan' });
    await waitFor(() => expect(nobody.search()).toEqual({ step: 'plan' }));
    nobody.unmount();
    const token = await draftBeforeLast('standard', 'mara.step@example.com', '123-45-6707');
    holdToken({ token, channel: 'standard', upline: ana });
    for (const asked of ['account', 'license', 'nonsense']) {
      const view = await open(`/register/${ana}?step=${asked}`, true);
      await screen.findByRole('heading', { name: 'Agreement' });
      await waitFor(() => expect(view.search()).toEqual({ step: 'agreement' }));
      view.unmount();
    }
  });
});

describe('a level that was promised (R-LVL-05)', () => {
  it('is asked for with the license, and waits for the home office before the payment', async () => {
    const token = await draftBeforeLast('direct', 'mara.direct@example.com', '123-45-6703');
    holdToken({ token, channel: 'direct', upline: ana });
    const view = await open(`/register/direct/${ana}`, true);
    await screen.findByRole('heading', { name: 'License' });
    await chooseOption(view.user, screen.getByRole('combobox', { name: /^License Type/ }), 'Life');
    await type(view, /^Number/, 'TX55010');
    await type(view, /^NPN/, '99120031');
    await type(view, /^Issue Date/, '03/01/2021');
    await chooseOption(
      view.user,
      screen.getByRole('combobox', { name: /^Guaranteed Level/ }),
      'Senior Associate',
    );
    await next(view);
    expect((await screen.findAllByText('Who Promised It is required')).length).toBeGreaterThan(0);
    await type(view, /^Who Promised It/, 'Ana Alvarez, by mail');
    await next(view);
    await screen.findByRole('heading', { name: 'Agreement' });
    const { guaranteed_level, guarantee_status } = await host.db
      .selectFrom('registration_draft')
      .select(['guaranteed_level', 'guarantee_status'])
      .where('email_key', '=', 'mara.direct@example.com')
      .executeTakeFirstOrThrow();
    expect([guaranteed_level, guarantee_status]).toEqual(['SA', 'Pending']);
    await host.db
      .updateTable('registration_draft')
      .set({ signed_at: host.clock.now() })
      .where('email_key', '=', 'mara.direct@example.com')
      .execute();
    view.unmount();
    const paying = await open(`/register/direct/${ana}`, true);
    expect(await screen.findByText('Your guaranteed level waits for the home office')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay by card' })).toBeDisabled();
    paying.unmount();
  });
});

describe('a refusal', () => {
  it('keeps the signature that is typed, and the payment page says what happened', async () => {
    const token = await draftBeforeLast('standard', 'mara.refused@example.com', '123-45-6705');
    holdToken({ token, channel: 'standard', upline: ana });
    const view = await open(`/register/${ana}`, true);
    await view.user.click(await screen.findByRole('checkbox', { name: /^I have read/ }));
    await view.user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
    await type(view, /^Signature/, 'Mara Quist');
    const reads = () =>
      view.sent.filter(({ method, path }) => method === 'POST' && path === '/registrations/agreement').length;
    view.failures.fail('/registrations/agreement', 'server');
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/^Signature/)).toHaveValue('Mara Quist');
    expect(reads()).toBe(1);

    view.failures.heal();
    // The office has taken one of the texts back, so they are read again.
    const isNotice = { type: 'Privacy Notice', country: 'USA', status: 'Published' } as const;
    const { id } = await host.db
      .selectFrom('legal_text')
      .select('id')
      .where(({ and }) => and(isNotice))
      .executeTakeFirstOrThrow();
    const become = (status: 'Replaced' | 'Published') =>
      host.db.updateTable('legal_text').set({ status }).where('id', '=', id).execute();
    await become('Replaced');
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(screen.queryByText(/^Privacy Notice, version/)).not.toBeInTheDocument());
    expect(reads()).toBe(2);
    await become('Published');
    await view.queryClient.invalidateQueries({ queryKey: ['readRegistrationAgreement'] });
    await screen.findByText(/^Privacy Notice, version/);
    expect(screen.getByLabelText(/^Signature/)).toHaveValue('Mara Quist');
    for (const name of [/^I have read/, /^I agree/]) {
      const box = screen.getByRole('checkbox', { name });
      await waitFor(() => expect(box).not.toBeChecked());
      await view.user.click(box);
    }
    await view.user.click(screen.getByRole('button', { name: 'Sign' }));
    const pay = await screen.findByRole('button', { name: 'Pay by card' });
    // Another browser took the registration over by the mailed link.
    await host.db
      .updateTable('registration_draft')
      .set({ expires_at: host.clock.now() })
      .where('email_key', '=', 'mara.refused@example.com')
      .execute();
    await view.user.click(pay);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(pay).toBeEnabled());
    view.unmount();
    const over = await open(`/register/${ana}`, true);
    expect(await screen.findByText('Your registration is no longer open in this tab')).toBeInTheDocument();
    over.unmount();
  });
});

describe('the mailed link', () => {
  it('goes on where it was left, after a click (R-REG-01)', async () => {
    const view = await open(`/register/${ana}`);
    await startAt(view);
    await fillPersonal(view, 'mara.link@example.com', '123-45-6702');
    await next(view);
    await screen.findByRole('heading', { name: 'Address' });
    view.unmount();
    sessionStorage.clear();
    const mails = await host.get('/outbox/messages?to=mara.link%40example.com&limit=1');
    const { rows } = mails.json() as { rows: { text: string }[] };
    const path = /\/register\/resume\/[\w-]+/.exec(rows[0]?.text ?? '')?.[0] as string;
    const resumed = await open(path);
    await waitFor(() => expect(resumed.path()).toBe('/register/resume'));
    await resumed.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(resumed.path()).toBe(`/register/${ana}`));
    expect(await screen.findByRole('heading', { name: 'Address' })).toBeInTheDocument();
    resumed.unmount();
    const bad = await open('/register/resume/not-a-link');
    await bad.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(
      within(await screen.findByRole('alert')).getByText('Link is not valid or has expired'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    bad.unmount();
  });
});
