import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { settingsFeature } from '../feature.ts';

const SCHEDULES = '/catalogue/schedules';
const SCHEDULE = `${SCHEDULES}/0f2f4c8e-5b1a-4a8b-9b0e-7f3f2c7d4e31`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Compensation schedules',
  component: pagesOf(settingsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: SCHEDULES },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Schedules: Story = {};
export const SchedulesNarrow: Story = { globals: narrow };
export const SchedulesLoading: Story = { args: { state: 'Loading' } };
export const SchedulesEmpty: Story = { args: { state: 'Empty' } };
export const SchedulesError: Story = { args: { state: 'Error' } };
export const Schedule: Story = { args: { at: SCHEDULE } };
export const ScheduleNarrow: Story = { args: { at: SCHEDULE }, globals: narrow };
export const ScheduleError: Story = { args: { at: SCHEDULE, state: 'Error' } };
export const ScheduleChanges: Story = { args: { at: `${SCHEDULE}?tab=changes` } };
export const ScheduleChangesNarrow: Story = {
  args: { at: `${SCHEDULE}?tab=changes` },
  globals: narrow,
};
export const CreateSchedule: Story = { args: { at: `${SCHEDULES}/create` } };
export const CreateScheduleNarrow: Story = {
  args: { at: `${SCHEDULES}/create` },
  globals: narrow,
};
export const EditSchedule: Story = { args: { at: `${SCHEDULE}/edit` } };
export const EditRates: Story = { args: { at: `${SCHEDULE}/rates` } };
export const EditRatesNarrow: Story = {
  args: { at: `${SCHEDULE}/rates` },
  globals: narrow,
};
