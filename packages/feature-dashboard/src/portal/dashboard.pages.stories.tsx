import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { dashboardFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Dashboard/Portal',
  component: pagesOf(dashboardFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/dashboard' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};
export const DashboardNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const DashboardHidden: Story = { globals: { privacy: 'on' } };
export const DashboardError: Story = { args: { state: 'Error' } };
