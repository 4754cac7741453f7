import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Notification preferences',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/notifications' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preferences: Story = {};
export const PreferencesNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const PreferencesLoading: Story = { args: { state: 'Loading' } };
export const PreferencesError: Story = { args: { state: 'Error' } };
