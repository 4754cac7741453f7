import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { ProgramCard } from './program-card.tsx';

const program = exampleOf('getOwnTrainingProgram');

const meta = {
  title: 'Pages/Training escrow/Program',
  component: ProgramCard,
  args: { program },
} satisfies Meta<typeof ProgramCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const NotOpened: Story = {
  args: { program: { ...program, status: 'Pending', opened_at: null, due_date: null, days_left: null } },
};
export const Reopened: Story = {
  args: { program: { ...program, status: 'Reopen', defaulted_at: '2026-10-01', reopened_at: '2026-10-20' } },
};
export const Defaulted: Story = {
  args: { program: { ...program, status: 'Defaulted', days_left: null, defaulted_at: '2026-11-01' } },
};
export const Reverted: Story = {
  args: {
    program: {
      ...program,
      status: 'Reverted',
      days_left: null,
      waiting: [],
      defaulted_at: '2026-10-01',
      reverted_at: '2026-10-31',
    },
  },
};
export const Completed: Story = {
  args: { program: { ...program, status: 'Completed', days_left: null, completed_at: '2026-11-20' } },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
