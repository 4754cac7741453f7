import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Account/Purchase history',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/purchase-history' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListHidden: Story = { globals: { privacy: 'on' } };
/** Back from Stripe, before it has reported. */
export const Returned: Story = {
  args: { at: '/account/purchase-history?paid=7b3e9d10-54c2-4f6a-9a1d-0c8e5f2b7a61' },
};
