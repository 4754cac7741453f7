import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { paymentsFeature } from '../feature.ts';

const PAGE = '/payments/chargebacks';
const CHARGEBACK = `${PAGE}/91c2b6de-8f0a-4a0e-9d38-0f1be1c2f611`;

const meta = {
  title: 'Pages/Chargebacks',
  component: pagesOf(paymentsFeature),
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
  args: { at: `${PAGE}?filter={"status":{"in":["Open"]}}`, state: 'Empty' },
};
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Exposure: Story = { args: { at: `${PAGE}?tab=exposure` } };
export const ExposureLoading: Story = {
  args: { at: `${PAGE}?tab=exposure`, state: 'Loading' },
};
export const ExposureError: Story = {
  args: { at: `${PAGE}?tab=exposure`, state: 'Error' },
};
export const RollUps: Story = { args: { at: `${PAGE}?tab=roll-ups` } };
export const RollUpsEmpty: Story = {
  args: { at: `${PAGE}?tab=roll-ups`, state: 'Empty' },
};
export const Chargeback: Story = { args: { at: CHARGEBACK } };
export const ChargebackLoading: Story = { args: { at: CHARGEBACK, state: 'Loading' } };
export const ChargebackError: Story = { args: { at: CHARGEBACK, state: 'Error' } };
export const ChargebackForbidden: Story = {
  args: { at: CHARGEBACK, state: 'Forbidden' },
};
