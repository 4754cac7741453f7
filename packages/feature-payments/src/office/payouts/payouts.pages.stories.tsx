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
export const ListLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const ListEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  tags: ['one-scheme'],
  args: { at: `${PAYOUTS}?filter={"status":{"eq":"Exported"}}`, state: 'Empty' },
};
export const ListError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const ListForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };

export const Payout: Story = { args: { at: PAYOUT } };
export const PayoutLoading: Story = { tags: ['one-scheme'], args: { at: PAYOUT, state: 'Loading' } };
export const PayoutError: Story = { tags: ['one-scheme'], args: { at: PAYOUT, state: 'Error' } };
export const PayoutForbidden: Story = { tags: ['one-scheme'], args: { at: PAYOUT, state: 'Forbidden' } };

export const Statements: Story = { args: { at: STATEMENTS } };
export const StatementsEmpty: Story = { tags: ['one-scheme'], args: { at: STATEMENTS, state: 'Empty' } };
export const StatementsError: Story = { tags: ['one-scheme'], args: { at: STATEMENTS, state: 'Error' } };
