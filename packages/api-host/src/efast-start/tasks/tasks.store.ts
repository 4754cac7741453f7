import type { Db } from '../../platform/database/database.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { Row } from '../../platform/database/tables.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';

export type EfastTask = Row<'efast_task'>;

export const taskSource = (db: Db) =>
  keyedSource('efast_task.id', db.selectFrom('efast_task'), (query) => query.selectAll('efast_task'));

export const findTask = (db: Db, id: string) =>
  db.selectFrom('efast_task').selectAll().where('id', '=', id).executeTakeFirst();

export const taskWrites = rowWrites('efast_task');
