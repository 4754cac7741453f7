import { type FormEvent, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { DeleteModal } from '../../dialog/delete-modal.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
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
    <Dialog opened onClose={onClose} title={own ? 'Rename view' : 'Save as view'}>
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
    </Dialog>
  );
}

function DeleteView({ task, views, onDeleted, onClose }: ViewDialogProps) {
  if (task.kind !== 'delete') return null;
  const { view } = task;
  return (
    <DeleteModal
      opened
      name="view"
      onDelete={async () => views.onDelete?.(view)}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
