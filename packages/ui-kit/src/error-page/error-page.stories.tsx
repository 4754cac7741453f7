import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoError } from '../story/demo.ts';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Pages/ErrorPage',
  component: ErrorPage,
  args: { kind: 500, back: { label: 'Go to the dashboard', to: { to: '/dashboard' } } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAuthorized: Story = { args: { kind: 401, back: { label: 'Sign in', to: { to: '/login' } } } };
export const PermissionError: Story = { args: { kind: 403 } };
export const NotFound: Story = { args: { kind: 404 } };
export const ServerError: Story = { args: { kind: 500, error: demoError, onRetry: () => undefined } };
export const Network: Story = {
  args: { kind: 'network', error: new TypeError('Failed to fetch'), onRetry: () => undefined },
};
