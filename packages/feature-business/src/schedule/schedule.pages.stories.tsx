import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Compensation schedule',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/compensation-schedule' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedule: Story = {};
export const ScheduleLoading: Story = { args: { state: 'Loading' } };
export const ScheduleEmpty: Story = { args: { state: 'Empty' } };
export const ScheduleError: Story = { args: { state: 'Error' } };
export const ScheduleForbidden: Story = { args: { state: 'Forbidden' } };
