import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { paymentsFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Debt',
  component: pagesOf(paymentsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/payments/chargebacks/debt' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Loading: Story = { args: { state: 'Loading' } };
export const Empty: Story = { args: { state: 'Empty' } };
export const Failed: Story = { args: { state: 'Error' } };
export const Forbidden: Story = { args: { state: 'Forbidden' } };
