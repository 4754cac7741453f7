import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { ClientRows } from './client-rows.tsx';
import { NoticeRows } from './notice-rows.tsx';

const LONG = 'Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const at = '2026-11-20T15:04:05.000Z';

const clients = [
  { id: '1', name: 'Grace Okafor', city: 'Austin', state: 'TX', last_activity_at: at },
  { id: '2', name: LONG, city: 'Llanfairpwllgwyngyllgogerychwyrn', state: 'TX', last_activity_at: at },
];
const notices = [
  { id: '1', title: 'Support viewed your account', created_at: at },
  { id: '2', title: `${LONG} shared a client with you`, created_at: at },
];

const meta = { title: 'Pages/Dashboard/Rows' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clients: Story = {
  render: () => (
    <Card title="Recently active clients" flush>
      <ClientRows clients={clients} />
    </Card>
  ),
};
export const ClientsNarrow: Story = { ...Clients, globals: { viewport: { value: 'narrow' } } };
export const ClientsHidden: Story = { ...Clients, globals: { privacy: 'on' } };
export const Notices: Story = {
  render: () => (
    <Card title="Notifications" flush>
      <NoticeRows notices={notices} />
    </Card>
  ),
};
export const NoticesHidden: Story = { ...Notices, globals: { privacy: 'on' } };
