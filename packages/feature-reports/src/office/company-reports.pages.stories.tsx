import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeReportsFeature } from '../office.ts';

const PLACEMENT = '/reports/placement';
const PERSISTENCY = '/reports/persistency?by=Month&order={"name":"ASC"}';
const GAPS = '/reports/license-gaps';
const AGING = '/reports/debit-aging';
const FUNNEL = '/reports/recruiting-funnel';

const meta = {
  title: 'Pages/Company reports',
  component: pagesOf(officeReportsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/reports' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const once = {};

export const Index: Story = {};

export const Activity: Story = { ...once, args: { at: '/reports/activity' } };
export const Cashflow: Story = { ...once, args: { at: '/reports/cashflow' } };
export const ChargebackBalance: Story = { ...once, args: { at: '/reports/chargeback-balance' } };

export const EventTickets: Story = { ...once, args: { at: '/reports/event-tickets' } };
export const EventTicketsEmpty: Story = {
  ...once,
  args: { at: '/reports/event-tickets', state: 'Empty' },
};

export const Placement: Story = { args: { at: PLACEMENT } };
export const PlacementHidden: Story = { args: { at: PLACEMENT }, globals: { privacy: 'on' } };
export const PlacementLoading: Story = { ...once, args: { at: PLACEMENT, state: 'Loading' } };
export const PlacementEmpty: Story = { ...once, args: { at: PLACEMENT, state: 'Empty' } };
export const PlacementNoMatch: Story = {
  ...once,
  args: { at: `${PLACEMENT}?filter={"placed":{"gte":1}}`, state: 'Empty' },
};
export const PlacementError: Story = { ...once, args: { at: PLACEMENT, state: 'Error' } };
export const PlacementForbidden: Story = { ...once, args: { at: PLACEMENT, state: 'Forbidden' } };

export const Persistency: Story = { args: { at: PERSISTENCY } };
export const PersistencyLoading: Story = { ...once, args: { at: PERSISTENCY, state: 'Loading' } };
export const PersistencyEmpty: Story = { ...once, args: { at: PERSISTENCY, state: 'Empty' } };
export const PersistencyError: Story = { ...once, args: { at: PERSISTENCY, state: 'Error' } };
export const PersistencyForbidden: Story = { ...once, args: { at: PERSISTENCY, state: 'Forbidden' } };

export const LicenseGaps: Story = { args: { at: GAPS } };
export const LicenseGapsLoading: Story = { ...once, args: { at: GAPS, state: 'Loading' } };
export const LicenseGapsEmpty: Story = { ...once, args: { at: GAPS, state: 'Empty' } };
export const LicenseGapsNoMatch: Story = {
  ...once,
  args: { at: `${GAPS}?filter={"gap":{"in":["Ending"]}}`, state: 'Empty' },
};
export const LicenseGapsError: Story = { ...once, args: { at: GAPS, state: 'Error' } };
export const LicenseGapsForbidden: Story = { ...once, args: { at: GAPS, state: 'Forbidden' } };

export const DebitAging: Story = { args: { at: AGING } };
export const DebitAgingHidden: Story = { args: { at: AGING }, globals: { privacy: 'on' } };
export const DebitAgingLoading: Story = { ...once, args: { at: AGING, state: 'Loading' } };
export const DebitAgingEmpty: Story = { ...once, args: { at: AGING, state: 'Empty' } };
export const DebitAgingError: Story = { ...once, args: { at: AGING, state: 'Error' } };
export const DebitAgingForbidden: Story = { ...once, args: { at: AGING, state: 'Forbidden' } };

export const RecruitingFunnel: Story = { args: { at: FUNNEL } };
export const RecruitingFunnelLoading: Story = { ...once, args: { at: FUNNEL, state: 'Loading' } };
export const RecruitingFunnelEmpty: Story = { ...once, args: { at: FUNNEL, state: 'Empty' } };
export const RecruitingFunnelError: Story = { ...once, args: { at: FUNNEL, state: 'Error' } };
export const RecruitingFunnelForbidden: Story = { ...once, args: { at: FUNNEL, state: 'Forbidden' } };
