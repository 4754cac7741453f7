import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Upline changes',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/upline-changes' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const UplineChanges: Story = {};
export const UplineChangesNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const UplineChangesHidden: Story = { globals: { privacy: 'on' } };
export const UplineChangesEmpty: Story = { args: { state: 'Empty' } };
export const UplineChangesLoading: Story = { args: { state: 'Loading' } };
export const UplineChangesError: Story = { args: { state: 'Error' } };
