import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApi, TokenStore } from '@upline/api-client';
import { ClientProvider } from '@upline/shell';
import { CodeStep } from './code-step.tsx';

const ignore = () => undefined;
/** A client whose requests stay on their way: the stories show what is before any answer. */
const api = createApi({
  baseUrl: 'http://api.test',
  tokens: new TokenStore(window),
  fetch: () => new Promise(ignore),
});
const config = {
  variant: 'portal' as const,
  product: 'Upline',
  apiUrl: 'http://api.test',
  photoUrl: 'http://api.test/photos',
  fileUrl: 'http://api.test/files',
  eventUrl: 'http://api.test',
  demo: false,
  cardKeys: { USA: null, Canada: null },
};
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const meta = {
  title: 'Pages/Sign-in/One-time code',
  component: CodeStep,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClientProvider client={{ api, config }}>
        <Story />
      </ClientProvider>
    ),
  ],
  args: {
    pending: {
      status: 'code_required',
      pending_token: 'pending',
      channel: 'Email',
      destination: 'a•••@d•••.test',
      expires_at: soon(600),
      resend_at: soon(30),
    },
    onPending: ignore,
    onSignedIn: ignore,
  },
} satisfies Meta<typeof CodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByEmail: Story = {};
export const ByText: Story = {
  args: { pending: { ...meta.args.pending, channel: 'SMS', destination: '(•••) •••-0142' } },
};
export const ResendPossible: Story = {
  args: { pending: { ...meta.args.pending, resend_at: '2026-01-01T00:00:00.000Z' } },
};
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify and sign in' }));
  },
};
export const ByApp: Story = {
  args: { pending: { ...meta.args.pending, channel: 'App', destination: null, resend_at: null } },
};
export const ByRecoveryCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verify and sign in' }));
    await canvas.findByText('Recovery code is required');
  },
};
