import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { LISTED_BY, SHOWN_BY } from '../content-lists.ts';

type Task = OperationAnswer<'getEfastTask'>;

/** What may be done to a task, in the list as on its own page. */
export function efastActions(
  task: Pick<Task, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] {
  const params = { id: task.id };
  const input = { params, ifMatch: task.version };
  const refresh = SHOWN_BY.efast;
  return offered(task, {
    update: { label: 'Edit task', to: { to: '/content/efast-start/$id/edit', params } },
    publish: recordAction({
      operation: 'publishEfastTask',
      label: 'Publish',
      input,
      refresh,
      message: 'Task published',
      many: { label: 'Publish', done: 'published' },
    }),
    unpublish: recordAction({
      operation: 'unpublishEfastTask',
      label: 'Unpublish',
      about: 'It leaves every checklist. Ticks are kept for when it is published again.',
      input,
      refresh,
      message: 'Task unpublished',
      many: { label: 'Unpublish', done: 'unpublished' },
    }),
    delete: recordAction({
      operation: 'deleteEfastTask',
      label: 'Delete draft',
      deletes: 'task',
      input,
      refresh: LISTED_BY.efast,
      message: 'Task deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
