import type { Meta, StoryObj } from '@storybook/react-vite';
import { isShown, pagesOf } from '@upline/testing/page-story';
import { eventsFeature } from './feature.ts';

const EVENT = '/events/spring-convention';
const narrow = { viewport: { value: 'narrow' } };

const meta = {
  title: 'Pages/Events',
  component: pagesOf(eventsFeature),
  parameters: { layout: 'fullscreen' },
  play: isShown,
  args: { at: '/events' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const UpcomingNarrow: Story = { globals: narrow };
export const UpcomingEmpty: Story = { args: { state: 'Empty' } };
export const UpcomingLoading: Story = { args: { state: 'Loading' } };
export const UpcomingError: Story = { args: { state: 'Error' } };
export const Past: Story = { args: { at: '/events/past' } };
export const PastEmpty: Story = { args: { at: '/events/past', state: 'Empty' } };
export const Event: Story = { args: { at: EVENT } };
export const EventNarrow: Story = { args: { at: EVENT }, globals: narrow };
export const EventError: Story = { args: { at: EVENT, state: 'Error' } };
