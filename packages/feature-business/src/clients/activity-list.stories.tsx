import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActivityList } from './activity-list.tsx';
import { sampleActivity } from './sample-client.ts';

const rows = [
  sampleActivity,
  { ...sampleActivity, id: '40', proxy_admin_code: 'A000001' },
  {
    ...sampleActivity,
    id: '39',
    action: 'update',
    changes: [{ field: 'Archived', old: 'No', new: 'Yes' }],
  },
  { ...sampleActivity, id: '38', action: 'reveal', reason: 'Application at the carrier', changes: [] },
  {
    ...sampleActivity,
    id: '37',
    kind: 'note' as const,
    action: null,
    text: 'Sent the brochure.',
    changes: [],
  },
  { ...sampleActivity, id: '36', action: 'create', actor_name: null, changes: [] },
];

const meta = {
  title: 'Pages/Clients/Activity',
  component: ActivityList,
  args: { rows },
} satisfies Meta<typeof ActivityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const None: Story = { args: { rows: [] } };
export const MoreToLoad: Story = { args: { onOlder: () => undefined } };
export const LoadingOlder: Story = { args: { onOlder: () => undefined, loadingOlder: true } };
export const LongTexts: Story = {
  args: {
    rows: [
      {
        ...sampleActivity,
        actor_name: 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
        changes: [{ field: 'General Notes', old: 'x'.repeat(200), new: 'He said a lot. '.repeat(60) }],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
