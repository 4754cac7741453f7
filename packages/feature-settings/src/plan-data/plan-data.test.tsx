import { screen, within } from '@testing-library/react';
import { addDays, companyToday, formatDate } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as = 'super') =>
  renderFeature({ host, features: [settingsFeature], at: '/settings/plan-data', as, variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

async function retype(view: View, dialog: HTMLElement, name: string, text: string) {
  const field = within(dialog).getByRole('textbox', { name });
  await view.user.clear(field);
  await view.user.type(field, text);
}

describe('plan data (R-CFG-01)', () => {
  const from = formatDate(addDays(companyToday(), 40));

  it('a super admin plans another ladder, within R-SCH-01, and sees it above the one in force', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Change ladder' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change ladder' });
    await retype(view, dialog, 'Effective From', from);
    await retype(view, dialog, 'Training Associate', '40');
    await view.user.click(within(dialog).getByRole('button', { name: 'Change ladder' }));
    expect(
      await within(dialog).findByText(
        'Rate for Associate must be greater than or equal to the rate of Training Associate',
      ),
    ).toBeInTheDocument();
    await retype(view, dialog, 'Training Associate', '26');
    await view.user.click(within(dialog).getByRole('button', { name: 'Change ladder' }));
    expect(await screen.findByText('Ladder planned')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Ladder of levels' });
    expect(
      await within(table).findByRole('row', { name: new RegExp(`${from} 26% 35%.*Planned`) }),
    ).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /25% 35%.*In Force/ })).toBeInTheDocument();
    view.unmount();
  });

  it('plans other generation rates and another value of a setting', async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: 'Change generation rates' }));
    const generations = await screen.findByRole('dialog', { name: 'Change generation rates' });
    await retype(view, generations, 'Effective From', from);
    await retype(view, generations, 'Generation 6', '0.5');
    await view.user.click(within(generations).getByRole('button', { name: 'Change generation rates' }));
    expect(await screen.findByText('Generation rates planned')).toBeInTheDocument();

    const settings = screen.getByRole('table', { name: 'Thresholds and programs' });
    const row = () => within(settings).getByRole('row', { name: /^Minimum Payout/ });
    await view.user.click(within(row()).getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Minimum Payout' });
    await retype(view, dialog, 'Effective From', from);
    await retype(view, dialog, 'Minimum in USD', '50');
    await view.user.click(within(dialog).getByRole('button', { name: 'Change setting' }));
    expect(await screen.findByText('Minimum Payout changed')).toBeInTheDocument();
    expect(await within(row()).findByText('Minimum in USD: $50.00')).toBeInTheDocument();
    expect(row()).toHaveTextContent('by Susan Park');

    // Of a list every figure is asked for; how many entries it has stays.
    const programs = within(settings).getByRole('row', { name: /^Scholarship Programs/ });
    await view.user.click(within(programs).getByRole('button', { name: 'Change' }));
    const lists = await screen.findByRole('dialog', { name: 'Change Scholarship Programs' });
    await retype(view, lists, 'Effective From', from);
    await retype(view, lists, 'A: Award', '1234');
    await view.user.click(within(lists).getByRole('button', { name: 'Change setting' }));
    expect(await screen.findByText('Scholarship Programs changed')).toBeInTheDocument();
    expect(await within(settings).findByText(/program: A, .*award: \$1,234\.00/)).toBeInTheDocument();
    view.unmount();
  });

  it('is closed to other admins', async () => {
    const view = await open('admin');
    expect(await screen.findByText(/don't have access/)).toBeInTheDocument();
    view.unmount();
  });
});
