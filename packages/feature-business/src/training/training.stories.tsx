import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { ProgramView } from './program-view.tsx';
import { sampleProgram } from './sample-program.ts';

const meta = {
  title: 'Pages/Trainees/Program',
  component: ProgramView,
  args: { program: sampleProgram },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof ProgramView>;
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
      actions: ['open'],
    },
  },
};
export const Ended: Story = {
  args: {
    program: { ...sampleProgram, status: 'Completed', days_left: null, completed_at: '2026-11-20' },
  },
};
