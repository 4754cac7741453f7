import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DeviceList } from './device-list.tsx';
import { EventList } from './event-list.tsx';
import { type Session, SessionList } from './session-list.tsx';

const meta = { title: 'Pages/Account/Security lists', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const session = (id: string, device: string, is_current: boolean): Session => ({
  id,
  audience: 'portal',
  device,
  address: '203.0.113.7',
  created_at: '2026-03-02T15:00:00.000Z',
  last_used_at: '2026-03-02T15:20:00.000Z',
  is_current,
});
const sessions = [session('1', 'Safari on iPhone', false), session('2', 'Chrome on Windows', true)];

export const Sessions: Story = {
  render: () => (
    <Card title="Sessions">
      <SessionList sessions={sessions} onEnd={nothing} />
    </Card>
  ),
};
export const EndingOne: Story = {
  render: () => (
    <Card title="Sessions">
      <SessionList sessions={sessions} onEnd={nothing} ending="1" />
    </Card>
  ),
};
/** Seen by an admin viewing as the associate. */
export const SessionsReadOnly: Story = {
  render: () => (
    <Card title="Sessions">
      <SessionList sessions={sessions} />
    </Card>
  ),
};
export const Devices: Story = {
  render: () => (
    <Card title="Remembered devices">
      <DeviceList
        devices={[
          {
            id: '1',
            device: 'Firefox on Linux',
            address: '203.0.113.7',
            created_at: '2026-03-02T15:00:00.000Z',
            last_used_at: '2026-03-02T15:00:00.000Z',
            expires_at: '2026-04-01T15:00:00.000Z',
          },
        ]}
        onForget={nothing}
      />
    </Card>
  ),
};
export const Events: Story = {
  render: () => (
    <Card title="Security events">
      <EventList
        events={[
          {
            id: 4,
            at: '2026-03-02T15:00:00.000Z',
            kind: 'login proxy_session',
            description: 'Support viewed your account on 03/02/2026',
            device: null,
            address: null,
          },
          {
            id: 3,
            at: '2026-03-02T14:00:00.000Z',
            kind: 'update password',
            description: 'Password changed',
            device: 'Chrome on Windows',
            address: '203.0.113.7',
          },
          {
            id: 2,
            at: '2026-03-02T13:00:00.000Z',
            kind: 'login_failed session',
            description: 'Failed sign-in',
            device: 'Chrome on Windows',
            address: '198.51.100.4',
          },
        ]}
      />
    </Card>
  ),
};
