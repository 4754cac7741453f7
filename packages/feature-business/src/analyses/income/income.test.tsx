import { act, screen, waitFor, within } from '@testing-library/react';
import { CALCULATOR_DISCLAIMER, INCOME_FIELDS } from '@upline/domain/calculators';
import { startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBusiness, type View } from '../../clients/clients.test-support.ts';
import type { IncomeNumber } from './income-address.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const PAGE = '/income-calculator';
const box = (label: string) => screen.findByRole('textbox', { name: new RegExp(`^${label}`) });

async function enter({ user }: View, name: IncomeNumber, text: string) {
  const field = await box(INCOME_FIELDS[name].label);
  await user.clear(field);
  await user.type(field, text);
}
const choose = async ({ user }: View, name: string, option: string) =>
  chooseOption(user, await screen.findByRole('combobox', { name }), option);
const result = () => within(screen.getByRole('region', { name: 'Result' }));
const search = (view: View) => view.router.state.location.search as Record<string, unknown>;

/** The worked cases of domain.md 6.3, with what differs from how the form begins. */
const CASES = [
  {
    name: 'A',
    level: 'Marketing Director',
    team: 'Associate',
    numbers: { active_bps: '80' },
    figures: ['$1,650.00', '$576.00', '$1,152.00', '$2,304.00', '$5,682.00', '$68,184.00'],
  },
  {
    name: 'B',
    level: 'Executive Marketing Director',
    team: 'Regional Marketing Director',
    numbers: {
      personal_policies: '1',
      average_bv_cents: '2000',
      duplication: '3',
      team_policies: '6',
      team_average_bv_cents: '1500',
      active_bps: '70',
    },
    figures: ['$1,400.00', '$2,079.00', '$2,268.00', '$4,252.50', '$9,999.50', '$119,994.00'],
  },
  {
    name: 'C',
    level: 'Regional Marketing Director',
    team: 'Associate',
    numbers: { directs: '10', duplication: '0', generations: '1' },
    figures: ['$1,950.00', '$1,800.00', '$3,750.00', '$45,000.00'],
  },
] as const;

it.each(CASES)('answers worked case $name as it is typed (domain.md 6.3)', async (one) => {
  const view = await openBusiness(host, PAGE);
  await choose(view, 'Level', one.level);
  await choose(view, 'Team Level', one.team);
  for (const [name, text] of Object.entries(one.numbers)) await enter(view, name as IncomeNumber, text);
  for (const figure of one.figures) expect(result().getAllByText(figure).length).toBeGreaterThan(0);
  view.unmount();
});

it('begins with the own level and says what it is (R-CAL-01)', async () => {
  const view = await openBusiness(host, PAGE);
  expect(await screen.findByRole('combobox', { name: 'Level' })).toHaveValue('Associate (your level)');
  expect(screen.getByText(CALCULATOR_DISCLAIMER)).toBeInTheDocument();
  expect(search(view)).toEqual({});
  view.unmount();
});

it('keeps the numbers in the address alone, from which they come back (R-CAL-02, R-RTE-02)', async () => {
  const view = await openBusiness(host, PAGE);
  await choose(view, 'Level', 'Marketing Director');
  await enter(view, 'directs', '7');
  await waitFor(() => expect(search(view)).toEqual({ level: 'MD', directs: 7 }));
  await act(() => view.router.navigate({ href: `${PAGE}?level=RMD&directs=9` }));
  await waitFor(async () => expect(await box('Directs')).toHaveValue('9'));
  await view.user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await box('Directs')).toHaveValue('3');
  await waitFor(() => expect(search(view)).toEqual({}));
  view.unmount();
});

it('reads an address changed by hand as far as it can be read', async () => {
  const view = await openBusiness(
    host,
    `${PAGE}?level=MD&team_level=RMD&directs=101&duplication=x&generations=4&active_bps=12.5&odd=1`,
  );
  expect(await box('Directs')).toHaveValue('3');
  expect(await box('Duplication')).toHaveValue('2');
  expect(await box('Generations')).toHaveValue('4');
  expect(screen.getByRole('combobox', { name: 'Team Level' })).toHaveValue('Training Associate');
  expect(screen.queryByText(/must be/)).not.toBeInTheDocument();
  view.unmount();
});

it('says what is wrong on the field, keeps the result before it, and shares none', async () => {
  const view = await openBusiness(host, `${PAGE}?level=MD&team_level=A&active_bps=8000`);
  await enter(view, 'directs', '101');
  expect(await box('Directs')).toHaveAccessibleDescription('Directs must be less than or equal to 100');
  expect(result().getByText(/^As it was before the last change/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share as image' })).toBeDisabled();
  await enter(view, 'directs', '3');
  expect(result().getByText('$5,682.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share as image' })).toBeEnabled();
  view.unmount();
});

it('takes half the lapses off the year (R-CAL-04), and adds up the months as directs join', async () => {
  const view = await openBusiness(host, `${PAGE}?level=MD&team_level=A&active_bps=8000`);
  expect(await screen.findByText('$64,774.80')).toBeInTheDocument();
  const slider = screen.getByRole('slider', { name: 'Lapse' });
  act(() => slider.focus());
  await view.user.keyboard('{End}');
  expect(result().getByText('$34,092.00')).toBeInTheDocument();
  const months = within(screen.getByRole('table', { name: 'Growth by month' }));
  expect(months.getByRole('row', { name: '12 $5,682.00 $68,184.00' })).toBeInTheDocument();
  await enter(view, 'monthly_recruits', '1');
  // A direct more brings a third of what three bring: 1,344.00.
  expect(months.getByRole('row', { name: '2 $7,026.00 $12,708.00' })).toBeInTheDocument();
  view.unmount();
});
