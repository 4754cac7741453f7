import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { businessFeature } from '../feature.ts';

const meta = {
  title: 'Pages/Prospects',
  component: pagesOf(businessFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/business/prospects' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: '/business/prospects?filter={"state":{"in":["TX"]}}', state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Prospect: Story = { args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12' } };
export const ProspectLoading: Story = {
  args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12', state: 'Loading' },
};
export const ProspectError: Story = {
  args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12', state: 'Error' },
};
export const ProspectForbidden: Story = {
  args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12', state: 'Forbidden' },
};
export const Create: Story = { args: { at: '/business/prospects/create' } };
export const CreateForbidden: Story = {
  args: { at: '/business/prospects/create', state: 'Forbidden' },
};
export const Edit: Story = { args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12/edit' } };
export const EditError: Story = {
  args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12/edit', state: 'Error' },
};
export const Convert: Story = {
  args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12/convert' },
};
export const ConvertError: Story = {
  args: { at: '/business/prospects/8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12/convert', state: 'Error' },
};
