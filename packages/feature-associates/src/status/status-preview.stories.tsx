import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { StatusFollows } from './status-preview.tsx';

const preview = exampleOf('previewAssociateStatus');
const quiet = {
  ...preview,
  sessions: 0,
  directs: 0,
  closes_builder_plan: false,
  debts: [],
  recruiter: null,
};

const meta = {
  title: 'Pages/Associates/StatusFollows',
  component: StatusFollows,
  args: { preview },
} satisfies Meta<typeof StatusFollows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Termination: Story = {};
export const Suspension: Story = { args: { preview: { ...quiet, status: 'Suspended' } } };
export const Refused: Story = {
  args: {
    preview: { ...quiet, status: 'Active', refusal: 'The debit balance must be settled first' },
  },
};
