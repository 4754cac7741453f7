import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { createApi, knowOperations, TokenStore } from '@upline/api-client';
import { ADMINS_OPERATIONS } from '@upline/api-client/operations/admins.ts';
import { ASSOCIATES_OPERATIONS } from '@upline/api-client/operations/associates.ts';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ClientProvider } from '../app/client.tsx';
import type { AppConfig } from '../app/config.ts';
import { createQueryClient } from '../data/query-client.ts';
import { type NamedAction, recordAction } from './record-action.ts';
import { RecordActions } from './record-actions.tsx';

knowOperations({ ...ASSOCIATES_OPERATIONS, ...ADMINS_OPERATIONS });

/** A server that refuses with this problem, or agrees. */
function Over({ problem, children }: { readonly problem?: object; readonly children: ReactNode }) {
  const [api] = useState(() =>
    createApi({
      baseUrl: 'http://api.invalid',
      tokens: new TokenStore(window),
      fetch: async () =>
        new Response(JSON.stringify(problem ?? {}), {
          status: problem ? 409 : 200,
          headers: { 'content-type': 'application/json' },
        }),
    }),
  );
  const [queryClient] = useState(() => createQueryClient(api));
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={{ api, config: {} as AppConfig }}>{children}</ClientProvider>
    </QueryClientProvider>
  );
}

const params = { id: '1' };
const named = (action: ReturnType<typeof recordAction>): NamedAction => ({ ...action, key: action.label });
const archive = named(
  recordAction({
    operation: 'archiveClient',
    label: 'Archive client',
    input: { params },
    refresh: [],
    message: 'Client archived',
  }),
);
const withFields = named(
  recordAction({
    operation: 'addPolicyShare',
    label: 'Ask for a part',
    about: 'The writing associate decides. Until then nothing changes.',
    input: { params, ifMatch: 1 },
    fields: [
      { name: 'associate_code', label: 'Associate', kind: 'associate', required: true },
      { name: 'share_bps', label: 'Share', kind: 'percent', required: true },
    ],
    refresh: [],
  }),
);
const withReason = named(
  recordAction({
    operation: 'resetSecondStep',
    label: 'Reset second step',
    input: { params: { code: 'U000008' } },
    reason: 10,
    refresh: [],
  }),
);
const typed = named(
  recordAction({
    operation: 'deleteAdminPolicy',
    label: 'Delete policy',
    about: 'Its shares and requirements go with it.',
    typed: 'GT-1000236',
    danger: true,
    input: { params, ifMatch: 1 },
    refresh: [],
  }),
);

const meta = {
  title: 'Pages/RecordActions',
  component: RecordActions,
  args: { actions: [archive, withFields, withReason, typed] },
  decorators: [
    (Story, { parameters }) => (
      <Over problem={parameters.problem as object}>
        <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Story />
        </div>
      </Over>
    ),
  ],
} satisfies Meta<typeof RecordActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const refused = (code: string, message: string) => ({
  problem: { statusCode: 409, code, message, requestId: 'r-1' },
});

export const Buttons: Story = { args: { filled: archive.key } };
export const Menu: Story = { args: { as: 'menu' } };
export const Fields: Story = {
  args: { actions: [withFields] },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, 'Ask for a part');
    await userEvent.click(await dialog.findByRole('button', { name: 'Ask for a part' }));
    await expect((await dialog.findAllByText('Share is required')).length).toBeGreaterThan(0);
  },
};
export const Reason: Story = {
  args: { actions: [withReason] },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, 'Reset second step');
    await expect(await dialog.findByLabelText(/^Reason/)).toBeVisible();
  },
};
/** The password was not given in the last five minutes. */
export const PasswordAsked: Story = {
  args: { actions: [withReason] },
  parameters: refused('confirmation-required', 'Confirm your password to continue'),
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, 'Reset second step');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Showed the license by video');
    await userEvent.click(dialog.getByRole('button', { name: 'Reset second step' }));
    await expect(await dialog.findByLabelText(/^Password/)).toBeVisible();
  },
};
export const Typed: Story = {
  args: { actions: [typed] },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, 'Delete policy');
    await expect(await dialog.findByRole('textbox')).toBeVisible();
  },
};
export const Failing: Story = {
  args: { actions: [archive] },
  parameters: refused('conflict', 'Somebody was faster'),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive client' }));
    await expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
  },
};
