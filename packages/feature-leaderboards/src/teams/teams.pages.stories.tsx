import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { expect, within } from 'storybook/test';
import { leaderboardsFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Team leaderboards',
  component: pagesOf(leaderboardsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/dashboard/team-leaderboard' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Teams: Story = {};
export const TeamsNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
/** The specification's spinner. */
export const TeamsLoading: Story = {
  args: { state: 'Loading' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Loading teams', {}, { timeout: 60_000 }),
    ).toBeInTheDocument();
  },
};
export const TeamsEmpty: Story = { args: { state: 'Empty' } };
export const TeamsError: Story = { args: { state: 'Error' } };
export const TeamsForbidden: Story = { args: { state: 'Forbidden' } };
export const Team: Story = { args: { at: '/dashboard/team-leaderboard/T0001' } };
export const TeamError: Story = {
  args: { at: '/dashboard/team-leaderboard/T0001', state: 'Error' },
};
