import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, isShown, pagesOf } from '@upline/testing/page-story';
import { officeEventsFeature } from './office.ts';

const EVENT = `/events/${exampleOf('getEvent').id}`;
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Events of the office',
  component: pagesOf(officeEventsFeature, 'admin'),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/events' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = {};
export const EventsNarrow: Story = { globals: narrow };
export const EventsEmpty: Story = { args: { state: 'Empty' } };
export const EventsError: Story = { args: { state: 'Error' } };
export const Event: Story = { args: { at: EVENT } };
export const TicketTypes: Story = { args: { at: `${EVENT}?tab=tickets` } };
export const Attendees: Story = { args: { at: `${EVENT}?tab=attendees` } };
export const CheckIn: Story = { args: { at: `${EVENT}/check-in` } };
export const CheckInNarrow: Story = {
  args: { at: `${EVENT}/check-in` },
  globals: narrow,
};
export const CreateEvent: Story = { args: { at: '/events/create' } };
export const EditEvent: Story = { args: { at: `${EVENT}/edit` } };
