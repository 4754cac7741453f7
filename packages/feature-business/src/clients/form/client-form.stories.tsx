import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@upline/domain';
import { type FormDraft, ShownFieldsForm, useFieldsForm } from '@upline/shell';
import { expect, userEvent, within } from 'storybook/test';
import { businessClient, longClient, sampleClient } from '../sample-client.ts';
import { ClientFields } from './client-form.tsx';
import { type Client, type ClientValues, clientValues } from './client-values.ts';
import { SimilarNotice } from './similar-clients.tsx';

interface FormProps {
  readonly start?: ClientValues;
  readonly client?: Client;
  readonly draft?: FormDraft;
  readonly similar?: readonly Pick<Client, 'id' | 'name'>[];
  readonly save?: () => Promise<Client>;
}

const empty = (over: Partial<ClientValues> = {}) => clientValues.empty('USA', over);

function Form({ start, client, similar = [], save = async () => sampleClient, ...rest }: FormProps) {
  const initial = start ?? (client ? clientValues.valuesOf(client, 'USA') : empty());
  const form = useFieldsForm(clientValues, initial, client);
  return (
    <ShownFieldsForm
      {...rest}
      values={clientValues}
      noun="client"
      start={initial}
      form={form}
      record={client}
      country="USA"
      save={save}
      onDone={() => undefined}
      cancel={{ to: '/business/clients' }}
    >
      <ClientFields form={form} client={client} similar={<SimilarNotice similar={similar} />} />
    </ShownFieldsForm>
  );
}

const meta = { title: 'Pages/Clients/ClientForm', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return canvas;
};

export const New: Story = {};
export const NewBusiness: Story = { args: { start: clientValues.empty('Canada', { type: 'Business' }) } };
export const Edit: Story = { args: { client: sampleClient } };
export const EditBusiness: Story = { args: { client: businessClient } };
export const LongTexts: Story = { args: { client: longClient }, globals: { viewport: { value: 'narrow' } } };
export const Restored: Story = {
  args: {
    client: sampleClient,
    draft: { restored: true, version: sampleClient.version, forget: () => undefined },
  },
};
export const LooksLikeOthers: Story = {
  args: {
    client: sampleClient,
    similar: [
      { id: '1', name: 'Grace Okafor' },
      { id: '2', name: 'G. Okafor-Miller' },
    ],
  },
};
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Create client');
    await expect(await canvas.findByRole('alert')).toHaveFocus();
  },
};
export const RefusedByServer: Story = {
  args: {
    client: sampleClient,
    save: () =>
      Promise.reject({
        statusCode: 422,
        message: 'Validation failed',
        fields: [{ field: 'address.postal_code', message: messages.invalid('ZIP Code') }],
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Save client');
    await expect((await canvas.findAllByText('ZIP Code is not valid'))[0]).toBeVisible();
  },
};
export const Conflict: Story = {
  args: {
    client: sampleClient,
    save: () =>
      Promise.reject({
        statusCode: 409,
        message: messages.staleVersion('client'),
        details: { current: { ...sampleClient, gender: null, version: 5, updated_by: 'U000101' } },
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Save client');
    await expect(await canvas.findByRole('button', { name: 'Keep my changes' })).toBeVisible();
  },
};
export const Unreachable: Story = {
  args: {
    client: sampleClient,
    save: () => Promise.reject({ statusCode: 500, message: 'Internal server error', requestId: '01J8' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, 'Save client');
    await expect(await canvas.findByText('Internal server error')).toBeVisible();
  },
};
