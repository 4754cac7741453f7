import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/training-escrows';
const ONE = `${PAGE}/4b7c3d90-6a3e-4a86-9f5f-1f7c0a4d2b11`;

const meta = {
  title: 'Pages/Training escrow of everybody',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAGE },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: `${PAGE}?filter={"status":{"in":["Defaulted"]}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Program: Story = { args: { at: ONE } };
export const ProgramNarrow: Story = {
  args: { at: ONE },
  globals: { viewport: { value: 'narrow' } },
};
export const ProgramLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const ProgramError: Story = { args: { at: ONE, state: 'Error' } };
export const ProgramForbidden: Story = { args: { at: ONE, state: 'Forbidden' } };
export const ProgramMoney: Story = { args: { at: `${ONE}?tab=money` } };
