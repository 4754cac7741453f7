import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officePaymentsFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'admin') =>
  renderFeature({ host, features: [officePaymentsFeature], at, as, variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

/** Enters an adjustment for Ana; the view then shows its record. */
async function adjust(view: View, amount: string, way: 'Pay' | 'Take' = 'Pay') {
  const { user } = view;
  await user.type(await screen.findByRole('combobox', { name: 'Associate' }), 'Ana Alvarez');
  await user.click(await screen.findByRole('option', { name: /Ana Alvarez/ }));
  await chooseOption(user, screen.getByRole('combobox', { name: 'Direction' }), way);
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Convention bonus of the spring');
  await user.click(screen.getByRole('button', { name: 'Create adjustment' }));
  await screen.findByRole('heading', { level: 1, name: 'Adjustment' });
  return view.path();
}

/** Answers a dialog that asks why. */
async function decide(view: View, name: string, button: string, words: string, field = 'Reason') {
  const dialog = await screen.findByRole('dialog', { name });
  await view.user.type(within(dialog).getByRole('textbox', { name: field }), words);
  await view.user.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
}

const pick = async (view: View, step: string) => {
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: step }));
};

describe('adjustments by two people (R-MNY-36)', () => {
  it('from the limit on a second person approves, who sees before and after (R-ADM-01)', async () => {
    const first = await open('/adjustments/create');
    const page = await adjust(first, '1500');
    expect(await screen.findByText('Somebody else has to decide')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    first.unmount();

    const second = await open(page, 'super');
    await second.user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve adjustment' });
    expect(within(dialog).getByRole('row', { name: /Compensation \$0\.00 \$1,500\.00/ })).toBeInTheDocument();
    await second.user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Adjustment approved')).toBeInTheDocument();
    expect(await screen.findByText(/^Approved by /)).toBeInTheDocument();
    second.unmount();
  });

  it('a refusal needs its reason', async () => {
    const first = await open('/adjustments/create');
    const page = await adjust(first, '2000');
    first.unmount();
    const second = await open(page, 'super');
    await pick(second, 'Refuse');
    const dialog = await screen.findByRole('dialog', { name: 'Refuse adjustment' });
    await second.user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Reason is required');
    await decide(second, 'Refuse adjustment', 'Refuse', 'It was paid in the spring already');
    expect(await screen.findByText('It was paid in the spring already')).toBeInTheDocument();
    second.unmount();
  });
});

describe('many lines at once (R-ADM-03)', () => {
  it('shows what would become of each line, then what each answered', async () => {
    const first = await open('/adjustments/create');
    await adjust(first, '50');
    first.unmount();
    const view = await open('/compensations?filter={"status":{"in":["Pending"]}}');
    const table = await screen.findByRole('table', { name: 'Compensation' });
    await within(table).findAllByRole('row');
    const box = await within(table).findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await view.user.click(box[0] as HTMLElement);
    await view.user.click(await screen.findByRole('button', { name: 'Hold' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hold 1 line' });
    expect(
      await within(dialog).findByText(/^Nothing is changed yet\. 1 of 1 line can be held/),
    ).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('button', { name: 'Hold 1 line' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Reason is required');
    await view.user.type(
      within(dialog).getByRole('textbox', { name: 'Reason' }),
      'Bank details are being checked',
    );
    await view.user.click(within(dialog).getByRole('button', { name: 'Hold 1 line' }));
    expect(await within(dialog).findByText('1 of 1 line held.')).toBeInTheDocument();
    expect(within(dialog).getByText('Escrow')).toBeInTheDocument();
    view.unmount();
  });
});

describe('a debt (2.18)', () => {
  it('is written off by the super admin only (R-CB-02)', async () => {
    const first = await open('/adjustments/create', 'super');
    await adjust(first, '120', 'Take');
    first.unmount();
    const list = await open('/chargebacks?filter={"reason":{"in":["Adjustment"]}}');
    const table = await screen.findByRole('table', { name: 'Chargebacks' });
    await list.user.click((await within(table).findAllByRole('link'))[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Adjustment' });
    const page = list.path();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    list.unmount();

    const view = await open(page, 'super');
    await pick(view, 'Write off');
    await decide(view, 'Write off chargeback', 'Write off', 'Cannot be collected any more');
    expect(await screen.findByText('Chargeback written off')).toBeInTheDocument();
    expect((await screen.findAllByText('Written Off')).length).toBeGreaterThan(0);
    view.unmount();
  });
});
