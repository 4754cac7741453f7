import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Product providers',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/product-providers' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business/product-providers?filter={"name":{"like":"Zz"}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Provider: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10' },
};
export const ProviderLoading: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', state: 'Loading' },
};
export const ProviderError: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', state: 'Error' },
};
export const ProviderForbidden: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', state: 'Forbidden' },
};
export const Videos: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10/videos' },
};
export const Links: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10/links' },
};
export const Attachments: Story = {
  args: { at: '/business/product-providers/3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10/attachments' },
};
