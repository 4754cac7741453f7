import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/chargebacks';
const DEBT = `${PAGE}/91c2b6de-8f0a-4a0e-9d38-0f1be1c2f611`;

const meta = {
  title: 'Pages/Chargebacks of everybody',
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
  args: { at: `${PAGE}?filter={"status":{"in":["Open"]}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Create: Story = { args: { at: `${PAGE}/create` } };
export const CreateNarrow: Story = {
  args: { at: `${PAGE}/create` },
  globals: { viewport: { value: 'narrow' } },
};
export const CreateForbidden: Story = {
  args: { at: `${PAGE}/create`, state: 'Forbidden' },
};
export const Chargeback: Story = { args: { at: DEBT } };
export const ChargebackNarrow: Story = {
  args: { at: DEBT },
  globals: { viewport: { value: 'narrow' } },
};
export const ChargebackLoading: Story = { args: { at: DEBT, state: 'Loading' } };
export const ChargebackError: Story = { args: { at: DEBT, state: 'Error' } };
export const ChargebackForbidden: Story = {
  args: { at: DEBT, state: 'Forbidden' },
};
