import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, OnSampleApi } from '@upline/testing/page-story';
import { LadderView } from './ladder-view.tsx';

const ladder = exampleOf('getLadder');

const meta = {
  title: 'Programs/Ladder',
  component: LadderView,
  args: { ladder },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof LadderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingPlanned: Story = { args: { ladder: { ...ladder, planned: [] } } };
export const OfAnotherDay: Story = { args: { ladder: { ...ladder, on: '2027-01-01' } } };
export const BeforeTheFirst: Story = {
  args: { ladder: { ...ladder, on: '1950-01-01', levels: [], generations: [], house_bps: null } },
};
