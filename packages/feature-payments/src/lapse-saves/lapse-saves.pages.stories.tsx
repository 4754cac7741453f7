import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { paymentsFeature } from '../feature.ts';

const PAGE = '/payments/chargebacks/lapse-saves';
const LATE = `${PAGE}/6a1d7c0e-52b4-4f7e-9a11-2f0c6f3d8e21`;

const meta = {
  title: 'Pages/Lapse saves',
  component: pagesOf(paymentsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAGE },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const LatePremium: Story = { args: { at: LATE } };
export const LatePremiumLoading: Story = { args: { at: LATE, state: 'Loading' } };
export const LatePremiumError: Story = { args: { at: LATE, state: 'Error' } };
export const LatePremiumForbidden: Story = { args: { at: LATE, state: 'Forbidden' } };
