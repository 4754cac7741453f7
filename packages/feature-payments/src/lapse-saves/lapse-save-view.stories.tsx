import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { LapseSaveView } from './lapse-save-view.tsx';

const late = exampleOf('getLapseSave');

const meta = {
  title: 'Pages/Lapse saves/Late premium',
  component: LapseSaveView,
  args: { late },
} satisfies Meta<typeof LapseSaveView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Promised: Story = {};
export const NotCalled: Story = { args: { late: { ...late, calls: [], outcome: null, promised_on: null } } };
export const GraceOver: Story = { args: { late: { ...late, days_left: -2, is_lapse_reported: true } } };
/** An upline reads the outcomes and nothing of the client. */
export const OfTheTeam: Story = {
  args: {
    late: {
      ...late,
      is_mine: false,
      client: null,
      contact: null,
      premium_cents: null,
      calls: late.calls.map((call) => ({ ...call, note: null })),
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
