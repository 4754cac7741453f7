import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing, timestamp } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { jobActions, messageActions } from './failed-work.actions.ts';
import { failedJobList, failedMessageList } from './failed-work.list.ts';
import { defineSettledWorkTasks } from './failed-work.retention.ts';
import { failedWork } from './failed-work.service.ts';
import * as store from './failed-work.store.ts';

const tag = 'Operations';
const reading = {
  needs: 'audit.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const acting = { ...reading, needs: 'settings.manage' } as const satisfies Policy;

const jobParams = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});
const messageParams = z.strictObject({ id: idParam() });

const failedJob = z.strictObject({
  id: z.int(),
  task: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  failed_at: timestamp().nullable(),
  created_at: timestamp(),
  actions: z.array(z.enum(['run', 'discard'])),
});

const failedMessage = z.strictObject({
  id: z.uuid(),
  channel: z.enum(['Email', 'SMS']),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  failed_at: timestamp().nullable(),
  created_at: timestamp(),
  actions: z
    .array(z.enum(['send', 'discard']))
    .meta({ description: 'Codes and links have expired: they are not sent' }),
});

const id = '0f3d1c52-6b0e-4c1f-9a57-0d3c5d5f8a11';
const times = { failed_at: '2026-11-21T15:04:05.000Z', created_at: '2026-11-21T14:04:05.000Z' };
const jobExample = {
  id: 812,
  task: 'write-export',
  attempts: 10,
  last_error: 'Connection terminated',
  ...times,
  actions: ['run', 'discard'],
} satisfies z.input<typeof failedJob>;
const messageExample = {
  id,
  channel: 'Email',
  kind: 'policy-action-required',
  recipient: 'ana@demo.upline.test',
  subject: 'Policy ABC-123 needs your attention',
  ...times,
  actions: ['send', 'discard'],
} satisfies z.input<typeof failedMessage>;

/** Jobs and messages that gave up, for operators (R-15, R-NTF-04). */
export const failedWorkRoutes: Area = (platform) => {
  defineSettledWorkTasks(platform.jobs);
  const service = failedWork(platform);
  return [
    ...listOperations(platform, {
      name: 'FailedJobs',
      path: '/admin/failed-jobs',
      tag,
      summary: 'Jobs whose attempts are used up, newest first',
      policy: reading,
      list: failedJobList,
      row: failedJob,
      source: ({ db }) => ({
        scoped: store.failedJobs(db),
        rows: (ids: readonly string[]) => store.jobsByIds(db, ids),
      }),
      toRow: (row, { caller }) => ({ ...row, actions: jobActions.of(caller, row) }),
      examples: { query: { filter: '{"task":{"eq":"write-export"}}' }, rows: [jobExample] },
      count: { summary: 'How many jobs gave up', example: { count: 2 } },
    }),
    operation({
      id: 'runFailedJobAgain',
      method: 'POST',
      path: '/admin/failed-jobs/{id}/run',
      tag,
      summary: 'Give a failed job another round of attempts',
      policy: acting,
      params: jobParams,
      answer: { status: 204, schema: nothing() },
      refusals: [409],
      examples: { params: { id: '812' } },
      handler: (input) => service.runJobAgain(input, input.params.id),
    }),
    operation({
      id: 'discardFailedJob',
      method: 'DELETE',
      path: '/admin/failed-jobs/{id}',
      tag,
      summary: 'Discard a failed job',
      policy: acting,
      params: jobParams,
      answer: { status: 204, schema: nothing() },
      examples: { params: { id: '812' } },
      handler: (input) => service.discardJob(input, input.params.id),
    }),
    ...listOperations(platform, {
      name: 'FailedMessages',
      path: '/admin/failed-messages',
      tag,
      summary: 'Messages that could not be delivered, newest first',
      policy: reading,
      list: failedMessageList,
      row: failedMessage,
      source: ({ db }) => ({
        scoped: store.failedMessages(db),
        rows: (ids: readonly string[]) => store.messagesByIds(db, ids),
      }),
      toRow: ({ can_send, ...row }, { caller }) => ({
        ...row,
        actions: messageActions.of(caller, { can_send }),
      }),
      examples: { query: { filter: '{"channel":{"eq":"Email"}}' }, rows: [messageExample] },
      count: { summary: 'How many messages could not be delivered', example: { count: 2 } },
    }),
    operation({
      id: 'sendFailedMessageAgain',
      method: 'POST',
      path: '/admin/failed-messages/{id}/send',
      tag,
      summary: 'Send a failed message again',
      description: 'Codes and links have expired by then and answer 409.',
      policy: acting,
      params: messageParams,
      answer: { status: 204, schema: nothing() },
      refusals: [409],
      examples: { params: { id } },
      handler: (input) => service.sendMessageAgain(input, input.params.id),
    }),
    operation({
      id: 'discardFailedMessage',
      method: 'DELETE',
      path: '/admin/failed-messages/{id}',
      tag,
      summary: 'Discard a failed message',
      policy: acting,
      params: messageParams,
      answer: { status: 204, schema: nothing() },
      examples: { params: { id } },
      handler: (input) => service.discardMessage(input, input.params.id),
    }),
  ];
};
