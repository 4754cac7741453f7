import { useQuery } from '@tanstack/react-query';
import { cleanFilter } from '@upline/domain';
import { queryFor, useGo } from '@upline/shell';
import { Banner, Button, SelectField } from '@upline/ui-kit';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import type { ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { RequestId } from '@upline/ui-kit/errors/request-id.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { IconTrash } from '@upline/ui-kit/icons/icons.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { type ChangeField, counted, type EditedResource } from './change-lists.ts';
import classes from './changes.module.css';
import { usePreviewEdits } from './changes.mutations.ts';
import { sentValue, type Typed, ValueFieldOf } from './value-field.tsx';

export interface EditDialogProps {
  readonly resource: EditedResource;
  readonly selection: ListSelection;
  readonly onClose: () => void;
}

/** Chooses fields and their new values for the selected rows; the next page shows what would become of each. */
export function EditDialog({ resource, selection, onClose }: EditDialogProps) {
  const go = useGo();
  const fields = useQuery(queryFor('getChangeFields', { query: { resource } }));
  const preview = usePreviewEdits(resource);
  const named = selection.mode === 'rows' ? { ids: [...selection.ids] } : {};
  const send = async (changes: Record<string, string | number | boolean | null>) => {
    const filter = JSON.stringify(cleanFilter(selection.filter));
    const begun = await preview.send({ body: { ...named, filter, changes } });
    onClose();
    await go({ to: '/business/changes/$id', params: { id: begun.id } });
  };
  if (fields.data)
    return (
      <EditForm
        title={`Change ${counted(resource, selection.count)}`}
        editable={fields.data.editable}
        send={send}
        onClose={onClose}
      />
    );
  return (
    <Dialog opened title={`Change ${counted(resource, selection.count)}`} size="lg" onClose={onClose}>
      {fields.error ? (
        <ErrorState error={fields.error} onRetry={() => void fields.refetch()} />
      ) : (
        <Loading label="Loading fields" />
      )}
    </Dialog>
  );
}

interface Line {
  readonly key: string;
  readonly value: Typed;
}

export interface EditFormProps {
  readonly title: string;
  readonly editable: readonly ChangeField[];
  /** Asks for the preview; what it throws is shown at its field. */
  readonly send: (changes: Record<string, string | number | boolean | null>) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The fields and values of a bulk edit. What was entered stays when the preview is refused or the network is lost. */
export function EditForm({ title, editable, send, onClose }: EditFormProps) {
  const [lines, setLines] = useState<readonly Line[]>([{ key: '', value: null }]);
  const chosen = lines.flatMap(({ key, value }) => {
    const field = editable.find((one) => one.key === key);
    return field ? [[key, sentValue(field, value)] as const] : [];
  });
  const task = useTask(
    () => send(Object.fromEntries(chosen)),
    () => undefined,
  );
  const change = (index: number, next: Line) => {
    task.forget();
    setLines(lines.map((line, at) => (at === index ? next : line)));
  };
  const free = (line: Line) =>
    editable
      .filter(({ key }) => key === line.key || !lines.some((other) => other.key === key))
      .map(({ key, label }) => ({ value: key, label }));
  const errorOf = (path: string) => task.problem?.fields.find(({ field }) => field === path)?.message;
  const placed = task.problem?.fields.filter(({ field }) => field.startsWith('changes.')).length ?? 0;
  const others = task.problem?.fields.filter(({ field }) => !field.startsWith('changes.')) ?? [];
  return (
    <Dialog
      opened
      title={title}
      size="lg"
      locked={task.processing}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={task.processing}>
            Cancel
          </Button>
          <Button
            variant="filled"
            disabled={chosen.length === 0}
            loading={task.processing}
            onClick={() => void task.run()}
          >
            Preview
          </Button>
        </>
      }
    >
      <div className={layout.close}>
        {lines.map((line, index) => {
          const field = editable.find(({ key }) => key === line.key);
          return (
            <div key={line.key || 'next'} className={classes.field}>
              <SelectField
                label="Field"
                required
                options={free(line)}
                value={line.key}
                onChange={(key) => change(index, { key, value: null })}
              />
              {field ? (
                <ValueFieldOf
                  field={field}
                  value={line.value}
                  onChange={(value) => change(index, { key: line.key, value })}
                  error={errorOf(`changes.${line.key}`)}
                />
              ) : (
                <span />
              )}
              {lines.length > 1 && (
                <IconButton
                  label={`Leave out ${field?.label ?? 'this field'}`}
                  onClick={() => setLines(lines.filter((_, at) => at !== index))}
                >
                  <IconTrash size={18} stroke={1.75} />
                </IconButton>
              )}
            </div>
          );
        })}
      </div>
      {lines.length < editable.length && lines.every(({ key }) => key !== '') && (
        <div>
          <Button variant="subtle" onClick={() => setLines([...lines, { key: '', value: null }])}>
            Another field
          </Button>
        </div>
      )}
      <p className={layout.muted}>Nothing is changed yet: the next page shows every row before and after.</p>
      {task.problem && (placed === 0 || others.length > 0) && (
        <Banner tone="danger" live title={others[0]?.message ?? task.problem.message}>
          Nothing was changed, and what you entered is kept.
          <RequestId id={task.problem.requestId} />
        </Banner>
      )}
    </Dialog>
  );
}
