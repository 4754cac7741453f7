import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { OwnProgram } from './own-program.tsx';
import { sampleProgram } from './sample-program.ts';

const meta = {
  title: 'Pages/Account/Training program/States',
  component: OwnProgram,
  args: { program: sampleProgram },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof OwnProgram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const NotBegun: Story = {
  args: {
    program: {
      ...sampleProgram,
      status: 'Pending',
      opened_at: null,
      due_date: null,
      days_left: null,
      cases: [],
      cases_acknowledged: 0,
      waiting: [],
    },
  },
};
export const Defaulted: Story = {
  args: { program: { ...sampleProgram, status: 'Defaulted', days_left: null, defaulted_at: '2026-11-20' } },
};
export const Completed: Story = {
  args: {
    program: {
      ...sampleProgram,
      status: 'Completed',
      days_left: null,
      cases_acknowledged: 3,
      completed_at: '2026-11-20',
      waiting: [],
    },
  },
};
