import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, screen, userEvent, within } from 'storybook/test';
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
/** A step is entered with its day and its certificate. */
export const Entering: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Enter Exam passed' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Save step' }));
    await expect((await form.findAllByText('Document is required')).length).toBeGreaterThan(0);
  },
};
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
