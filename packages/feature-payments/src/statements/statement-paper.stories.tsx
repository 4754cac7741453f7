import type { Meta, StoryObj } from '@storybook/react-vite';
import { convertCents, settle } from '@upline/domain/pay-run';
import { exampleOf } from '@upline/testing/page-story';
import { expect, within } from 'storybook/test';
import { type Statement, StatementPaper } from './statement-paper.tsx';

const example = exampleOf('getStatement');
const [line] = example.entries as [Statement['entries'][number]];
const [recovery] = example.recoveries as [Statement['recoveries'][number]];

/** Of Canadian to American dollars, in ten-thousandths. */
const RATE = 7_286;
const ENTRIES: Statement['entries'] = [
  line,
  {
    ...line,
    id: '5b1f6a7c-0d52-4b39-9a6b-2f0c8d4e1a12',
    compensation_type: 'Override Bonus',
    source: 'Céline Tremblay',
    policy_last: '5034',
    base_bv_cents: 250_170,
    rate_bps: 1_000,
    amount_cents: 25_017,
    currency: 'CAD',
    conversion_rate: RATE,
    paid_cents: convertCents(25_017, RATE),
  },
];
const DEBT = 10_781;
const { gross_cents, withheld_cents, net_cents, recoveries } = settle({
  associate_code: 'U000032',
  currency: 'USD',
  lines: ENTRIES.map(({ id, paid_cents }) => ({ id, amount_cents: paid_cents })),
  debts: [{ id: 'debt', event_date: recovery.event_date, remaining_cents: DEBT, rate: RATE }],
  carry_in_cents: 0,
  withhold_bps: 5_000,
  is_held: false,
  shared: null,
});

const meta = {
  title: 'Pages/Statements/Paper',
  component: StatementPaper,
  args: {
    statement: example,
    lineTarget: (id: string) => ({ to: '/payments/compensations/$id', params: { id } }),
  },
} satisfies Meta<typeof StatementPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line and a chargeback in Canadian dollars: the original amount, the rate and the converted amount of each (R-MNY-30). */
export const WithConversion: Story = {
  args: {
    statement: {
      ...example,
      lines: ENTRIES.length,
      entries: ENTRIES,
      gross_cents,
      withheld_cents,
      net_cents,
      recoveries: recoveries.map(({ amount_cents, debt_cents }) => ({
        ...recovery,
        amount_cents,
        debt_cents,
        currency: 'CAD',
        conversion_rate: RATE,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = within(canvas.getByRole('table', { name: 'Lines' }));
    const foreign = lines.getByRole('row', { name: /^Override Bonus/ });
    await expect(foreign).toHaveTextContent(/\$182\.27 .*250\.17 at 0\.7286/);
    await expect(lines.getByRole('row', { name: /^Gross/ })).toHaveTextContent('$882.27');
    const payout = within(canvas.getByRole('table', { name: 'Payout' }));
    await expect(payout.getByRole('row', { name: /^Withheld/ })).toHaveTextContent('-$78.55');
    await expect(payout.getByRole('row', { name: /^Paid out/ })).toHaveTextContent('$803.72');
    await expect(canvas.getByText(/107\.81/)).toBeVisible();
  },
};
export const WithConversionNarrow: Story = {
  ...WithConversion,
  globals: { viewport: { value: 'narrow' } },
};
