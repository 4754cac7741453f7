import { screen, waitFor, within } from '@testing-library/react';
import { draftsKept, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associatesFeature } from '../feature.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'admin', isReload = false) =>
  renderFeature({ host, features: [associatesFeature], at, as, variant: 'admin', isReload });
type View = Awaited<ReturnType<typeof open>>;

/** Calls the server as this person, beside the page that is shown. */
async function send(who: string, method: string, url: string, body: object | Buffer, more: object = {}) {
  const { headers } = await host.signInAs(who);
  const reply = await host.app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json', ...more },
    payload: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
  });
  if (reply.statusCode >= 400) throw new Error(`${method} ${url}: ${reply.body}`);
  return reply.body === '' ? undefined : JSON.parse(reply.body);
}

const PDF = Buffer.from(
  '--part\r\ncontent-disposition: form-data; name="document"; filename="paper.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n%%EOF\n\r\n--part--\r\n',
);

/** Sends in certificates of Ana, a minute apart: as many records for the queue. */
async function sendCertificates(...courses: readonly string[]): Promise<void> {
  for (const course of courses) {
    host.clock.advance(60_000);
    const { id } = await send('ana', 'POST', '/account/licensing-documents', PDF, {
      'content-type': 'multipart/form-data; boundary=part',
    });
    await send('ana', 'POST', '/account/training-certificates', {
      kind: 'AML',
      provider_id: null,
      state: null,
      course,
      completed_on: '2026-01-10',
      valid_until: null,
      document_id: id,
    });
  }
}

const CERTIFICATES = `/approvals?filter=${encodeURIComponent(
  JSON.stringify({ kind: { eq: 'Certificate' }, associate: { contains: 'Ana Alvarez' } }),
)}`;

/** Opens the first record of what Ana sent in. */
async function openFirst(as?: string): Promise<View> {
  const view = await open(CERTIFICATES, as);
  const table = await screen.findByRole('table', { name: 'Approvals' });
  await view.user.click(
    (await within(table).findAllByRole('link', { name: 'Ana Alvarez' }))[0] as HTMLElement,
  );
  await screen.findByRole('heading', { level: 1, name: 'Ana Alvarez' });
  return view;
}

const shown = (course: string) => screen.findByText(course, { selector: 'dd' });

describe('the queue (domain.md 2.36)', () => {
  it('has a view for every kind, with how many wait', async () => {
    const view = await open('/approvals');
    const views = await screen.findByRole('navigation', { name: 'Views' });
    for (const kind of ['License', 'E&O', 'Payout Information', 'Level', 'Upline Change', 'Split'])
      expect(within(views).getByRole('button', { name: new RegExp(`^${kind}`) })).toBeInTheDocument();
    expect(await within(views).findByRole('button', { name: /^Certificate.*[1-9]/ })).toBeInTheDocument();
    view.unmount();
  });
});

