import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApi, TokenStore } from '@upline/api-client';
import {
  type AppConfig,
  ClientProvider,
  createQueryClient,
  type NamedAction,
  offered,
  RecordActions,
  recordAction,
} from '@upline/shell';
import { UiKitProvider } from '@upline/ui-kit';
import { Toasts } from '@upline/ui-kit/toasts/toasts.tsx';
import { describe, expect, it } from 'vitest';

interface Answer {
  readonly status: number;
  readonly body?: object;
}
interface Sent {
  readonly path: string;
  readonly version: string | null;
  readonly body: unknown;
}

/** The actions as buttons over a server that gives these answers in turn, and otherwise agrees. */
function show(actions: readonly NamedAction[], answers: readonly Answer[] = []) {
  const left = [...answers];
  const sent: Sent[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    tokens: new TokenStore(window),
    fetch: async (request) => {
      const text = await request.text();
      sent.push({
        path: new URL(request.url).pathname,
        version: request.headers.get('if-match'),
        body: text === '' ? undefined : JSON.parse(text),
      });
      const { status, body = {} } = left.shift() ?? { status: 200 };
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    },
  });
  render(
    <UiKitProvider>
      <QueryClientProvider client={createQueryClient(api)}>
        <ClientProvider client={{ api, config: {} as AppConfig }}>
          <RecordActions actions={actions} />
          <Toasts />
        </ClientProvider>
      </QueryClientProvider>
    </UiKitProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { statusCode: status, code, message, requestId: 'r-1' },
});
const params = { id: '1' };
const named = (action: ReturnType<typeof recordAction>): NamedAction => ({ ...action, key: 'it' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const dialogOf = async () => within(await screen.findByRole('dialog'));

describe('an action that asks nothing', () => {
  const archive = named(
    recordAction({
      operation: 'archiveClient',
      label: 'Archive client',
      input: { params },
      refresh: ['listClients'],
      message: 'Client archived',
    }),
  );

  it('is sent once however often it is pressed, and says what was done (R-34)', async () => {
    const { sent, user } = show([archive]);
    await user.dblClick(screen.getByRole('button', { name: 'Archive client' }));
    expect(await screen.findByText('Client archived')).toBeInTheDocument();
    expect(sent.filter(({ path }) => path.endsWith('/archive'))).toHaveLength(1);
  });

  it('says why it was refused', async () => {
    const { user } = show([archive], [refusal(409, 'conflict', 'Somebody was faster')]);
    await press(user, 'Archive client');
    expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
  });

  it('is left undone where what comes first does not succeed', async () => {
    const { sent, user } = show([{ ...archive, first: async () => false }]);
    await press(user, 'Archive client');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Archive client' })).toBeEnabled());
    expect(sent).toEqual([]);
  });
});

describe('an action that asks', () => {
  it('sends its fields as the operation takes them, with the version of the record', async () => {
    const ask = named(
      recordAction({
        operation: 'addPolicyShare',
        label: 'Ask for a part',
        input: { params, ifMatch: 3 },
        body: { associate_code: 'U000005' },
        fields: [{ name: 'share_bps', label: 'Share', kind: 'percent', required: true }],
        refresh: [],
      }),
    );
    const { sent, user } = show([ask]);
    await press(user, 'Ask for a part');
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: 'Ask for a part' }));
    expect((await dialog.findAllByText('Share is required')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Share/), '12.5');
    await user.click(dialog.getByRole('button', { name: 'Ask for a part' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        path: '/business/policies/1/shares',
        version: '3',
        body: { associate_code: 'U000005', share_bps: 1_250 },
      },
    ]);
  });

  it('wants a reason of that length, and the password where it is not fresh (S-69)', async () => {
    const reset = named(
      recordAction({
        operation: 'resetSecondStep',
        label: 'Reset second step',
        input: { params: { code: 'U000008' } },
        reason: 10,
        refresh: [],
      }),
    );
    const { sent, user } = show(
      [reset],
      [refusal(403, 'confirmation-required', 'Confirm your password to continue')],
    );
    await press(user, 'Reset second step');
    const dialog = await dialogOf();
    const done = await dialog.findByRole('button', { name: 'Reset second step' });
    await user.type(dialog.getByLabelText(/^Reason/), 'short');
    await user.click(done);
    expect((await dialog.findAllByText('Reason must be at least 10 characters')).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText(/^Reason/), ', and now long enough');
    await user.click(done);
    await user.type(await dialog.findByLabelText(/^Password/), 'secret');
    await user.click(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([
      { reason: 'short, and now long enough' },
      { password: 'secret' },
      { reason: 'short, and now long enough' },
    ]);
  });

  it('of no return wants a text typed first', async () => {
    const remove = named(
      recordAction({
        operation: 'deleteAdminPolicy',
        label: 'Delete policy',
        typed: 'GT-1',
        danger: true,
        input: { params, ifMatch: 1 },
        refresh: [],
      }),
    );
    const { sent, user } = show([remove]);
    await press(user, 'Delete policy');
    const dialog = await dialogOf();
    await user.type(await dialog.findByRole('textbox'), 'GT-1');
    await user.click(dialog.getByRole('button', { name: 'Delete policy' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('keeps its dialog with the refusal in it', async () => {
    const remove = named(
      recordAction({
        operation: 'deleteClient',
        label: 'Delete client',
        deletes: 'client',
        input: { params, ifMatch: 1 },
        refresh: [],
      }),
    );
    const { user } = show([remove], [refusal(409, 'client-in-use', 'Client has policies')]);
    await press(user, 'Delete client');
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: /^Delete/ }));
    expect(await dialog.findByText('Client has policies')).toBeInTheDocument();
  });
});

it('only what the row offers is drawn', () => {
  const archive = recordAction({
    operation: 'archiveClient',
    label: 'Archive client',
    input: { params },
    refresh: [],
  });
  const row: { readonly actions: readonly ('archive' | 'restore')[] } = { actions: ['archive'] };
  expect(offered(row, { archive, restore: archive }).map(({ key }) => key)).toEqual(['archive']);
  expect(offered(row, { archive: false })).toEqual([]);
});
