import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Bulk edits and imports',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/changes' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const one = '/business/changes/6f1c5a4e-9d2b-4c1e-8a77-2f3b1c9d0e11';

export const List: Story = {};
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Preview: Story = { args: { at: one } };
export const PreviewLoading: Story = { args: { at: one, state: 'Loading' } };
export const PreviewError: Story = { args: { at: one, state: 'Error' } };
