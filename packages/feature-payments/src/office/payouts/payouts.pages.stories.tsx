import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAYOUTS = '/payouts';
const PAYOUT = `${PAYOUTS}/3f0e1a52-5d4a-4b6c-8a51-7f9f0d2c1b20`;
const STATEMENTS = '/statements';

const meta = {
  title: 'Pages/Payouts',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAYOUTS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: `${PAYOUTS}?filter={"status":{"eq":"Exported"}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };

export const Payout: Story = { args: { at: PAYOUT } };
export const PayoutLoading: Story = { args: { at: PAYOUT, state: 'Loading' } };
export const PayoutError: Story = { args: { at: PAYOUT, state: 'Error' } };
export const PayoutForbidden: Story = { args: { at: PAYOUT, state: 'Forbidden' } };

export const Statements: Story = { args: { at: STATEMENTS } };
export const StatementsEmpty: Story = { args: { at: STATEMENTS, state: 'Empty' } };
export const StatementsError: Story = { args: { at: STATEMENTS, state: 'Error' } };
