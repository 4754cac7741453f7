import { efastTasksFields } from '@upline/api-client/lists/efast-tasks.ts';
import { columnsFor, ListScreen } from '@upline/shell';
import { EFAST_LIST, SHOWN_BY } from '../content-lists.ts';
import { useRowMove } from '../use-row-move.ts';
import { efastActions } from './efast.actions.ts';

const COLUMNS = columnsFor<'listEfastTasks'>(efastTasksFields, [
  { field: 'title', pinned: true, cardRole: 'title', width: 320 },
  { field: 'kind', cardRole: 'subtitle', width: 110 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'position', width: 90 },
  { field: 'updated_at', relative: true, cardRole: 'meta', width: 130 },
  { field: 'is_required', width: 110 },
  { field: 'days_offset', width: 140 },
]);

/** `content/efast-start`: tasks in their order (domain.md 2.36). */
export function EfastTasksScreen() {
  return (
    <ListScreen
      title="eFast Start"
      create={{
        label: 'Create task',
        to: { to: '/content/efast-start/create' },
        needs: 'createEfastTask',
        whereEmpty: true,
      }}
      operations={EFAST_LIST}
      noun={{ one: 'task', many: 'tasks' }}
      columns={COLUMNS}
      rowTarget={({ id }) => ({ to: '/content/efast-start/$id', params: { id } })}
      actions={efastActions}
      onMoveRow={useRowMove('moveEfastTask', SHOWN_BY.efast)}
      search={{ field: 'title', placeholder: 'Search tasks' }}
      empty={{ title: 'Nothing here yet. Write your first task.' }}
    />
  );
}
