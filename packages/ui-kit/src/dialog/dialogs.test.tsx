import { notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionMenu } from '../menu/action-menu.tsx';
import { renderKit } from '../testing/render.tsx';
import { toast } from '../toasts/toast.tsx';
import { ConfirmByTyping, isConfirmed } from './confirm-by-typing.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { Dialog } from './dialog.tsx';

afterEach(() => act(() => toast.clear()));

function Asked() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      <Dialog opened={opened} title="Question" onClose={() => setOpened(false)}>
        Words
      </Dialog>
    </>
  );
}

/** Mounted only while it is open. */
function AskedAnew() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Ask
      </button>
      {opened && (
        <Dialog opened title="Question" onClose={() => setOpened(false)}>
          Words
        </Dialog>
      )}
    </>
  );
}

function AskedInMenu() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <ActionMenu actions={[{ key: 'ask', label: 'Ask', onClick: () => setOpened(true) }]} />
      <Dialog opened={opened} title="Question" onClose={() => setOpened(false)}>
        Words
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('opens, and gives the focus back', async () => {
    const { user } = renderKit(<Asked />);
    const button = screen.getByRole('button', { name: 'Ask' });
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Question' })).toHaveTextContent('Words');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  const beside = () => document.querySelector('.mantine-Modal-overlay') as HTMLElement;

  it('is left by a click beside it, until something was typed', async () => {
    const onClose = vi.fn();
    const { user } = renderKit(
      <Dialog opened title="Question" onClose={onClose}>
        <input aria-label="Answer" />
      </Dialog>,
    );
    const answer = await screen.findByLabelText('Answer');
    await user.click(beside());
    expect(onClose).toHaveBeenCalledOnce();
    await user.type(answer, 'Yes');
    await user.click(beside());
    expect(onClose).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is not left while its form is on the way', async () => {
    const onClose = vi.fn();
    const show = (isBusy: boolean) => (
      <Dialog opened title="Question" onClose={onClose}>
        <form aria-busy={isBusy}>Words</form>
      </Dialog>
    );
    const { user, rerender } = renderKit(show(true));
    await screen.findByText('Words');
    await user.click(beside());
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    rerender(show(false));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('gives the focus back as well where it is taken out instead of closed', async () => {
    const { user } = renderKit(<AskedAnew />);
    const button = screen.getByRole('button', { name: 'Ask' });
    for (const _time of ['first', 'second']) {
      button.focus();
      await user.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Question' });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(button).toHaveFocus());
    }
  });
});

describe('the focus of a dialog', () => {
  it('starts in the first field, and not on the cross', async () => {
    renderKit(
      <Dialog opened title="Question" onClose={() => undefined}>
        <button type="button">Explain</button>
        <input aria-label="Reason" />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  });

  it('starts at the words where there is nothing to fill in', async () => {
    const { user } = renderKit(
      <Dialog opened title="Question" footer={<button type="button">Go on</button>} onClose={() => undefined}>
        Words
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByText('Words')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
  });

  it('goes back to the button of the menu that it was opened from', async () => {
    const { user } = renderKit(<AskedInMenu />);
    const button = screen.getByRole('button', { name: 'More actions' });
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ask' })).toHaveFocus());
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe('DeleteModal (SPEC 8)', () => {
  it('asks in the words of the specification, with Delete and Keep it', async () => {
    const onDelete = vi.fn(async () => undefined);
    const onClose = vi.fn();
    const { user } = renderKit(<DeleteModal opened name="client" onDelete={onDelete} onClose={onClose} />);
    expect(await screen.findByText('Are you sure you want to delete this client?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('deletes once, cannot be left while it does, and closes then', async () => {
    let finish: () => void = () => undefined;
    const onDelete = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onClose = vi.fn();
    const { user } = renderKit(<DeleteModal opened name="client" onDelete={onDelete} onClose={onClose} />);
    const button = await screen.findByRole('button', { name: 'Delete' });
    await user.click(button);
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(onDelete).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('shows a failure in the dialog and as a toast of 3000 ms (X-09)', async () => {
    const error = { statusCode: 409, message: 'Client has policies and cannot be deleted', requestId: 'r-3' };
    const { user } = renderKit(
      <DeleteModal opened name="client" onDelete={() => Promise.reject(error)} onClose={() => undefined} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(error.message);
    expect(screen.getByText('r-3')).toBeInTheDocument();
    expect(notificationsStore.getState().notifications).toMatchObject([
      { color: 'red', message: { props: { text: error.message } }, autoClose: 3000 },
    ]);
  });
});

describe('ConfirmByTyping (SPEC 5, X-15)', () => {
  it('compares without case and outer spaces', () => {
    expect(isConfirmed('  pay RUN ', 'Pay run')).toBe(true);
    expect(isConfirmed('pay', 'Pay run')).toBe(false);
  });

  it('names the text, takes a pasted one, and only then lets go on', async () => {
    const onConfirm = vi.fn(async () => undefined);
    const { user } = renderKit(
      <ConfirmByTyping
        opened
        title="Close pay run"
        text="November"
        confirmLabel="Close"
        onConfirm={onConfirm}
        onClose={() => undefined}
      >
        Payments are final.
      </ConfirmByTyping>,
    );
    const input = await screen.findByLabelText('Type “November” to confirm');
    const button = screen.getByText('Close').closest('button') as HTMLButtonElement;
    expect(button).toBeDisabled();
    await waitFor(() => expect(input).toHaveFocus());
    await user.click(input);
    await user.paste(' november ');
    await user.click(button);
    expect(onConfirm).toHaveBeenCalledOnce();
  });
});
