import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associatesFeature } from '../feature.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'admin') =>
  renderFeature({ host, features: [associatesFeature], at, as, variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

/** Each record is sent a minute after the one before. */
let minute = 0;

/** Sends in certificates of Ana: as many records for the queue. */
async function sendCertificates(...courses: readonly string[]): Promise<void> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'ana')
    .executeTakeFirstOrThrow();
  for (const course of courses) {
    minute += 1;
    const at = new Date(host.clock.now().getTime() - (60 - minute) * 60_000);
    await host.db
      .insertInto('training_certificate')
      .values({
        associate_code: code,
        kind: 'CE',
        provider_id: null,
        state: null,
        course,
        completed_on: '2026-01-10',
        valid_until: '2030-01-10',
        document_id: null,
        approval_status: 'Pending For Admin',
        rejection_reason: null,
        decided_at: null,
        decided_by: null,
        created_at: at,
        created_by: code,
        updated_at: at,
        updated_by: code,
      })
      .execute();
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
    await sendCertificates('Counted Course');
    const view = await open('/approvals');
    const views = await screen.findByRole('navigation', { name: 'Views' });
    for (const kind of ['License', 'E&O', 'Payout Information', 'Level', 'Upline Change', 'Split'])
      expect(within(views).getByRole('button', { name: new RegExp(`^${kind}`) })).toBeInTheDocument();
    expect(await within(views).findByRole('button', { name: /^Certificate.*[1-9]/ })).toBeInTheDocument();
    view.unmount();
    await host.db.deleteFrom('training_certificate').where('course', '=', 'Counted Course').execute();
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
    const { id, version } = await host.db
      .selectFrom('training_certificate')
      .select(['id', 'version'])
      .where('course', '=', 'Third Course')
      .executeTakeFirstOrThrow();
    const other = await host.signInAs('super');
    const decided = await other.post(`/admin/training-certificates/${id}/reject`, {
      body: { reason: 'Other', text: 'The seal is missing' },
      ifMatch: version,
    });
    expect(decided.statusCode).toBe(200);
    await view.user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Approve certificate' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Approve certificate' }));
    expect(await screen.findByText('Decided: Rejected By Admin')).toBeInTheDocument();
    expect(screen.getAllByText(/The seal is missing/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog', { name: 'Approve certificate' })).not.toBeInTheDocument();
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
    const { code: ana } = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow();
    const { code: admin } = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await host.db
      .insertInto('admin_conflict')
      .values({ admin_code: admin, associate_code: ana, relation: 'Sister', created_by: null })
      .execute();
    const view = await openFirst();
    expect(await screen.findByText('You cannot decide on this record')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
    view.unmount();
  });
});
