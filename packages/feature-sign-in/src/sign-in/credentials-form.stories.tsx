import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { CredentialsForm } from './credentials-form.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

const ignore = () => undefined;
const refusal = (message: string) => new ApiError({ statusCode: 401, code: 'invalid-credentials', message });

const meta = {
  title: 'Pages/Sign-in/Credentials',
  component: CredentialsForm,
  args: {
    identifier: '',
    password: '',
    onIdentifier: ignore,
    onPassword: ignore,
    onSubmit: ignore,
    submitting: false,
    error: undefined,
  },
} satisfies Meta<typeof CredentialsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { identifier: 'ana', password: 'lantern-harbor-42' } };
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Sign in' })),
};
export const Submitting: Story = { args: { ...Filled.args, submitting: true } };
export const Refused: Story = { args: { ...Filled.args, error: refusal('Invalid credentials') } };
export const Locked: Story = {
  args: { ...Filled.args, error: refusal('Too many attempts. Try again in 15 minutes.') },
};
export const AfterReset: Story = { args: { notice: <SignInNotice notice="password" /> } };
export const AfterIdleTime: Story = { args: { notice: <SignInNotice notice="idle" /> } };
export const BadLink: Story = { args: { notice: <SignInNotice notice="link" /> } };
