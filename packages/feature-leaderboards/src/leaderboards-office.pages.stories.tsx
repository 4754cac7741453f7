import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeLeaderboardsFeature } from './office.ts';

const meta = {
  title: 'Pages/Admin/Leaderboards',
  component: pagesOf(officeLeaderboardsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/dashboard/leaderboard/company' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {};
export const CompanyForbidden: Story = { args: { state: 'Forbidden' } };
export const Builder: Story = { args: { at: '/dashboard/leaderboard/builder' } };
export const Hawaii: Story = { args: { at: '/dashboard/leaderboard/hawaii' } };
export const BuilderBonus: Story = { args: { at: '/dashboard/leaderboard/builder-bonus' } };
export const Contests: Story = { args: { at: '/programs/contests' } };
export const ContestsNarrow: Story = {
  args: { at: '/programs/contests' },
  globals: { viewport: { value: 'narrow' } },
};
export const ContestsError: Story = {
  args: { at: '/programs/contests', state: 'Error' },
};
export const Contest: Story = { args: { at: '/programs/contests/2025-01-01' } };
export const ContestNarrow: Story = {
  args: { at: '/programs/contests/2025-01-01' },
  globals: { viewport: { value: 'narrow' } },
};
export const NamedTeams: Story = { args: { at: '/programs/named-teams' } };
export const NamedTeamsNarrow: Story = {
  args: { at: '/programs/named-teams' },
  globals: { viewport: { value: 'narrow' } },
};
export const NamedTeamsEmpty: Story = {
  args: { at: '/programs/named-teams', state: 'Empty' },
};
export const NamedTeamsError: Story = {
  args: { at: '/programs/named-teams', state: 'Error' },
};
