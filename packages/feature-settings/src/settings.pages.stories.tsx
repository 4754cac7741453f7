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
const TEMPLATES = '/settings/templates';
const TEMPLATE = `${TEMPLATES}/policy-not-taken`;
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
export const UsersNarrow: Story = { globals: narrow };
export const UsersLoading: Story = { args: { state: 'Loading' } };
export const UsersEmpty: Story = { args: { state: 'Empty' } };
export const UsersError: Story = { args: { state: 'Error' } };
export const UsersForbidden: Story = { args: { state: 'Forbidden' } };
export const User: Story = { args: { at: USER } };
export const UserNarrow: Story = { args: { at: USER }, globals: narrow };
export const UserLoading: Story = { args: { at: USER, state: 'Loading' } };
export const UserError: Story = { args: { at: USER, state: 'Error' } };
export const UserSessions: Story = { args: { at: `${USER}?tab=sessions` } };
export const UserSessionsNarrow: Story = {
  args: { at: `${USER}?tab=sessions` },
  globals: narrow,
};
export const UserConflicts: Story = { args: { at: `${USER}?tab=conflicts` } };
export const UserConflictsNarrow: Story = {
  args: { at: `${USER}?tab=conflicts` },
  globals: narrow,
};
export const Fees: Story = { args: { at: FEES } };
export const FeesNarrow: Story = { args: { at: FEES }, globals: narrow };
export const FeesEmpty: Story = { args: { at: FEES, state: 'Empty' } };
export const FeesError: Story = { args: { at: FEES, state: 'Error' } };
export const Fee: Story = { args: { at: FEE } };
export const FeeNarrow: Story = { args: { at: FEE }, globals: narrow };
export const FeeError: Story = { args: { at: FEE, state: 'Error' } };
export const PlanData: Story = { args: { at: PLAN_DATA } };
export const PlanDataNarrow: Story = { args: { at: PLAN_DATA }, globals: narrow };
export const PlanDataError: Story = { args: { at: PLAN_DATA, state: 'Error' } };
export const Holidays: Story = { args: { at: HOLIDAYS } };
export const HolidaysNarrow: Story = { args: { at: HOLIDAYS }, globals: narrow };
export const HolidaysEmpty: Story = { args: { at: HOLIDAYS, state: 'Empty' } };
export const HolidaysError: Story = { args: { at: HOLIDAYS, state: 'Error' } };
export const BetaUsers: Story = { args: { at: BETA } };
export const BetaUsersNarrow: Story = { args: { at: BETA }, globals: narrow };
export const BetaUsersEmpty: Story = { args: { at: BETA, state: 'Empty' } };
export const BetaUsersError: Story = { args: { at: BETA, state: 'Error' } };
export const Conflicts: Story = { args: { at: CONFLICTS } };
export const ConflictsNarrow: Story = { args: { at: CONFLICTS }, globals: narrow };
export const ConflictsEmpty: Story = { args: { at: CONFLICTS, state: 'Empty' } };
export const ConflictsError: Story = { args: { at: CONFLICTS, state: 'Error' } };
export const FailedMessages: Story = { args: { at: MESSAGES } };
export const FailedMessagesNarrow: Story = { args: { at: MESSAGES }, globals: narrow };
export const FailedMessagesEmpty: Story = { args: { at: MESSAGES, state: 'Empty' } };
export const FailedMessagesError: Story = { args: { at: MESSAGES, state: 'Error' } };
export const FailedJobs: Story = { args: { at: JOBS } };
export const FailedJobsNarrow: Story = { args: { at: JOBS }, globals: narrow };
export const FailedJobsEmpty: Story = { args: { at: JOBS, state: 'Empty' } };
export const FailedJobsError: Story = { args: { at: JOBS, state: 'Error' } };
export const Templates: Story = { args: { at: TEMPLATES } };
export const TemplatesNarrow: Story = { args: { at: TEMPLATES }, globals: narrow };
export const TemplatesNoMatch: Story = { args: { at: `${TEMPLATES}?search=nothing-of-this` } };
export const TemplatesEmpty: Story = { args: { at: TEMPLATES, state: 'Empty' } };
export const TemplatesError: Story = { args: { at: TEMPLATES, state: 'Error' } };
export const TemplatesForbidden: Story = { args: { at: TEMPLATES, state: 'Forbidden' } };
export const Template: Story = { args: { at: TEMPLATE } };
export const TemplateNarrow: Story = { args: { at: TEMPLATE }, globals: narrow };
export const TemplateHistory: Story = { args: { at: `${TEMPLATE}?tab=history` } };
export const TemplateLoading: Story = { args: { at: TEMPLATE, state: 'Loading' } };
export const TemplateError: Story = { args: { at: TEMPLATE, state: 'Error' } };
export const TemplateEdit: Story = { args: { at: `${TEMPLATE}/edit` } };
export const TemplateEditNarrow: Story = { args: { at: `${TEMPLATE}/edit` }, globals: narrow };
