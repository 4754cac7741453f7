import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { NOTICES } from './notices.ts';

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
export const AfterReset: Story = { args: { notice: <Banner tone="success">{NOTICES.password}</Banner> } };
export const BadLink: Story = { args: { notice: <Banner tone="danger">{NOTICES.link}</Banner> } };
