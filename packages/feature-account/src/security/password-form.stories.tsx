import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordForm } from './password-form.tsx';

const meta = {
  title: 'Pages/Account/Password',
  component: PasswordForm,
  args: {
    email: 'ana@demo.upline.test',
    save: async (): Promise<unknown> => undefined,
    onDone: () => undefined,
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText(/^Current password/), 'lantern-harbor-42');
  await userEvent.type(canvas.getByLabelText(/^New password/), 'seven-quiet-otters');
  await userEvent.type(canvas.getByLabelText(/^Repeat password/), 'seven-quiet-otters');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  return canvas;
};

export const Empty: Story = {};
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(canvas.getAllByText('Repeat password is required')[0]).toBeVisible();
  },
};
export const WrongPassword: Story = {
  args: {
    save: () =>
      Promise.reject({
        statusCode: 422,
        message: 'Validation failed',
        fields: [{ field: 'current_password', message: 'Password is not right' }],
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect((await canvas.findAllByText('Password is not right'))[0]).toBeVisible();
  },
};
export const Unreachable: Story = {
  args: {
    save: () => Promise.reject({ statusCode: 500, message: 'Internal server error', requestId: '01J8' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement);
    await expect(await canvas.findByText('Internal server error')).toBeVisible();
  },
};
