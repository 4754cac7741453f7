import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/International appointment',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/international-appointment' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const WaitingNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const WaitingHidden: Story = { globals: { privacy: 'on' } };
export const Form: Story = { args: { state: 'Empty' } };
export const FormNarrow: Story = { args: { state: 'Empty' }, globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { args: { state: 'Loading' } };
export const LoadFailed: Story = { args: { state: 'Error' } };
