import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { associateAccountFeature } from '../associate.ts';

const meta = {
  title: 'Pages/Genealogy tree',
  component: pagesOf(associateAccountFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/account/genealogy-tree' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Genealogy: Story = {};
export const GenealogyOutline: Story = { args: { at: '/account/genealogy-tree?look=outline' } };
export const GenealogyNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const GenealogyEmpty: Story = { args: { state: 'Empty' } };
export const GenealogyLoading: Story = { args: { state: 'Loading' } };
export const GenealogyError: Story = { args: { state: 'Error' } };
export const GenealogyForbidden: Story = { args: { state: 'Forbidden' } };
