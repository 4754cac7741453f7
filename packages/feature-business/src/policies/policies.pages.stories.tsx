import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Policies',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const ListEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  tags: ['one-scheme'],
  args: { at: '/business?filter={"business_status":{"in":["Pending"]}}', state: 'Empty' },
};
export const ListError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const ListForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };
export const Policy: Story = { args: { at: '/business/GM-1004711' } };
export const PolicyLoading: Story = {
  tags: ['one-scheme'],
  args: { at: '/business/GM-1004711', state: 'Loading' },
};
export const PolicyError: Story = {
  tags: ['one-scheme'],
  args: { at: '/business/GM-1004711', state: 'Error' },
};
export const PolicyForbidden: Story = {
  tags: ['one-scheme'],
  args: { at: '/business/GM-1004711', state: 'Forbidden' },
};
export const Create: Story = { args: { at: '/business/create' } };
export const CreateForbidden: Story = {
  tags: ['one-scheme'],
  args: { at: '/business/create', state: 'Forbidden' },
};
export const Edit: Story = { args: { at: '/business/GM-1004711/edit' } };
export const EditError: Story = {
  tags: ['one-scheme'],
  args: { at: '/business/GM-1004711/edit', state: 'Error' },
};
