import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeDashboardFeature } from '../office.ts';

const meta = {
  title: 'Pages/Dashboard/Home office',
  component: pagesOf(officeDashboardFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/dashboard' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {};
export const DashboardNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const DashboardError: Story = { args: { state: 'Error' } };
