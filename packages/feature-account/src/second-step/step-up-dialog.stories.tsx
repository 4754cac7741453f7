import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepUpDialog } from './step-up-dialog.tsx';

const meta = {
  title: 'Pages/Account/Confirm that it is you',
  component: StepUpDialog,
  args: {
    opened: true,
    sent: {
      channel: 'Email',
      destination: 'a•••@d•••.test',
      expires_at: '2026-03-02T15:10:00.000Z',
      resend_at: '2026-03-02T15:00:30.000Z',
    },
    sendError: undefined,
    isAdmin: false,
    busy: false,
    error: undefined,
    onSubmit: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByMessage: Story = {};
export const ByApp: Story = {
  args: { sent: { ...meta.args.sent, channel: 'App', destination: null, resend_at: null } },
};
export const Sending: Story = { args: { sent: undefined } };
export const NotSent: Story = {
  args: { sent: undefined, sendError: 'Too many attempts. Try again in 42 minutes.' },
};
export const WrongCode: Story = { args: { error: 'Code is not valid or has expired' } };
