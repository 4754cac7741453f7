import type { Db } from '../../platform/database/database.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';

export const pageSource = (db: Db) =>
  keyedSource('content_page.id', db.selectFrom('content_page'), (query) => query.selectAll('content_page'));

export const findPage = (db: Db, id: string) =>
  db.selectFrom('content_page').selectAll().where('id', '=', id).executeTakeFirst();
