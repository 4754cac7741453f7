import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { paymentsFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Training escrow',
  component: pagesOf(paymentsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/payments/training-escrows' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/payments/training-escrows?filter={"status":{"in":["Escrow"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
