import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@upline/domain';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FactList } from '../detail/fact-list.tsx';
import { TextField } from '../field/text-field.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { wait } from '../story/demo.ts';
import { StepForm } from './step-form.tsx';

const required = (label: string) => (value: string) => (value.trim() ? null : messages.required(label));

function Registration({ name = '' }) {
  const form = useRecordForm({
    initialValues: { name, email: '' },
    validate: { name: required('Name'), email: required('Email') },
  });
  return (
    <StepForm
      form={form}
      name="Registration"
      saveLabel="Register"
      save={() => wait(800)}
      cancel={{ to: '/login' }}
      steps={[
        {
          key: 'person',
          label: 'Person',
          fields: ['name'],
          children: <TextField label="Name" required {...form.field('name')} />,
        },
        {
          key: 'contact',
          label: 'Contact',
          fields: ['email'],
          children: <TextField label="Email" required {...form.field('email')} />,
        },
        {
          key: 'review',
          label: 'Review',
          fields: [],
          children: (
            <FactList
              facts={[
                { label: 'Name', value: form.values.name, private: 'name' },
                { label: 'Email', value: form.values.email, private: 'contact' },
              ]}
            />
          ),
        },
      ]}
    />
  );
}

const meta = { title: 'Forms/StepForm' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const click = (canvas: HTMLElement, name: string | RegExp) =>
  userEvent.click(within(canvas).getByRole('button', { name }));

export const First: Story = { render: () => <Registration /> };
export const WithErrors: Story = {
  render: () => <Registration />,
  play: async ({ canvasElement }) => {
    await click(canvasElement, 'Next');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Name is required');
  },
};
export const JumpAhead: Story = {
  render: () => <Registration name="Ana" />,
  play: async ({ canvasElement }) => {
    await click(canvasElement, /^Review/);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Email is required');
  },
};
