import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/compensations';
const LINE = `${PAGE}/3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11`;

const meta = {
  title: 'Pages/Compensation of everybody',
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
  args: { at: `${PAGE}?filter={"status":{"in":["Escrow"]}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Line: Story = { args: { at: LINE } };
export const LineNarrow: Story = {
  args: { at: LINE },
  globals: { viewport: { value: 'narrow' } },
};
export const LineEverybody: Story = { args: { at: `${LINE}?tab=everybody` } };
export const LineLoading: Story = { args: { at: LINE, state: 'Loading' } };
export const LineError: Story = { args: { at: LINE, state: 'Error' } };
export const LineForbidden: Story = { args: { at: LINE, state: 'Forbidden' } };
