import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, OnSampleApi } from '@upline/testing/page-story';
import { ProgramsView } from './programs-view.tsx';

const programs = exampleOf('getPrograms');

const meta = {
  title: 'Programs/Overview',
  component: ProgramsView,
  args: { programs },
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta<typeof ProgramsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const over = {
  from: '2025-01-01',
  to: '2025-12-31',
  status: 'Open',
  is_over: true,
  days_left: null,
} as const;

export const WaitsToBeClosed: Story = {
  args: { programs: { ...programs, contests: [...programs.contests, { ...over, is_closing: false }] } },
};
export const IsBeingClosed: Story = {
  args: { programs: { ...programs, contests: [...programs.contests, { ...over, is_closing: true }] } },
};
/** A company that has just begun. */
export const NothingYet: Story = {
  args: {
    programs: {
      ...programs,
      contests: programs.contests.slice(0, 1),
      levels: { ...programs.levels, active: 1 },
      scholarships: { year: 2026, quarters: 0, sums: [], taken_back: 0, last: null },
      builder_bonus: { month: null, countries: [] },
      equity: { year: 2026, grants: 0, credits: 0, last_grant: null },
      named_teams: { active: 0, closed: 0 },
      planned: [],
    },
  },
};
/** Without the rights to what was paid. */
export const WithoutPayments: Story = {
  args: { programs: { ...programs, scholarships: null, builder_bonus: null } },
};
