import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { teamFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Team dashboard',
  component: pagesOf(teamFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};
export const DashboardNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const DashboardHidden: Story = { globals: { privacy: 'on' } };
export const DashboardEmpty: Story = { args: { state: 'Empty' } };
export const DashboardLoading: Story = { args: { state: 'Loading' } };
export const DashboardError: Story = { args: { state: 'Error' } };
export const DashboardForbidden: Story = { args: { state: 'Forbidden' } };
