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
export const ListNarrow: Story = { tags: ['one-scheme'], globals: { viewport: { value: 'narrow' } } };
export const ListLoading: Story = { tags: ['one-scheme'], args: { state: 'Loading' } };
export const ListEmpty: Story = { tags: ['one-scheme'], args: { state: 'Empty' } };
export const ListError: Story = { tags: ['one-scheme'], args: { state: 'Error' } };
export const ListForbidden: Story = { tags: ['one-scheme'], args: { state: 'Forbidden' } };
export const Payment: Story = { args: { at: ONE } };
export const PaymentNarrow: Story = {
  tags: ['one-scheme'],
  args: { at: ONE },
  globals: { viewport: { value: 'narrow' } },
};
export const PaymentHidden: Story = {
  tags: ['one-scheme'],
  args: { at: ONE },
  globals: { privacy: 'on' },
};
export const PaymentLoading: Story = { tags: ['one-scheme'], args: { at: ONE, state: 'Loading' } };
export const PaymentError: Story = { tags: ['one-scheme'], args: { at: ONE, state: 'Error' } };
export const PaymentForbidden: Story = { tags: ['one-scheme'], args: { at: ONE, state: 'Forbidden' } };
export const PaymentEvents: Story = { args: { at: `${ONE}?tab=events` } };
export const Events: Story = { args: { at: '/card-events' } };
export const EventsNarrow: Story = {
  tags: ['one-scheme'],
  args: { at: '/card-events' },
  globals: { viewport: { value: 'narrow' } },
};
export const EventsEmpty: Story = { tags: ['one-scheme'], args: { at: '/card-events', state: 'Empty' } };
export const EventsError: Story = { tags: ['one-scheme'], args: { at: '/card-events', state: 'Error' } };
