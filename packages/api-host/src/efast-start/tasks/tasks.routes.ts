import { managing, moveOperation, publishOperations } from '../../content/placed.operations.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { taskList } from './tasks.list.ts';
import { taskExamples as examples, task, taskBody } from './tasks.schemas.ts';
import { tasks, toTask } from './tasks.service.ts';
import { taskSource } from './tasks.store.ts';

const tag = 'Content';
const path = '/admin/efast-tasks';
const about = { name: 'EfastTask', path, tag, noun: 'a task', id: examples.id };

/** Tasks of eFast Start, as the home office writes and publishes them (domain.md 2.33, 2.36). */
export const efastTaskRoutes: Area = (platform) => {
  const service = tasks(platform);
  return [
    ...listOperations(platform, {
      name: 'EfastTasks',
      path,
      tag,
      summary: 'Tasks of eFast Start in their order',
      policy: managing,
      list: taskList,
      row: task,
      source: ({ db }) => taskSource(db),
      toRow: (row, { caller }) => toTask(row, caller),
      examples: { rows: [examples.row] },
      count: { summary: 'How many tasks match', example: { count: 9 } },
    }),
    ...recordOperations(
      {
        ...about,
        reading: managing,
        writing: managing,
        body: taskBody,
        answer: task,
        examples,
        get: { summary: 'A task' },
        create: { summary: 'Draft a task, as the last one', isLocated: true },
        update: { summary: 'Change a task' },
        remove: { summary: 'Delete a draft', refusals: [409] },
      },
      service,
    ),
    moveOperation(about, service.move),
    ...publishOperations(about, task, examples.answer, service),
  ];
};
