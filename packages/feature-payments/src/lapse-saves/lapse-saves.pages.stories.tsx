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
export const ListLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const ListEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const ListError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const ListForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };
export const LatePremium: Story = { args: { at: LATE } };
export const LatePremiumLoading: Story = { tags: ['one-scheme'], args: { at: LATE, state: 'Loading' } };
export const LatePremiumError: Story = { tags: ['one-scheme'], args: { at: LATE, state: 'Error' } };
export const LatePremiumForbidden: Story = { tags: ['one-scheme'], args: { at: LATE, state: 'Forbidden' } };
