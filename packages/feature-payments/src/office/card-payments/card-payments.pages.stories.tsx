import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { officePaymentsFeature } from '../../office.ts';

const PAGE = '/card-payments';
const ONE = `${PAGE}/7b3e9d10-54c2-4f6a-9a1d-0c8e5f2b7a61`;

const meta = {
  title: 'Pages/Card payments',
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
export const ListError: Story = { args: { state: 'Error' } };
export const ListForbidden: Story = { args: { state: 'Forbidden' } };
export const Payment: Story = { args: { at: ONE } };
export const PaymentNarrow: Story = {
  args: { at: ONE },
  globals: { viewport: { value: 'narrow' } },
};
export const PaymentHidden: Story = {
  args: { at: ONE },
  globals: { privacy: 'on' },
};
export const PaymentLoading: Story = { args: { at: ONE, state: 'Loading' } };
export const PaymentError: Story = { args: { at: ONE, state: 'Error' } };
export const PaymentForbidden: Story = { args: { at: ONE, state: 'Forbidden' } };
export const PaymentEvents: Story = { args: { at: `${ONE}?tab=events` } };
export const Events: Story = { args: { at: '/card-events' } };
export const EventsNarrow: Story = {
  args: { at: '/card-events' },
  globals: { viewport: { value: 'narrow' } },
};
export const EventsEmpty: Story = { args: { at: '/card-events', state: 'Empty' } };
export const EventsError: Story = { args: { at: '/card-events', state: 'Error' } };
