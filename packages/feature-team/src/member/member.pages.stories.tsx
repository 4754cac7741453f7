import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { teamFeature } from '../feature.ts';

const at = '/team/U000007';

const meta = {
  title: 'Pages/Team member',
  component: pagesOf(teamFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OverviewNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const OverviewHidden: Story = { globals: { privacy: 'on' } };
export const AsOfADay: Story = { args: { at: `${at}?day=2025-01-31` } };
export const OverviewEmpty: Story = { args: { state: 'Empty' } };
export const OverviewLoading: Story = { args: { state: 'Loading' } };
export const OverviewError: Story = { args: { state: 'Error' } };
export const OverviewForbidden: Story = { args: { state: 'Forbidden' } };
export const Licenses: Story = { args: { at: `${at}/licenses` } };
export const LicensesNarrow: Story = {
  args: { at: `${at}/licenses` },
  globals: { viewport: { value: 'narrow' } },
};
export const LicensesEmpty: Story = {
  args: { at: `${at}/licenses`, state: 'Empty' },
};
export const LicensesForbidden: Story = {
  args: { at: `${at}/licenses`, state: 'Forbidden' },
};
export const Appointments: Story = { args: { at: `${at}/provider-appointments` } };
export const AppointmentsEmpty: Story = {
  args: { at: `${at}/provider-appointments`, state: 'Empty' },
};
export const AppointmentsForbidden: Story = {
  args: { at: `${at}/provider-appointments`, state: 'Forbidden' },
};
export const Levels: Story = { args: { at: `${at}/level-qualification-history` } };
export const LevelsNarrow: Story = {
  args: { at: `${at}/level-qualification-history` },
  globals: { viewport: { value: 'narrow' } },
};
export const LevelsEmpty: Story = {
  args: { at: `${at}/level-qualification-history`, state: 'Empty' },
};
export const LevelsForbidden: Story = {
  args: { at: `${at}/level-qualification-history`, state: 'Forbidden' },
};
