import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@upline/domain';
import type { FormDraft } from '@upline/shell';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { expect, userEvent, within } from 'storybook/test';
import { ClientRecordForm } from './client-record-form.tsx';
import { type Client, type ClientValues, checkClient, emptyClient, valuesOf } from './client-values.ts';
import { businessClient, longClient, sampleClient } from './sample-client.ts';
import { SimilarNotice } from './similar-clients.tsx';

interface FormProps {
  readonly initialValues?: ClientValues;
  readonly client?: Client;
  readonly draft?: FormDraft;
  readonly similar?: readonly Pick<Client, 'id' | 'name'>[];
  readonly save?: () => Promise<Client>;
}

function Form({ initialValues, client, similar = [], save = async () => sampleClient, ...rest }: FormProps) {
  const form = useRecordForm<ClientValues>({
    initialValues: initialValues ?? (client ? valuesOf(client) : emptyClient('USA')),
    validate: checkClient,
  });
  return (
    <ClientRecordForm
      {...rest}
      form={form}
      client={client}
      similar={<SimilarNotice similar={similar} />}
      save={save}
      onDone={() => undefined}
      cancel={{ to: '/business/clients' }}
    />
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
export const NewBusiness: Story = { args: { initialValues: { ...emptyClient('Canada'), type: 'Business' } } };
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
