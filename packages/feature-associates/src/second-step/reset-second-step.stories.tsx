import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { expect, userEvent, within } from 'storybook/test';
import { ResetSecondStepForm } from './reset-second-step-form.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Pages/Associates/ResetSecondStep',
  component: ResetSecondStepForm,
  args: { send: async () => nothing(), confirm: async () => nothing(), onDone: nothing, onCancel: nothing },
} satisfies Meta<typeof ResetSecondStepForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reason: Story = {};

/** The password was not given in the last five minutes. */
export const PasswordAsked: Story = {
  args: {
    send: () =>
      Promise.reject<undefined>(
        new ApiError({
          statusCode: 403,
          code: 'confirmation-required',
          message: 'Confirm your password to continue',
        }),
      ),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^Reason/), 'Showed the license by video');
    await userEvent.click(form.getByRole('button', { name: 'Reset second step' }));
    await expect(await form.findByLabelText(/^Password/)).toBeVisible();
  },
};
