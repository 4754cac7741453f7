import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { leaderboardsFeature } from './feature.ts';

const meta = {
  title: 'Pages/Leaderboards',
  component: pagesOf(leaderboardsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/dashboard/leaderboard/company' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {};
export const CompanyNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const CompanyHidden: Story = { globals: { privacy: 'on' } };
export const CompanyLoading: Story = { args: { state: 'Loading' } };
export const CompanyEmpty: Story = { args: { state: 'Empty' } };
export const CompanyNoMatch: Story = {
  args: { at: '/dashboard/leaderboard/company?search=nobody', state: 'Empty' },
};
export const CompanyPastTheEnd: Story = {
  args: { at: '/dashboard/leaderboard/company?page=9', state: 'Empty' },
};
export const CompanyError: Story = { args: { state: 'Error' } };
export const CompanyForbidden: Story = { args: { state: 'Forbidden' } };
export const Explained: Story = { args: { at: '/dashboard/leaderboard/company?person=U000008' } };
export const ExplainedNarrow: Story = { ...Explained, globals: { viewport: { value: 'narrow' } } };

export const Builder: Story = { args: { at: '/dashboard/leaderboard/builder' } };
export const BuilderEmpty: Story = {
  args: { at: '/dashboard/leaderboard/builder', state: 'Empty' },
};
export const Hawaii: Story = { args: { at: '/dashboard/leaderboard/hawaii' } };
export const HawaiiNarrow: Story = { ...Hawaii, globals: { viewport: { value: 'narrow' } } };
export const BuilderBonus: Story = { args: { at: '/dashboard/leaderboard/builder-bonus' } };
export const BuilderBonusNarrow: Story = { ...BuilderBonus, globals: { viewport: { value: 'narrow' } } };
export const BuilderBonusLoading: Story = {
  args: { at: '/dashboard/leaderboard/builder-bonus', state: 'Loading' },
};
export const BuilderBonusError: Story = {
  args: { at: '/dashboard/leaderboard/builder-bonus', state: 'Error' },
};
