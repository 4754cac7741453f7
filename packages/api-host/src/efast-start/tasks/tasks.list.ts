import { EFAST_KINDS, foldText, PUBLISH_STATUSES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import type { EfastTask } from './tasks.store.ts';

/** Tasks of eFast Start in their order. */
export const taskList = defineList<EfastTask>({
  name: 'efast-tasks',
  fields: {
    title: { label: 'Title', type: 'text', column: 'efast_task.title_key', normalize: foldText },
    kind: { label: 'Kind', type: 'enum', column: 'efast_task.kind', options: EFAST_KINDS },
    is_required: { label: 'Required', type: 'boolean', column: 'efast_task.is_required' },
    days_offset: { label: 'Due After Days', type: 'number', column: 'efast_task.days_offset' },
    status: { label: 'Status', type: 'enum', column: 'efast_task.status', options: PUBLISH_STATUSES },
    position: { label: 'Position', type: 'number', column: 'efast_task.position' },
    updated_at: { label: 'Updated', type: 'datetime', column: 'efast_task.updated_at' },
  },
  defaultOrder: { position: 'ASC' },
  key: { column: 'efast_task.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
