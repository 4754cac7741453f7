import { screen, waitFor, within } from '@testing-library/react';
import { addDays, companyToday, formatDate } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
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

    // Of a list every figure is asked for.
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

  it('adds an entry to a list, shows what follows, and takes the planned value back', async () => {
    const view = await open();
    const settings = await screen.findByRole('table', { name: 'Thresholds and programs' });
    const row = () => within(settings).getByRole('row', { name: /^Equity Share Credits/ });
    await view.user.click(within(row()).getByRole('button', { name: 'Remove entry' }));
    const removal = await screen.findByRole('dialog', { name: 'Remove from Equity Share Credits' });
    await chooseOption(
      view.user,
      within(removal).getByRole('combobox', { name: 'Entry' }),
      'Executive Marketing Director: 1,000',
    );
    await retype(view, removal, 'Effective From', from);
    const removed = await within(removal).findByRole('list', { name: 'What follows' });
    expect(removed).toHaveTextContent('Credits granted on that day or later follow it.');
    expect(removed).toHaveTextContent(
      'No longer: Credits of a Promotion, Executive Marketing Director: 1,000',
    );
    await view.user.click(within(removal).getByRole('button', { name: 'Remove entry' }));
    expect(await screen.findByText('Equity Share Credits changed')).toBeInTheDocument();

    // The planned value is changed further from its own line.
    const more = async () => {
      await view.user.click(await within(row()).findByRole('button', { name: 'More actions' }));
      return (name: string) => screen.findByRole('menuitem', { name });
    };
    await view.user.click(await (await more())('Add entry'));
    const adding = await screen.findByRole('dialog', { name: `Add to Equity Share Credits from ${from}` });
    expect(within(adding).getByRole('textbox', { name: 'Effective From' })).toHaveValue(from);
    await chooseOption(
      view.user,
      within(adding).getByRole('combobox', { name: 'For' }),
      'Executive Vice Chair',
    );
    await view.user.type(within(adding).getByRole('textbox', { name: 'Credits' }), '8000');
    expect(await within(adding).findByText(/New: .*Executive Vice Chair: 8,000/)).toBeInTheDocument();
    await view.user.click(within(adding).getByRole('button', { name: 'Add entry' }));
    expect(await within(row()).findByText(/Executive Vice Chair: Credits: 8,000/)).toBeInTheDocument();

    await view.user.click(await (await more())('Withdraw'));
    const asked = await screen.findByRole('dialog', { name: `Withdraw Equity Share Credits from ${from}` });
    expect(asked).toHaveTextContent('New: Credits of a Promotion, Executive Marketing Director: 1,000');
    await view.user.click(within(asked).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Equity Share Credits withdrawn')).toBeInTheDocument();
    await waitFor(() => expect(within(row()).queryByText(/Executive Vice Chair/)).not.toBeInTheDocument());
    view.unmount();
  });

  it('is closed to other admins', async () => {
    const view = await open('admin');
    expect(await screen.findByText(/don't have access/)).toBeInTheDocument();
    view.unmount();
  });
});
