import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Trainees',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/team/trainees' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const ListEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  tags: ['one-scheme'],
  args: { at: '/team/trainees?filter={"status":{"in":["Open"]}}', state: 'Empty' },
};
export const ListError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const ListForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };
