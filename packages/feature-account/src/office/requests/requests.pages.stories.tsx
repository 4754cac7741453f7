import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeAccountFeature } from '../../office.ts';

const PAYOUT = '/payout-information';
const LEVELS = '/level-requests';
const UPLINES = '/upline-changes';
const INTERNATIONAL = '/international-appointments';

const meta = {
  title: 'Pages/Requests of everybody',
  component: pagesOf(officeAccountFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAYOUT },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const PayoutInformation: Story = {};
export const PayoutInformationLoading: Story = { args: { state: 'Loading' } };
export const PayoutInformationEmpty: Story = { args: { state: 'Empty' } };
export const PayoutInformationError: Story = { args: { state: 'Error' } };
export const PayoutInformationForbidden: Story = { args: { state: 'Forbidden' } };

export const LevelRequests: Story = { args: { at: LEVELS } };
export const LevelRequestsEmpty: Story = { args: { at: LEVELS, state: 'Empty' } };
export const LevelRequestsError: Story = { args: { at: LEVELS, state: 'Error' } };

export const UplineChanges: Story = { args: { at: UPLINES } };
export const UplineChangesEmpty: Story = { args: { at: UPLINES, state: 'Empty' } };
export const UplineChangesError: Story = { args: { at: UPLINES, state: 'Error' } };

export const International: Story = { args: { at: INTERNATIONAL } };
export const InternationalEmpty: Story = {
  args: { at: INTERNATIONAL, state: 'Empty' },
};
export const InternationalError: Story = {
  args: { at: INTERNATIONAL, state: 'Error' },
};
