import { type ReactNode, useState } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { RequestId } from '../errors/request-id.tsx';
import { TextField } from '../field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { useTask } from './use-task.ts';

/** Whether the typed text equals the asked one, ignoring case, after trimming (SPEC 5). */
export function isConfirmed(typed: string, text: string): boolean {
  return typed.trim().toLocaleLowerCase('en-US') === text.trim().toLocaleLowerCase('en-US');
}

export interface ConfirmByTypingProps {
  readonly opened: boolean;
  readonly title: string;
  /** What must be typed. */
  readonly text: string;
  /** What will happen, and that it cannot be undone. */
  readonly children: ReactNode;
  /** A verb with its object: `Close pay run`. */
  readonly confirmLabel: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a text before something that cannot be undone; names the text, and pasting it is fine. */
export function ConfirmByTyping(props: ConfirmByTypingProps) {
  const { opened, title, text, children, confirmLabel, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const leave = () => {
    setTyped('');
    onClose();
  };
  const task = useTask(onConfirm, leave);
  const ready = isConfirmed(typed, text);
  return (
    <Dialog
      opened={opened}
      title={title}
      locked={task.processing}
      onClose={() => {
        task.forget();
        leave();
      }}
      footer={
        <>
          <Button onClick={leave} disabled={task.processing}>
            Cancel
          </Button>
          <Button variant="filled" color="red" loading={task.processing} disabled={!ready} onClick={task.run}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) void task.run();
        }}
      >
        <TextField
          label={`Type “${text}” to confirm`}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          startsFocused
        />
      </form>
      {task.problem && (
        <Banner tone="danger" live title={task.problem.message}>
          Nothing was changed.
          <RequestId id={task.problem.requestId} />
        </Banner>
      )}
    </Dialog>
  );
}
