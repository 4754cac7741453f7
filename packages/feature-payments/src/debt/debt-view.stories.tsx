import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { DebtView } from './debt-view.tsx';

const debt = exampleOf('getDebt');
const [balance] = debt.balances;
if (!balance) throw new Error('The example has a balance');
const off = { is_enabled: false, after_days: 90, receiver: null, announced: [] };

const meta = {
  title: 'Pages/Debt/Balances',
  component: DebtView,
  args: { debt },
} satisfies Meta<typeof DebtView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HighAndOld: Story = {};
/** A debt in the other currency is converted by the run that nets it. */
export const BothCurrencies: Story = {
  args: {
    debt: {
      ...debt,
      balances: [
        balance,
        {
          ...balance,
          currency: 'CAD',
          balance_cents: 20_000,
          is_above_limit: false,
          is_old: false,
          forecast: null,
          no_forecast: 'Converted by the run',
        },
      ],
    },
  },
};
export const WithoutPay: Story = {
  args: {
    debt: { ...debt, roll_up: off, balances: [{ ...balance, forecast: null, no_forecast: 'No pay' }] },
  },
};
export const PaidOff: Story = {
  args: {
    debt: {
      ...debt,
      roll_up: off,
      balances: [
        {
          ...balance,
          balance_cents: 0,
          open: 0,
          oldest: null,
          is_above_limit: false,
          is_old: false,
          forecast: null,
        },
      ],
    },
  },
};
export const Nothing: Story = { args: { debt: { ...debt, balances: [], roll_up: off } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
