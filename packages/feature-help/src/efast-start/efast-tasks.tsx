import { dayAt } from '@upline/domain';
import { useMay, useSave } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { IconCircle, IconCircleCheck } from '@upline/ui-kit/icons/icons.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useState } from 'react';
import classes from './efast.module.css';
import type { Task } from './efast.ts';
import { TaskPlace } from './task-place.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** The tasks in their order, each with the way to it and its tick; what the system sees ticks itself. */
export function EfastTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const [dialog, setDialog] = useState<ReactNode>();
  return (
    <>
      <ol className={layout.list} aria-label="Tasks">
        {tasks.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            onUpload={() => setDialog(<UploadDialog task={task} onClose={() => setDialog(undefined)} />)}
          />
        ))}
      </ol>
      {dialog}
    </>
  );
}

interface TaskLineProps {
  readonly task: Task;
  readonly onUpload: () => void;
}

function TaskLine({ task, onUpload }: TaskLineProps) {
  const { id, title, description, kind, observes, is_required, due_on, is_overdue, done_at } = task;
  const mayTick = useMay('tickEfastTask');
  const { save, saving, error } = useSave({
    operation: 'tickEfastTask',
    refresh: ['getEfastStart', 'getMainDashboard'],
  });
  const isDone = done_at !== null;
  const toggle = () => void save({ params: { id }, body: { is_done: !isDone, document_id: null } });
  return (
    <li className={classes.line} data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconCircle size={20} stroke={1.75} aria-hidden />
      )}
      <div className={classes.words}>
        <span className={layout.strong}>
          {title}
          <span className="up-sr-only">{isDone ? ', done' : ', not done yet'}</span>
        </span>
        {description && <span className={layout.muted}>{description}</span>}
        <span className={layout.muted}>
          {is_required ? 'Required' : 'Optional'}
          {' · '}
          {isDone ? (
            <>
              done <DateText value={dayAt(new Date(done_at))} />
            </>
          ) : (
            <>
              due <DateText value={due_on} />
            </>
          )}
          {observes && !isDone && ' · ticks itself'}
        </span>
        <TaskPlace task={task} />
        {error && <span role="alert">{error.message}</span>}
      </div>
      <div className={classes.buttons}>
        {is_overdue && <Status value="Overdue" tone="warning" />}
        {mayTick && kind === 'Upload' && (
          <Button
            size="xs"
            aria-label={`${isDone ? 'Replace' : 'Upload'} the document of ${title}`}
            onClick={onUpload}
          >
            {isDone ? 'Replace' : 'Upload'}
          </Button>
        )}
        {mayTick && observes === null && (kind !== 'Upload' || isDone) && (
          <Button
            size="xs"
            loading={saving}
            aria-label={isDone ? `${title} is not done` : `${title} is done`}
            onClick={toggle}
          >
            {isDone ? 'Not done' : 'Done'}
          </Button>
        )}
      </div>
    </li>
  );
}
