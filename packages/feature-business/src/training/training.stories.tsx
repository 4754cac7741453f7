import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { ProgramView } from './program-view.tsx';
import { sampleProgram } from './sample-program.ts';

const meta = {
  title: 'Pages/Trainees/Program',
  component: ProgramView,
  args: { program: sampleProgram, acknowledge: async () => undefined },
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
    onOpen: () => undefined,
    problem: new ApiError({
      statusCode: 409,
      code: 'stale-version',
      message: 'This training program was changed by someone else. Reload and try again.',
      requestId: 'r-1',
    }),
  },
};
export const Ended: Story = {
  args: {
    program: { ...sampleProgram, status: 'Completed', days_left: null, completed_at: '2026-11-20' },
  },
};
