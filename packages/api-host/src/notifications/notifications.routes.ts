import { READ_STATUSES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { countAnswer, listAnswer } from '../platform/list/define-list.ts';
import { idParam, oneOf, timestamp } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { notificationList } from './notifications.list.ts';
import { defineNotificationTasks } from './notifications.retention.ts';
import * as store from './notifications.store.ts';

const tag = 'Notifications';
const read = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** Reading leaves a mark for its owner alone, so a suspended person may, and an admin viewing as them may not. */
const mark = { ...read, proxy: 'refused', suspended: 'allowed' } as const satisfies Policy;

/** The bell shows 99+ beyond this. */
const COUNT_CAP = 100;

const notification = z.strictObject({
  id: z.uuid(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  occurrences: z.int().min(1),
  status: z.enum(READ_STATUSES),
  created_at: timestamp(),
  read_at: timestamp().nullable(),
  version: z.int().min(1),
});

const params = z.strictObject({ id: idParam() });
const id = '6c0f0a52-1b0e-4c1f-8a57-0d3c5d5f8a11';
const unread = {
  id,
  type: 'policy-action-required',
  title: 'Policy ABC-123 needs your attention',
  body: 'The provider asks for a signed illustration.',
  link: '/business/ABC-123',
  occurrences: 1,
  status: 'Unread',
  created_at: '2026-11-21T15:04:05.000Z',
  read_at: null,
  version: 1,
} as const;
const seen = { ...unread, status: 'Read', read_at: '2026-11-21T15:06:00.000Z', version: 2 };

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw notFound();
  return row;
};

/** The caller's own notifications (domain.md 2.28). */
export const notificationRoutes: Area = ({ jobs }) => {
  defineNotificationTasks(jobs);
  return [
    operation({
      id: 'listNotifications',
      method: 'GET',
      path: '/notifications',
      tag,
      summary: 'Own notifications, newest first',
      policy: read,
      query: notificationList.query,
      answer: { status: 200, schema: listAnswer(notification) },
      examples: { query: { filter: '{"status":{"eq":"Unread"}}' }, answer: { rows: [unread] } },
      async handler({ db, caller, today, query }) {
        const rows = await notificationList.page(await notificationList.asked(query, { db, caller, today }), {
          scoped: store.scoped(db, caller.code),
          rows: (ids) => store.byIds(db, caller.code, ids),
        });
        return { rows };
      },
    }),
    operation({
      id: 'countUnreadNotifications',
      method: 'GET',
      path: '/notifications/unread/count',
      tag,
      summary: 'Number of unread notifications',
      description: 'Counts no further than 100; the bell shows 99+ from there on.',
      policy: read,
      answer: { status: 200, schema: countAnswer },
      examples: { answer: { count: 3 } },
      async handler({ db, caller }) {
        return { count: await store.countUnread(db, caller.code, COUNT_CAP) };
      },
    }),
    operation({
      id: 'getNotification',
      method: 'GET',
      path: '/notifications/{id}',
      tag,
      summary: 'One notification; reading it marks it as read',
      description: 'An admin who views as its owner leaves it unread.',
      policy: read,
      params,
      answer: { status: 200, schema: notification },
      examples: { params: { id }, answer: seen },
      async handler({ db, caller, params, now }) {
        if (caller.proxyAdminCode !== undefined) return found(await store.find(db, caller.code, params.id));
        return found(await store.setStatus(db, caller.code, params.id, 'Read', now));
      },
    }),
    operation({
      id: 'updateNotification',
      method: 'PATCH',
      path: '/notifications/{id}',
      tag,
      summary: 'Mark a notification as read or unread',
      policy: mark,
      params,
      body: z.strictObject({ status: oneOf('Status', READ_STATUSES) }),
      answer: { status: 200, schema: notification },
      examples: { params: { id }, body: { status: 'Read' }, answer: seen },
      async handler({ db, caller, params, body, now }) {
        return found(await store.setStatus(db, caller.code, params.id, body.status, now));
      },
    }),
    operation({
      id: 'markAllNotificationsRead',
      method: 'POST',
      path: '/notifications/mark-all-read',
      tag,
      summary: 'Mark all own notifications as read',
      policy: mark,
      answer: { status: 200, schema: countAnswer, description: 'How many were unread' },
      examples: { answer: { count: 3 } },
      async handler({ db, caller, now }) {
        return { count: await store.markAllRead(db, caller.code, now) };
      },
    }),
  ];
};
