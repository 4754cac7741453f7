import '@mantine/core/styles/Radio.layer.css';
import { Radio } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { DeleteModal } from '../../dialog/delete-modal.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { TextField } from '../../field/text-field.tsx';
import { nameProblem } from '../model/views.ts';
import type { ViewTask } from '../toolbar/view-tabs.tsx';
import type { DataListState, DataListViews, SavedView } from '../types.ts';
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

/** Names a view, says who sees it, or asks before it is deleted. */
export function ViewDialog({ task, ...props }: ViewDialogProps) {
  if (task.kind === 'delete') return <DeleteView view={task.view} {...props} />;
  if (task.kind === 'share') return <ShareView view={task.view} {...props} />;
  return <NameView task={task} {...props} />;
}

type OfView = Omit<ViewDialogProps, 'task'> & { view: SavedView };

const firstName = (task: ViewTask) =>
  task.kind === 'create'
    ? ''
    : task.kind === 'copy'
      ? `${task.view.name} (copy)`.slice(0, 60)
      : task.view.name;

function NameView({ task, views, state, onSaved, onClose }: ViewDialogProps) {
  const own = task.kind === 'rename' ? task.view : null;
  const [name, setName] = useState(firstName(task));
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
    <Dialog
      opened
      onClose={onClose}
      title={own ? 'Rename view' : task.kind === 'copy' ? 'Copy view' : 'Save as view'}
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
    </Dialog>
  );
}

/** Only the owner, or a team of the owner: each member sees the view over own rows. */
function ShareView({ view, views, onClose }: OfView) {
  const [team, setTeam] = useState(view.sharedWith ?? '');
  const { busy, problem, setProblem, run } = useStep(onClose);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Share ${view.name}`}
      footer={
        <>
          <Button
            variant="filled"
            loading={busy}
            onClick={() => void run(async () => views.onShare?.(view, team || null))}
          >
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <Radio.Group
        label="Who sees this view"
        description="It carries filters, columns and order. Everybody sees their own rows in it and cannot change it."
        value={team}
        error={problem}
        onChange={(next) => {
          setTeam(next);
          setProblem(null);
        }}
      >
        {[{ value: '', label: 'Only me' }, ...(views.teams ?? [])].map(({ value, label }) => (
          <Radio key={value} className={styles.check ?? ''} value={value} label={label} />
        ))}
      </Radio.Group>
    </Dialog>
  );
}

function DeleteView({ view, views, onDeleted, onClose }: OfView) {
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
