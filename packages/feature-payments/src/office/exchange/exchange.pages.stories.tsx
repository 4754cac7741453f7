import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/exchange-agreements';
const ONE = `${PAGE}/0e5f4a86-2c53-4d0f-8f53-4f2f1f0a5d11`;

const meta = {
  title: 'Pages/Exchange agreements',
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
  args: { at: `${PAGE}?filter={"has_ended":{"eq":false}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Agreement: Story = { args: { at: ONE } };
export const AgreementNarrow: Story = {
  args: { at: ONE },
  globals: { viewport: { value: 'narrow' } },
};
export const AgreementLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const AgreementError: Story = { args: { at: ONE, state: 'Error' } };
export const AgreementForbidden: Story = { args: { at: ONE, state: 'Forbidden' } };
