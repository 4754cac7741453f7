import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { settingsFeature } from './feature.ts';

const USERS = '/settings/users';
const USER = `${USERS}/A000007`;
const FEES = '/settings/fees';
const FEE = `${FEES}/6e3d9f81-4c2b-4a7e-8d9f-8b7c6d5e4f30`;
const PLAN_DATA = '/settings/plan-data';
const HOLIDAYS = '/settings/holidays';
const BETA = '/settings/beta-users';
const CONFLICTS = '/settings/conflicts';
const MESSAGES = '/settings/failed-work';
const JOBS = `${MESSAGES}/jobs`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Settings',
  component: pagesOf(settingsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: USERS },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = {};
export const UsersNarrow: Story = { tags: ['one-scheme'], globals: narrow };
export const UsersLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const UsersEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const UsersError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const UsersForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };
export const User: Story = { args: { at: USER } };
export const UserNarrow: Story = { tags: ['one-scheme'], args: { at: USER }, globals: narrow };
export const UserLoading: Story = { tags: ['one-scheme'], args: { at: USER, state: 'Loading' } };
export const UserError: Story = { tags: ['one-scheme'], args: { at: USER, state: 'Error' } };
export const UserSessions: Story = { args: { at: `${USER}?tab=sessions` } };
export const UserSessionsNarrow: Story = {
  tags: ['one-scheme'],
  args: { at: `${USER}?tab=sessions` },
  globals: narrow,
};
export const UserConflicts: Story = { args: { at: `${USER}?tab=conflicts` } };
export const UserConflictsNarrow: Story = {
  tags: ['one-scheme'],
  args: { at: `${USER}?tab=conflicts` },
  globals: narrow,
};
export const Fees: Story = { args: { at: FEES } };
export const FeesNarrow: Story = { tags: ['one-scheme'], args: { at: FEES }, globals: narrow };
export const FeesEmpty: Story = { tags: ['one-scheme'], args: { at: FEES, state: 'Empty' } };
export const FeesError: Story = { tags: ['one-scheme'], args: { at: FEES, state: 'Error' } };
export const Fee: Story = { args: { at: FEE } };
export const FeeNarrow: Story = { tags: ['one-scheme'], args: { at: FEE }, globals: narrow };
export const FeeError: Story = { tags: ['one-scheme'], args: { at: FEE, state: 'Error' } };
export const PlanData: Story = { args: { at: PLAN_DATA } };
export const PlanDataNarrow: Story = { tags: ['one-scheme'], args: { at: PLAN_DATA }, globals: narrow };
export const PlanDataError: Story = { tags: ['one-scheme'], args: { at: PLAN_DATA, state: 'Error' } };
export const Holidays: Story = { args: { at: HOLIDAYS } };
export const HolidaysNarrow: Story = { tags: ['one-scheme'], args: { at: HOLIDAYS }, globals: narrow };
export const HolidaysEmpty: Story = { tags: ['one-scheme'], args: { at: HOLIDAYS, state: 'Empty' } };
export const HolidaysError: Story = { tags: ['one-scheme'], args: { at: HOLIDAYS, state: 'Error' } };
export const BetaUsers: Story = { args: { at: BETA } };
export const BetaUsersNarrow: Story = { tags: ['one-scheme'], args: { at: BETA }, globals: narrow };
export const BetaUsersEmpty: Story = { tags: ['one-scheme'], args: { at: BETA, state: 'Empty' } };
export const BetaUsersError: Story = { tags: ['one-scheme'], args: { at: BETA, state: 'Error' } };
export const Conflicts: Story = { args: { at: CONFLICTS } };
export const ConflictsNarrow: Story = { tags: ['one-scheme'], args: { at: CONFLICTS }, globals: narrow };
export const ConflictsEmpty: Story = { tags: ['one-scheme'], args: { at: CONFLICTS, state: 'Empty' } };
export const ConflictsError: Story = { tags: ['one-scheme'], args: { at: CONFLICTS, state: 'Error' } };
export const FailedMessages: Story = { args: { at: MESSAGES } };
export const FailedMessagesNarrow: Story = { tags: ['one-scheme'], args: { at: MESSAGES }, globals: narrow };
export const FailedMessagesEmpty: Story = { tags: ['one-scheme'], args: { at: MESSAGES, state: 'Empty' } };
export const FailedMessagesError: Story = { tags: ['one-scheme'], args: { at: MESSAGES, state: 'Error' } };
export const FailedJobs: Story = { args: { at: JOBS } };
export const FailedJobsNarrow: Story = { tags: ['one-scheme'], args: { at: JOBS }, globals: narrow };
export const FailedJobsEmpty: Story = { tags: ['one-scheme'], args: { at: JOBS, state: 'Empty' } };
export const FailedJobsError: Story = { tags: ['one-scheme'], args: { at: JOBS, state: 'Error' } };
