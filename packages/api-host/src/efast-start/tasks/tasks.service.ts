import { foldText, messages } from '@upline/domain';
import type { z } from 'zod';
import { published } from '../../content/placed.service.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import { applicable, missingFields, trailFields } from '../../platform/operation/record-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { taskActions } from './tasks.actions.ts';
import { type TaskBody, type task, taskBody } from './tasks.schemas.ts';
import * as store from './tasks.store.ts';

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

/** Tasks of eFast Start, as the home office writes and arranges them (domain.md 2.33). */
export const tasks = (platform: Pick<Platform, 'audit'>) =>
  published(platform, {
    table: 'efast_task',
    name: 'task',
    trail: trailFields<(typeof taskBody)['shape'], store.EfastTask>(taskBody),
    find: store.findTask,
    toAnswer: toTask,
    /** A task has only what belongs to its kind. */
    async columns(_context, given: TaskBody) {
      const errors: FieldError[] = missingFields(taskBody, given);
      const body = applicable(taskBody, given);
      const { kind, address } = body;
      if (address !== null && !PLACE_IN_APP.test(address) && !(kind === 'Link' && isHttps(address)))
        errors.push({
          field: 'address',
          message:
            kind === 'Link'
              ? messages.httpsLink
              : 'Address must be a page of the portal, such as /account/photo',
        });
      if (errors.length > 0) throw invalid(errors);
      return { ...body, title_key: foldText(body.title) };
    },
  });
