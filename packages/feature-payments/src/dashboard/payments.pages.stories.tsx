import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, waitFor, within } from 'storybook/test';
import { paymentsFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Payments dashboard',
  component: pagesOf(paymentsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  // Figures that another story has kept would be shown in place of this one's state.
  beforeEach: () => sessionStorage.clear(),
  args: { at: '/payments' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};
export const DashboardOfYear: Story = { args: { at: '/payments?period=Year&currency=CAD' } };
export const DashboardHidden: Story = { globals: { privacy: 'on' } };
/** The page is there at once, and each tile waits for its own figures. */
export const DashboardLoading: Story = {
  args: { state: 'Loading' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const next = await page.findByRole('region', { name: 'Next pay' });
    await waitFor(() => expect(next.querySelector('[aria-busy="true"]')).toBeVisible());
  },
};
export const DashboardEmpty: Story = { args: { state: 'Empty' } };
export const DashboardError: Story = { args: { state: 'Error' } };
export const DashboardForbidden: Story = { args: { state: 'Forbidden' } };
