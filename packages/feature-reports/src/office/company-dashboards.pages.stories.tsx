import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, waitFor, within } from 'storybook/test';
import { officeReportsFeature } from '../office.ts';

const PAYMENTS = '/reports/payments';
const BUSINESS = '/reports/business?period=Year';
const TEAM = '/reports/team?period=Quarter';

const meta = {
  title: 'Pages/Company dashboards',
  component: pagesOf(officeReportsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  // Figures that another story has kept would be shown in place of this one's state.
  beforeEach: () => sessionStorage.clear(),
  args: { at: PAYMENTS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const once = {};

/** The page is there at once, and each tile waits for its own figures. */
const waits: Story['play'] = async ({ canvasElement }) => {
  const tiles = await within(canvasElement).findByRole('region', { name: 'Statistics' });
  await waitFor(() => expect(tiles.querySelector('[aria-busy="true"]')).toBeVisible());
};

export const Payments: Story = {};
export const PaymentsHidden: Story = { globals: { privacy: 'on' } };
export const PaymentsLoading: Story = { ...once, args: { state: 'Loading' }, play: waits };
export const PaymentsEmpty: Story = { ...once, args: { state: 'Empty' } };
export const PaymentsError: Story = { ...once, args: { state: 'Error' } };
export const PaymentsForbidden: Story = { ...once, args: { state: 'Forbidden' } };

export const Business: Story = { args: { at: BUSINESS } };
export const BusinessHidden: Story = { args: { at: BUSINESS }, globals: { privacy: 'on' } };
export const BusinessLoading: Story = { ...once, args: { at: BUSINESS, state: 'Loading' }, play: waits };
export const BusinessEmpty: Story = { ...once, args: { at: BUSINESS, state: 'Empty' } };
export const BusinessError: Story = { ...once, args: { at: BUSINESS, state: 'Error' } };
export const BusinessForbidden: Story = { ...once, args: { at: BUSINESS, state: 'Forbidden' } };

export const Team: Story = { args: { at: TEAM } };
export const TeamLoading: Story = { ...once, args: { at: TEAM, state: 'Loading' }, play: waits };
export const TeamEmpty: Story = { ...once, args: { at: TEAM, state: 'Empty' } };
export const TeamError: Story = { ...once, args: { at: TEAM, state: 'Error' } };
export const TeamForbidden: Story = { ...once, args: { at: TEAM, state: 'Forbidden' } };
