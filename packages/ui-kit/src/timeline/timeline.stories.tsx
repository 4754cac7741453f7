import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'History',
    entries: [
      {
        id: '3',
        title: 'Client updated',
        at: new Date(Date.now() - 7_200_000).toISOString(),
        actor: 'Ana Alvarez',
        tone: 'info',
        changes: [
          { field: 'Phone', before: '(212) 555-0142', after: '(212) 555-0143' },
          { field: 'City', before: null, after: 'Dallas' },
        ],
      },
      {
        id: '2',
        title: 'Note added',
        at: '2026-01-06T15:04:00Z',
        actor: 'Super Admin',
        viaProxy: true,
        body: 'Call back in spring.',
      },
      { id: '1', title: 'Client created', at: '2026-01-05T15:04:00Z', actor: 'Ana Alvarez', tone: 'success' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {};
export const Hidden: Story = { globals: { privacy: 'on' } };
