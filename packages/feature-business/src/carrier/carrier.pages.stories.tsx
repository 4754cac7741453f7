import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Carrier dashboard',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/carrier-dashboard' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business/carrier-dashboard?filter={"lifecycle":{"in":["Pending"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Case: Story = {
  args: { at: '/business/carrier-dashboard/9b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c21' },
};
export const CaseLoading: Story = {
  args: { at: '/business/carrier-dashboard/9b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c21', state: 'Loading' },
};
export const CaseError: Story = {
  args: { at: '/business/carrier-dashboard/9b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c21', state: 'Error' },
};
