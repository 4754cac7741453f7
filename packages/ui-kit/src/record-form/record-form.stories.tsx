import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@upline/domain';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AddressFields } from '../address/address-fields.tsx';
import { Card } from '../card/card.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CheckboxField } from '../field/checkbox-field.tsx';
import { DateField } from '../field/date-field.tsx';
import { FieldRow } from '../field/field-row.tsx';
import { TextField } from '../field/text-field.tsx';
import { PhoneField } from '../field/typed-fields.tsx';
import { demoError, wait } from '../story/demo.ts';
import { FormSection } from './form-section.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';

const start = {
  first_name: 'Mary',
  last_name: 'Miller',
  phone: '2125550142',
  date_of_birth: '1988-02-29',
  line1: '1 Main St',
  line2: '',
  city: 'Dallas',
  state: 'TX',
  postal_code: '75201',
  country: 'USA',
  marketing_consent_email: false,
};

function ClientForm({
  save = () => wait(1200),
  values = start,
}: {
  readonly save?: () => Promise<unknown>;
  readonly values?: typeof start;
}) {
  const form = useRecordForm({
    initialValues: values,
    validate: {
      first_name: (value) => (value.trim() ? null : messages.required('First Name')),
      last_name: (value) => (value.trim() ? null : messages.required('Last Name')),
    },
  });
  return (
    <RecordForm
      form={form}
      name="Client"
      saveLabel="Save client"
      version={7}
      save={save}
      cancel={{ to: '/business/clients' }}
      labels={{ first_name: 'First Name', city: 'City' }}
    >
      <FormSection title="Person" sentence="As it stands on the identity document.">
        <FieldRow>
          <TextField label="First Name" required autoComplete="given-name" {...form.field('first_name')} />
          <TextField label="Last Name" required autoComplete="family-name" {...form.field('last_name')} />
        </FieldRow>
        <PhoneField label="Phone" {...form.field('phone')} />
        <DateField label="Date of Birth" {...form.field('date_of_birth')} />
      </FormSection>
      <FormSection title="Address">
        <AddressFields field={form.field} />
      </FormSection>
      <CheckboxField label="May be written to by email" {...form.checkbox('marketing_consent_email')} />
    </RecordForm>
  );
}

const meta = { title: 'Forms/RecordForm' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
const send: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Save client' }));

export const Idle: Story = { render: () => <ClientForm /> };

const background = (element: Element | null | undefined) =>
  element ? getComputedStyle(element).backgroundColor : undefined;
/** The sticky foot, by the button that is in it. */
const foot = () => screen.getByRole('button', { name: 'Save client' }).parentElement;

/** The foot is painted like what the form is on. */
export const OnCard: Story = {
  render: () => (
    <Card title="Client">
      <ClientForm />
    </Card>
  ),
  play: async () => expect(background(foot())).toBe(background(foot()?.closest('section'))),
};
export const OnDialog: Story = {
  render: () => (
    <Dialog opened title="Client" size="lg" onClose={() => undefined}>
      <ClientForm />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(background(foot())).toBe(background(dialog));
  },
};
export const Submitting: Story = {
  render: () => <ClientForm save={() => new Promise(() => undefined)} />,
  play: send,
};
export const Saved: Story = { render: () => <ClientForm save={() => wait(0)} />, play: send };
export const WrongFields: Story = {
  render: () => <ClientForm values={{ ...start, first_name: '', last_name: '' }} />,
  play: async (context) => {
    await send?.(context);
    await expect(await screen.findByRole('alert')).toHaveFocus();
  },
};
export const Failed: Story = {
  render: () => <ClientForm save={() => Promise.reject(demoError)} />,
  play: send,
};
export const Conflict: Story = {
  render: () => (
    <ClientForm
      save={() =>
        Promise.reject({
          statusCode: 409,
          message: messages.staleVersion('client'),
          details: {
            current: { ...start, first_name: 'Maria', city: 'Austin', version: 8, updated_by: 'BEN01' },
          },
        })
      }
    />
  ),
  play: async (context) => {
    await userEvent.type(
      within(context.canvasElement).getByLabelText('First Name *', { exact: false }),
      ' Ann',
    );
    await send?.(context);
    await expect(await screen.findByText(/BEN01/)).toBeVisible();
  },
};
