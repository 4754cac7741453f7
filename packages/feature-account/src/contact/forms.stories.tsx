import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailForm } from './email-form.tsx';
import { PhoneForm } from './phone-form.tsx';

const meta = { title: 'Pages/Account/Contact forms', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;
const done = async () => ({ status: 'changed' as const });

export const Email: Story = { render: () => <EmailForm save={done} onDone={ignore} /> };
export const EmailIncomplete: Story = {
  render: () => <EmailForm save={done} onDone={ignore} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await canvas.findAllByText('Current password is required');
  },
};
export const EmailTaken: Story = {
  render: () => (
    <EmailForm
      save={() =>
        Promise.reject({
          statusCode: 422,
          message: 'Please correct the marked fields',
          fields: [{ field: 'email', message: 'Email is already in use' }],
        })
      }
      onDone={ignore}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'hal@demo.upline.test');
    await userEvent.type(canvas.getByLabelText(/^Current password/), 'lantern-harbor-42');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await canvas.findAllByText('Email is already in use');
  },
};
export const Mobile: Story = {
  render: () => (
    <PhoneForm initialValues={{ phone: '2125550142', phone_type: 'Mobile' }} save={done} onSaved={ignore} />
  ),
};
export const AtWork: Story = {
  render: () => (
    <PhoneForm initialValues={{ phone: '2125550142', phone_type: 'Work' }} save={done} onSaved={ignore} />
  ),
};
