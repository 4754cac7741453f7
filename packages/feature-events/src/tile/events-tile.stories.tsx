import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf } from '@upline/testing/page-story';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { NextEvents } from './next-events.tsx';

const [event] = exampleOf('listUpcomingEvents').rows as [
  ReturnType<typeof exampleOf<'listUpcomingEvents'>>['rows'][number],
];
const events = [
  { ...event, mine: null },
  event,
  {
    ...event,
    id: '4b1f0c52-7d4e-4a69-8c2b-5e6f7a8b9c0d',
    title: 'Product Update Webinar for Everybody Who Writes Indexed Universal Life',
    venue: null,
    seats_left: null,
    mine: null,
  },
].map((each, index) => ({ ...each, id: `${index}${each.id.slice(1)}` }));

const meta = {
  title: 'Dashboard tiles/Upcoming events',
  component: NextEvents,
  render: (args) => (
    <Card title="Upcoming events" flush>
      <NextEvents {...args} />
    </Card>
  ),
  args: { events },
} satisfies Meta<typeof NextEvents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { events: [event] } };
export const SoldOut: Story = {
  args: { events: [{ ...event, mine: null, seats_left: 0 }] },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
