import { daysBetween, messages } from '@upline/domain';
import type { z } from 'zod';
import { attachmentsById } from '../attachments/attachments.store.ts';
import type { Db } from '../platform/database/database.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/operation/problem.ts';
import { badgesOf, EFAST_DAYS, progressOf, standingOf } from './efast-starts.rules.ts';
import type { efastStart, TickBody } from './efast-starts.schemas.ts';
import * as store from './efast-starts.store.ts';

export const EFAST_DOCUMENT = 'efast-document';

interface Asked {
  readonly db: Db;
  readonly today: string;
  readonly caller: { readonly code: string };
}

/** The checklist of an associate (domain.md 2.33); undefined for anybody else. */
export async function startOf({
  db,
  today,
  code,
}: Pick<Asked, 'db' | 'today'> & { readonly code: string }): Promise<z.input<typeof efastStart> | undefined> {
  const facts = (await store.factsOf(db, [code])).get(code);
  if (!facts) return undefined;
  const tasks = (await store.publishedTasks(db)).map((task) => standingOf(task, facts));
  const names = await store.documentNames(db, code);
  return {
    joined_on: facts.join_date,
    day: daysBetween(facts.join_date, today),
    ...progressOf(tasks),
    tasks: tasks.map(({ days_offset: _, document_id, ...task }) => ({
      ...task,
      is_overdue: task.done_at === null && task.due_on < today,
      document: document_id === null ? null : { id: document_id, name: names.get(document_id) ?? 'Document' },
    })),
    badges: badgesOf(tasks),
  };
}

/** The same of the caller. */
export async function ownStart({ db, today, caller }: Asked): Promise<z.input<typeof efastStart>> {
  const start = await startOf({ db, today, code: caller.code });
  if (!start) throw forbidden();
  return start;
}

/** As many open tasks as the dashboard names. */
const NEXT = 3;

/** What the dashboard shows of it during the first days; null afterwards (domain.md 2.34). */
export async function startOnDashboard(asked: Asked & { readonly joined_on: string | null }) {
  const { today, joined_on } = asked;
  const daysLeft = joined_on === null ? -1 : EFAST_DAYS - daysBetween(joined_on, today);
  if (daysLeft < 0) return null;
  const { percent, required, required_done, tasks } = await ownStart(asked);
  if (tasks.length === 0) return null;
  return {
    percent,
    required,
    required_done,
    days_left: daysLeft,
    next: tasks
      .filter(({ done_at }) => done_at === null)
      .slice(0, NEXT)
      .map(({ id, title, due_on, is_overdue }) => ({ id, title, due_on, is_overdue })),
  };
}

/** How far each of these associates has come, by code. */
export async function progressOfAll(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, ReturnType<typeof progressOf>>> {
  if (codes.length === 0) return new Map();
  const tasks = await store.publishedTasks(db);
  const facts = await store.factsOf(db, codes);
  return new Map(
    [...facts].map(([code, own]) => [code, progressOf(tasks.map((task) => standingOf(task, own)))]),
  );
}

/** Ticks a task of the caller or takes the tick off. */
export async function tick(
  { db, caller: { code }, now }: SignedInContext,
  id: string,
  { is_done, document_id }: TickBody,
): Promise<void> {
  const task = await store.findPublished(db, id);
  if (!task) throw notFound();
  if (task.observes !== null) throw conflict('observed', 'This task ticks itself as soon as it is done');
  if (!is_done) return store.removeDone(db, code, id);
  const isUpload = task.kind === 'Upload';
  if (isUpload && document_id === null)
    throw invalid([{ field: 'document_id', message: messages.required('Document') }]);
  const file = document_id === null ? undefined : (await attachmentsById(db, [document_id])).get(document_id);
  const isOwn = isUpload && file?.purpose === EFAST_DOCUMENT && file.owner_code === code;
  if (document_id !== null && !isOwn)
    throw invalid([{ field: 'document_id', message: messages.invalid('Document') }]);
  await store.enterDone(db, { code, taskId: id, now, documentId: document_id });
}
