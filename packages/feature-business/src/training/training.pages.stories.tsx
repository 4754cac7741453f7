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
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/team/trainees?filter={"status":{"in":["Open"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
