import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Business dashboard',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/dashboard' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};
export const DashboardLoading: Story = { args: { state: 'Loading' } };
export const DashboardError: Story = { args: { state: 'Error' } };
export const DashboardForbidden: Story = { args: { state: 'Forbidden' } };
