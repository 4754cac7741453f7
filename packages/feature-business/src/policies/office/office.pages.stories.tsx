import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officeBusinessFeature } from '../../office.ts';

const meta = {
  title: 'Pages/Business of everybody',
  component: pagesOf(officeBusinessFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business?filter={"business_status":{"in":["Pending"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Policy: Story = { args: { at: '/business/GM-1004711' } };
export const PolicyLoading: Story = {
  args: { at: '/business/GM-1004711', state: 'Loading' },
};
export const PolicyError: Story = {
  args: { at: '/business/GM-1004711', state: 'Error' },
};
export const PolicyForbidden: Story = {
  args: { at: '/business/GM-1004711', state: 'Forbidden' },
};
export const CompensationEmpty: Story = { args: { at: '/business/GM-1004711?tab=compensation' } };
export const Create: Story = { args: { at: '/business/create' } };
export const Edit: Story = { args: { at: '/business/GM-1004711/edit' } };
export const EditError: Story = {
  args: { at: '/business/GM-1004711/edit', state: 'Error' },
};
export const Reviews: Story = { args: { at: '/business/supervision-reviews' } };
export const ReviewsLoading: Story = {
  args: { at: '/business/supervision-reviews', state: 'Loading' },
};
export const ReviewsEmpty: Story = {
  args: { at: '/business/supervision-reviews', state: 'Empty' },
};
export const ReviewsError: Story = {
  args: { at: '/business/supervision-reviews', state: 'Error' },
};
export const ReviewsForbidden: Story = {
  args: { at: '/business/supervision-reviews', state: 'Forbidden' },
};
