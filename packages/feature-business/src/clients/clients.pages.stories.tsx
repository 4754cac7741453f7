import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Clients',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/clients' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business/clients?filter={"state":{"in":["TX"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Client: Story = { args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01' } };
export const ClientLoading: Story = {
  args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01', state: 'Loading' },
};
export const ClientError: Story = {
  args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01', state: 'Error' },
};
export const ClientForbidden: Story = {
  args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01', state: 'Forbidden' },
};
export const Create: Story = { args: { at: '/business/clients/create' } };
export const CreateForbidden: Story = {
  args: { at: '/business/clients/create', state: 'Forbidden' },
};
export const Edit: Story = { args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01/edit' } };
export const EditLoading: Story = {
  args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01/edit', state: 'Loading' },
};
export const EditError: Story = {
  args: { at: '/business/clients/0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01/edit', state: 'Error' },
};
