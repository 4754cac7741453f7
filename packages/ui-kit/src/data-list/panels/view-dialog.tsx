import { Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { TextField } from '../../field/text-field.tsx';
import { nameProblem } from '../model/views.ts';
import type { DataListState, DataListViews } from '../types.ts';
import type { ViewTask } from '../view-tabs.tsx';
import styles from './panels.module.css';

interface ViewDialogProps {
  task: ViewTask;
  views: DataListViews;
  state: DataListState;
  onSaved: (id: string) => void;
  onDeleted: () => void;
  onClose: () => void;
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'The view could not be saved.');

/** Runs one step of a dialog: busy meanwhile, closed when it went well, its error shown inside when not. */
function useStep(onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await step();
      onClose();
    } catch (error) {
      setProblem(textOf(error));
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, run };
}

/** Names a view, or asks before one is deleted. */
export function ViewDialog(props: ViewDialogProps) {
  return <>{props.task.kind === 'delete' ? <DeleteView {...props} /> : <NameView {...props} />}</>;
}

function NameView({ task, views, state, onSaved, onClose }: ViewDialogProps) {
  const own = task.kind === 'rename' ? task.view : null;
  const [name, setName] = useState(own?.name ?? '');
  const { busy, problem, setProblem, run } = useStep(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wrong = nameProblem(name, views.items, own?.id);
    if (wrong) return setProblem(wrong);
    void run(async () => {
      if (own) await views.onRename?.(own, name.trim());
      else {
        const id = await views.onCreate?.(name.trim(), state);
        if (id) onSaved(id);
      }
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={own ? 'Rename view' : 'Save as view'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit} noValidate>
        <TextField
          label="Name"
          required
          startsFocused
          value={name}
          onChange={setName}
          maxLength={60}
          {...(problem ? { error: problem } : {})}
        />
        <p className={styles.help}>Keeps the filters, the sort and the columns as they are now.</p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {own ? 'Rename' : 'Save view'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function DeleteView({ task, views, onDeleted, onClose }: ViewDialogProps) {
  const { busy, problem, run } = useStep(onClose);
  if (task.kind !== 'delete') return null;
  const confirm = () =>
    run(async () => {
      await views.onDelete?.(task.view);
      onDeleted();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Delete “${task.view.name}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={styles.text}>Are you sure you want to delete this view?</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button data-autofocus onClick={onClose}>
          Keep it
        </Button>
        <Button variant="filled" color="red" loading={busy} onClick={() => void confirm()}>
          Delete
        </Button>
      </div>
    </Modal>
  );
}