describe('decisions by keys', () => {
  it('lead from one record to the next, and the ? sheet names them', async () => {
    await sendCertificates('First Course', 'Second Course', 'Third Course');
    const view = await openFirst();
    expect(await shown('First Course')).toBeInTheDocument();
    expect(screen.getByText('1 of 3 in the queue')).toBeInTheDocument();

    await view.user.keyboard('?');
    const sheet = await screen.findByRole('dialog');
    for (const does of ['Approve certificate', 'Reject certificate', 'Next approval'])
      expect(within(sheet).getByText(does)).toBeInTheDocument();
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await view.user.keyboard('a');
    const approving = await screen.findByRole('dialog', { name: 'Approve certificate' });
    await waitFor(() =>
      expect(within(approving).getByRole('button', { name: 'Approve certificate' })).toHaveFocus(),
    );
    await view.user.keyboard('{Enter}');
    expect(await shown('Second Course')).toBeInTheDocument();
    expect(screen.getByText('2 of 3 in the queue')).toBeInTheDocument();

    await view.user.keyboard('r');
    const rejecting = await screen.findByRole('dialog', { name: 'Reject certificate' });
    await view.user.click(within(rejecting).getByRole('button', { name: 'Reject certificate' }));
    expect((await within(rejecting).findAllByText('Reason is required')).length).toBeGreaterThan(0);
    await chooseOption(
      view.user,
      within(rejecting).getByRole('combobox', { name: 'Reason' }),
      'Invalid Supporting Document',
    );
    await view.user.click(within(rejecting).getByRole('button', { name: 'Reject certificate' }));
    expect(await shown('Third Course')).toBeInTheDocument();

    await view.user.keyboard('[[');
    expect(await shown('Second Course')).toBeInTheDocument();
    expect(await screen.findByText('Decided: Rejected By Admin')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('of somebody else meanwhile are shown in words', async () => {
    const view = await openFirst();
    expect(await shown('Third Course')).toBeInTheDocument();
    const id = view.path().split('/').at(-1);
    await send(
      'super',
      'POST',
      `/admin/training-certificates/${id}/reject`,
      { reason: 'Other', text: 'The seal is missing' },
      { 'if-match': '1' },
    );
    await view.user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Approve certificate' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Approve certificate' }));
    expect(await screen.findByText('Decided: Rejected By Admin')).toBeInTheDocument();
    expect(screen.getAllByText(/The seal is missing/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog', { name: 'Approve certificate' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('keep the words of a refusal while the session ends (R-33)', async () => {
    await sendCertificates('Kept Course');
    const view = await openFirst();
    const at = view.path();
    await view.user.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject certificate' });
    await chooseOption(view.user, within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other');
    await view.user.type(within(dialog).getByRole('textbox', { name: 'Text' }), 'The seal is missing');
    expect(draftsKept()).toHaveLength(1);
    view.unmount();

    const again = await open(at, 'admin', true);
    const back = within(await screen.findByRole('dialog', { name: 'Reject certificate' }));
    expect(await back.findByText('What you had typed is back.')).toBeInTheDocument();
    expect(back.getByRole('textbox', { name: 'Text' })).toHaveValue('The seal is missing');
    await again.user.click(back.getByRole('button', { name: 'Reject certificate' }));
    expect(await screen.findByText('Certificate rejected')).toBeInTheDocument();
    expect(draftsKept()).toEqual([]);
    again.unmount();
  });

  it('keep the words of a refusal that came later', async () => {
    await sendCertificates('Late Course');
    const view = await openFirst();
    const id = view.path().split('/').at(-1);
    await view.user.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Reject certificate' });
    await chooseOption(view.user, within(dialog).getByRole('combobox', { name: 'Reason' }), 'Other');
    const text = within(dialog).getByRole('textbox', { name: 'Text' });
    await view.user.type(text, 'The course is not of this year');
    await send('super', 'POST', `/admin/training-certificates/${id}/approve`, {}, { 'if-match': '1' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Reject certificate' }));
    expect(
      await within(dialog).findByText(/^This training certificate was changed by someone else/),
    ).toBeInTheDocument();
    expect(text).toHaveValue('The course is not of this year');
    expect(await screen.findByText('Decided: Approved')).toBeInTheDocument();
    view.unmount();
  });
});

describe('many at once (R-ADM-03)', () => {
  it('show what would become of each, then what each answered', async () => {
    await sendCertificates('Fourth Course', 'Fifth Course');
    const view = await open(CERTIFICATES);
    const table = await screen.findByRole('table', { name: 'Approvals' });
    for (const box of await within(table).findAllByRole('checkbox', { name: /^Select (?!all)/ }))
      await view.user.click(box);
    await view.user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 approvals' });
    expect(
      await within(dialog).findByText(/^Nothing is changed yet\. 2 of 2 approvals can be approved/),
    ).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('button', { name: 'Approve 2 approvals' }));
    expect(await within(dialog).findByText('2 of 2 approvals approved.')).toBeInTheDocument();
    view.unmount();
  });
});

describe('a record about a relative (R-ADM-02)', () => {
  it('is shown without a way to decide', async () => {
    await sendCertificates('Sixth Course');
    const view = await openFirst();
    const ana = screen.getByText(/^U\d{6}$/).textContent;
    view.unmount();
    await send('super', 'POST', '/admin/conflicts', {
      admin_code: 'A000001',
      associate_code: ana,
      relation: 'Sister',
      reason: 'Declared when hired',
    });
    const again = await openFirst();
    expect(await screen.findByText('You cannot decide on this record')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
    again.unmount();
  });
});

it('says of a paper that ended while it waited that it counts no longer', async () => {
  await sendCertificates('Ended Course');
  await host.db
    .updateTable('training_certificate')
    .set({ valid_until: '2026-01-15' })
    .where('course', '=', 'Ended Course')
    .execute();
  const view = await openFirst('super');
  await view.user.keyboard(']');
  expect(await shown('Ended Course')).toBeInTheDocument();
  const note = await screen.findByText(/Approved, it counts only for the days until then/);
  expect(note).toHaveTextContent('It ended on 01/15/2026.');
  view.unmount();
});
