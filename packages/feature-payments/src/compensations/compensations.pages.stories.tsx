import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { paymentsFeature } from '../feature.ts';

const LINE = '/payments/compensations/3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11';

const meta = {
  title: 'Pages/Payments',
  component: pagesOf(paymentsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/payments/compensations' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/payments/compensations?filter={"status":{"in":["Escrow"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Line: Story = { args: { at: LINE } };
export const LineLoading: Story = { args: { at: LINE, state: 'Loading' } };
export const LineError: Story = { args: { at: LINE, state: 'Error' } };
export const LineForbidden: Story = { args: { at: LINE, state: 'Forbidden' } };
