import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { createApi, TokenStore } from '@upline/api-client';
import { type AppConfig, ClientProvider, createQueryClient, useSave } from '@upline/shell';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFeature, startTestHost, type TestHost } from '../index.ts';
import { sampleFeature } from './sample-feature.tsx';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const openNote = () => renderFeature({ host, features: [sampleFeature], at: '/note', as: 'ana' });

describe('a save', () => {
  it('leaves no draft: what is saved is not put back, only what is typed after it (R-33)', async () => {
    const view = await openNote();
    await view.user.type(await screen.findByLabelText('Text'), 'a whole thought');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
    const leave = () => fireEvent(window, new PageTransitionEvent('pagehide'));
    leave();
    expect(sessionStorage.getItem('draft:/note')).toBeNull();
    await view.user.type(screen.getByLabelText('Text'), ' and more');
    leave();
    expect(sessionStorage.getItem('draft:/note')).toContain('a whole thought and more');
  });

  it('is sent once however often it is clicked, refreshes and says so (R-34)', async () => {
    const view = await openNote();
    await view.user.dblClick(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
    expect(view.sent.filter(({ path }) => path === '/notifications/mark-all-read')).toHaveLength(1);
    await waitFor(() =>
      expect(view.sent.filter(({ path }) => path === '/notifications/unread/count').length).toBeGreaterThan(
        1,
      ),
    );
  });

  it('on its way is counted, and the tab asks before it closes on it', async () => {
    const view = await openNote();
    await screen.findByLabelText('Text');
    const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closes()).toBe(true);
    view.failures.fail('/notifications/mark-all-read', 'network');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closes()).toBe(false));
    expect(view.queryClient.isMutating({ mutationKey: ['markAllNotificationsRead'] })).toBe(1);
    view.failures.heal();
    expect(await screen.findByText('Form submitted successfully')).toBeInTheDocument();
    await waitFor(() => expect(closes()).toBe(true));
    expect(view.queryClient.isMutating()).toBe(0);
  });
});

it('leads to another site with its answer, and the tab does not ask', async () => {
  const view = await openNote();
  await screen.findByLabelText('Text');
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  let answer = (_: string) => {};
  const write = view.queryClient.getMutationCache().build(view.queryClient, {
    mutationFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  const left = write.execute(undefined).then(leave);
  await waitFor(() => expect(leave()).toBe(false));
  answer('https://checkout.stripe.com');
  expect(await left).toBe(true);
});

/** `useSave` alone over a server that gives these answers in turn, and the keys and bodies that were sent. */
function savingOver(answers: readonly number[]) {
  const left = [...answers];
  const sent: { readonly key: string | null; readonly body: string }[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    tokens: new TokenStore(window),
    fetch: async (request) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.text() });
      const status = left.shift() ?? 200;
      return new Response('{"id":"v-1"}', { status, headers: { 'content-type': 'application/json' } });
    },
  });
  const queryClient = createQueryClient(api);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={{ api, config: {} as AppConfig }}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  const said: string[] = [];
  const message = ({ id }: { readonly id: string }) => {
    said.push(id);
    return 'Done';
  };
  const hook = renderHook(
    () => useSave({ operation: 'updateNotification', refresh: ['listNotifications'], message }),
    { wrapper },
  );
  return { ...hook, sent, said, queryClient };
}
const marked = (id: string) => ({ params: { id }, body: { status: 'Read' as const } });

describe('useSave', () => {
  it('tries the same intention again with its key, and another one with its own (R-01)', async () => {
    const { result, sent } = savingOver([409, 409, 409, 200, 200]);
    for (const id of ['a', 'a', 'b', 'b']) await act(() => result.current.save(marked(id)));
    // Done is done: the same once more is a new intention, unless it belongs to a double click.
    await act(() => result.current.save(marked('c')));
    await act(() => result.current.save(marked('b')));
    const keys = sent.map(({ key }) => key);
    expect(keys).toHaveLength(6);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(4);
  });

  it('keeps the failure until it is forgotten, and throws it for who shows it', async () => {
    const { result } = savingOver([409, 409]);
    await act(() => result.current.save(marked('a')));
    await waitFor(() => expect(result.current.error?.statusCode).toBe(409));
    expect(result.current.saving).toBe(false);
    act(() => result.current.clear());
    await waitFor(() => expect(result.current.error).toBeUndefined());
    await act(() => expect(result.current.send(marked('a'))).rejects.toMatchObject({ statusCode: 409 }));
  });

  it('answers every click on the way with the one answer, and says it once', async () => {
    const { result, sent, said } = savingOver([]);
    const answers = await act(() =>
      Promise.all([result.current.send(marked('a')), result.current.send(marked('b'))]),
    );
    expect(answers).toEqual([{ id: 'v-1' }, { id: 'v-1' }]);
    expect(sent).toHaveLength(1);
    expect(said).toEqual(['v-1']);
  });

  it('is finished after the page that sent it has gone, and is then forgotten', async () => {
    const { result, sent, queryClient, unmount } = savingOver([]);
    queryClient.setQueryData(['listNotifications', {}], { rows: [] });
    const answer = act(() => {
      const answer = result.current.send(marked('a'));
      unmount();
      return answer;
    });
    expect(await answer).toEqual({ id: 'v-1' });
    expect(sent).toHaveLength(1);
    expect(queryClient.getQueryState(['listNotifications', {}])?.isInvalidated).toBe(true);
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });
});
