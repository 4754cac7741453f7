import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { reportsFeature } from './feature.ts';

const ACTIVITY = '/reports/activity?team=BaseShop&period=Quarter';
const CASHFLOW = '/reports/cashflow';
const BALANCE = '/reports/chargeback-balance?team=Infinity';
const TICKETS = '/reports/event-tickets?team=BaseShop';
const EXPORTS = '/reports/exports';

const meta = {
  title: 'Pages/Reports',
  component: pagesOf(reportsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/reports' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const once = {};

export const Index: Story = {};
export const IndexForbidden: Story = { ...once, args: { state: 'Forbidden' } };

export const Activity: Story = { args: { at: ACTIVITY } };
export const ActivityHidden: Story = { args: { at: ACTIVITY }, globals: { privacy: 'on' } };
export const ActivityLoading: Story = { ...once, args: { at: ACTIVITY, state: 'Loading' } };
export const ActivityEmpty: Story = { ...once, args: { at: ACTIVITY, state: 'Empty' } };
export const ActivityNoMatch: Story = {
  ...once,
  args: { at: `${ACTIVITY}&filter={"licensed":{"eq":true}}`, state: 'Empty' },
};
export const ActivityError: Story = { ...once, args: { at: ACTIVITY, state: 'Error' } };
export const ActivityForbidden: Story = { ...once, args: { at: ACTIVITY, state: 'Forbidden' } };

export const Cashflow: Story = { args: { at: CASHFLOW } };
export const CashflowHidden: Story = { args: { at: CASHFLOW }, globals: { privacy: 'on' } };
export const CashflowLoading: Story = { ...once, args: { at: CASHFLOW, state: 'Loading' } };
export const CashflowEmpty: Story = { ...once, args: { at: CASHFLOW, state: 'Empty' } };
export const CashflowNoMatch: Story = {
  ...once,
  args: { at: `${CASHFLOW}?filter={"currency":{"in":["CAD"]}}`, state: 'Empty' },
};
export const CashflowError: Story = { ...once, args: { at: CASHFLOW, state: 'Error' } };
export const CashflowForbidden: Story = { ...once, args: { at: CASHFLOW, state: 'Forbidden' } };

export const Balance: Story = { args: { at: BALANCE } };
export const BalanceHidden: Story = { args: { at: BALANCE }, globals: { privacy: 'on' } };
export const BalanceLoading: Story = { ...once, args: { at: BALANCE, state: 'Loading' } };
export const BalanceEmpty: Story = { ...once, args: { at: BALANCE, state: 'Empty' } };
export const BalanceNoMatch: Story = {
  ...once,
  args: { at: `${BALANCE}&filter={"balance_cents":{"gte":100000}}`, state: 'Empty' },
};
export const BalanceError: Story = { ...once, args: { at: BALANCE, state: 'Error' } };
export const BalanceForbidden: Story = { ...once, args: { at: BALANCE, state: 'Forbidden' } };

export const EventTickets: Story = { args: { at: TICKETS } };
export const EventTicketsNarrow: Story = {
  ...once,
  args: { at: TICKETS },
  globals: { viewport: { value: 'narrow' } },
};
export const EventTicketsHidden: Story = { ...once, args: { at: TICKETS }, globals: { privacy: 'on' } };
export const EventTicketsLoading: Story = { ...once, args: { at: TICKETS, state: 'Loading' } };
export const EventTicketsEmpty: Story = { ...once, args: { at: TICKETS, state: 'Empty' } };
export const EventTicketsNoMatch: Story = {
  ...once,
  args: { at: `${TICKETS}&filter={"status":{"in":["Refunded"]}}`, state: 'Empty' },
};
export const EventTicketsError: Story = { ...once, args: { at: TICKETS, state: 'Error' } };
export const EventTicketsForbidden: Story = { ...once, args: { at: TICKETS, state: 'Forbidden' } };

export const Exports: Story = { args: { at: EXPORTS } };
export const ExportsLoading: Story = { ...once, args: { at: EXPORTS, state: 'Loading' } };
export const ExportsEmpty: Story = { ...once, args: { at: EXPORTS, state: 'Empty' } };
export const ExportsNoMatch: Story = {
  ...once,
  args: { at: `${EXPORTS}?filter={"state":{"in":["Failed"]}}`, state: 'Empty' },
};
export const ExportsError: Story = { ...once, args: { at: EXPORTS, state: 'Error' } };
