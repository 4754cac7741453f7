import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { published } from '../../content/placed.service.ts';
import { type AuditFields, auditChanges } from '../../platform/audit/audit-changes.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { type FieldError, invalid, notFound } from '../../platform/operation/problem.ts';
import { applicable, missingFields, trailFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { taskActions } from './tasks.actions.ts';
import { type TaskBody, type task, taskBody } from './tasks.schemas.ts';
import * as store from './tasks.store.ts';

const TRAIL: AuditFields<TaskBody> = trailFields<(typeof taskBody)['shape'], TaskBody>(taskBody);

const PLACE_IN_APP = /^\/(?![/\\])/;
const isHttps = (value: string) => value.startsWith('https://') && URL.canParse(value);

export const toTask = (row: store.EfastTask, caller: Caller): z.input<typeof task> => ({
  id: row.id,
  title: row.title,
  description: row.description,
  kind: row.kind,
  video: row.video,
  address: row.address,
  observes: row.observes,
  is_required: row.is_required,
  days_offset: row.days_offset,
  status: row.status,
  position: row.position,
  updated_at: row.updated_at,
  version: row.version,
  actions: taskActions.of(caller, row),
});

/** The columns of a body that keeps the rules; a task has only what belongs to its kind. */
function checked(given: TaskBody) {
  const errors: FieldError[] = missingFields(taskBody, given);
  const body = applicable(taskBody, given);
  const { kind, address } = body;
  if (address !== null && !PLACE_IN_APP.test(address) && !(kind === 'Link' && isHttps(address)))
    errors.push({
      field: 'address',
      message:
        kind === 'Link' ? messages.httpsLink : 'Address must be a page of the portal, such as /account/photo',
    });
  if (errors.length > 0) throw invalid(errors);
  return { ...body, title_key: foldText(body.title) };
}

/** Tasks of eFast Start, as the home office writes and arranges them (domain.md 2.33). */
export function tasks(platform: Pick<Platform, 'audit'>) {
  const common = published(platform, { table: 'efast_task', name: 'task' });

  async function detail({ db, caller }: SignedInContext, id: string): Promise<z.input<typeof task>> {
    const row = await store.findTask(db, id);
    if (!row) throw notFound();
    return toTask(row, caller);
  }

  return {
    get: detail,
    move: common.move,
    publish: common.publish,
    unpublish: common.unpublish,
    remove: (context: SignedInContext, id: string, version: number) =>
      common.removeDraft(context, id, version),

    async create(context: SignedInContext, body: TaskBody) {
      const { db, now, caller } = context;
      const columns = checked(body);
      const position = await common.lastPlace(context);
      const row = await store.taskWrites.insert(db, { ...columns, position, ...addedBy({ now, caller }) });
      common.trail(context, row, 'create', auditChanges(TRAIL, undefined, columns));
      return detail(context, row.id);
    },

    async update(context: SignedInContext, id: string, version: number, body: TaskBody) {
      const { db, now, caller } = context;
      await common.locked(context, id, version);
      const before = await store.findTask(db, id);
      if (!before) throw notFound();
      const columns = checked(body);
      const changes = auditChanges(TRAIL, before, columns);
      if (changes.length > 0) {
        await store.taskWrites.write(db, id, { ...columns, ...changedBy({ now, caller }) });
        common.trail(context, { ...before, ...columns }, 'update', changes);
      }
      return detail(context, id);
    },
  };
}
