import { notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { toast } from '../toasts/toast.tsx';
import { lazyLayer } from './lazy-layer.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}
const Words = ({ opened }: Props) => <p>{opened ? 'Opened' : 'Closed'}</p>;

function page(load: () => Promise<ComponentType<Props>>) {
  const Layer = lazyLayer(load);
  const onClose = vi.fn();
  function Page() {
    const [opened, setOpened] = useState(false);
    const close = () => {
      onClose();
      setOpened(false);
    };
    return (
      <main>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        <button type="button" onClick={close}>
          Close
        </button>
        <Layer opened={opened} onClose={close} />
      </main>
    );
  }
  return { ...renderKit(<Page />), onClose, Layer };
}

// Toasts outlive the test that gave them.
beforeEach(() => act(() => toast.clear()));

it('keeps the page when the code of a layer cannot be had, says so, and asks again at the next press', async () => {
  let fail = true;
  const { user, onClose } = page(async () => {
    if (fail) throw new TypeError('Failed to fetch');
    return Words;
  });
  await user.type(screen.getByLabelText('Note'), 'typed');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(notificationsStore.getState().notifications).toMatchObject([
    {
      color: 'red',
      message: { props: { text: 'This part could not be loaded. Check your connection and try again.' } },
    },
  ]);
  expect(screen.getByLabelText('Note')).toHaveValue('typed');
  fail = false;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Opened')).toBeVisible();
  expect(notificationsStore.getState().notifications).toHaveLength(1);
});

it('asks once, ahead where it is told to, mounts nothing before it is opened, and stays for the way out', async () => {
  const load = vi.fn(async () => Words);
  const { user, Layer } = page(load);
  await Layer.preload();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('Closed')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Opened')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Closed')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
