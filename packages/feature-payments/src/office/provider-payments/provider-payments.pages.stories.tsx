import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/provider-payments';
const PAYMENT = `${PAGE}/6a1b0c9d-2e3f-4a5b-8c6d-7e8f9a0b1c2d`;
const IMPORTS = `${PAGE}/imports`;
const IMPORT = `${IMPORTS}/3d2c1b0a-9f8e-4d7c-8b6a-5f4e3d2c1b0a`;
const RECONCILIATION = `${PAGE}/reconciliation`;

const meta = {
  title: 'Pages/Provider payments',
  component: pagesOf(officePaymentsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: PAGE },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListLoading: Story = { args: { state: 'Loading' } };
export const ListEmpty: Story = { args: { state: 'Empty' } };
export const ListNoMatch: Story = {
  args: { at: `${PAGE}?filter={"processing":{"in":["Processed"]}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Payment: Story = { args: { at: PAYMENT } };
export const PaymentLoading: Story = { args: { at: PAYMENT, state: 'Loading' } };
export const PaymentError: Story = { args: { at: PAYMENT, state: 'Error' } };
export const PaymentForbidden: Story = { args: { at: PAYMENT, state: 'Forbidden' } };
export const Imports: Story = { args: { at: IMPORTS } };
export const ImportsEmpty: Story = { args: { at: IMPORTS, state: 'Empty' } };
export const ImportsNoMatch: Story = {
  args: { at: `${IMPORTS}?filter={"status":{"in":["Undone"]}}`, state: 'Empty' },
};
export const ImportsError: Story = { args: { at: IMPORTS, state: 'Error' } };
export const ImportsForbidden: Story = { args: { at: IMPORTS, state: 'Forbidden' } };
export const Import: Story = { args: { at: IMPORT } };
export const ImportLoading: Story = { args: { at: IMPORT, state: 'Loading' } };
export const ImportError: Story = { args: { at: IMPORT, state: 'Error' } };
export const ImportForbidden: Story = { args: { at: IMPORT, state: 'Forbidden' } };
export const Reconciliation: Story = { args: { at: RECONCILIATION } };
export const ReconciliationEmpty: Story = { args: { at: RECONCILIATION, state: 'Empty' } };
export const ReconciliationError: Story = { args: { at: RECONCILIATION, state: 'Error' } };
export const ReconciliationForbidden: Story = { args: { at: RECONCILIATION, state: 'Forbidden' } };
