import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { SETTINGS } from '../second-step/sample-settings.ts';
import { ContactList } from './contact-list.tsx';

const meta = {
  title: 'Pages/Account/Email and phone',
  component: ContactList,
  decorators: [
    (Story) => (
      <Card title="Email and phone">
        <Story />
      </Card>
    ),
  ],
  args: {
    settings: SETTINGS,
    mayChange: true,
    mayCancel: true,
    canceling: false,
    error: undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ContactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = {
  ...SETTINGS,
  email_change: { email: 'ana.reyes@new.upline.test', expires_at: '2026-03-03T15:00:00.000Z' },
};

export const Verified: Story = {};
export const EmailWaiting: Story = { args: { settings: waiting } };
export const NotKept: Story = { args: { settings: waiting, error: 'Internal server error' } };
export const PhoneNotVerified: Story = { args: { settings: { ...SETTINGS, phone_verified: false } } };
export const NoPhone: Story = {
  args: { settings: { ...SETTINGS, phone: null, phone_type: null, phone_verified: false } },
};
export const ReadOnly: Story = { args: { mayChange: false, mayCancel: false } };
export const Hidden: Story = { args: { settings: waiting }, globals: { privacy: 'on' } };
