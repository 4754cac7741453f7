import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangeTimeline } from './change-timeline.tsx';

const entry = {
  id: 12,
  at: '2026-11-20T15:04:05.000Z',
  action: 'update' as const,
  entity: 'client',
  entity_label: 'Grace Okafor',
  actor_name: 'Dev Patel',
  proxy_admin_code: null,
};

const meta = {
  title: 'Pages/Dashboard/RecentChanges',
  component: ChangeTimeline,
  args: {
    entries: [
      entry,
      { ...entry, id: 11, action: 'create' as const, proxy_admin_code: 'A000001' },
      { ...entry, id: 10, entity: 'app_user', entity_label: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) },
    ],
  },
} satisfies Meta<typeof ChangeTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hidden: Story = { globals: { privacy: 'on' } };
