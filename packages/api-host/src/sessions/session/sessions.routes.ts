import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { idParam, nothing, timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { LIFETIMES } from './sessions.service.ts';
import { endSession, endSessionsOf, listSessions } from './sessions.store.ts';

const sessionRow = z.object({
  id: z.guid(),
  audience: z.enum(['portal', 'admin']),
  device: z.string(),
  address: z.string(),
  created_at: timestamp(),
  last_used_at: timestamp(),
  is_current: z.boolean(),
});

const own = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  suspended: 'allowed',
  unsigned: 'allowed',
} as const;

/** Signing out and the sessions of the security page (S-33, domain.md 8.2). */
export const sessionRoutes: Area = ({ audit }) => [
  operation({
    id: 'signOut',
    method: 'POST',
    path: '/logout',
    tag: 'Sessions',
    summary: 'End this session',
    policy: { ...own, proxy: 'allowed' },
    answer: { status: 204, schema: nothing() },
    async handler(input) {
      const { db, now, caller } = input;
      await endSession(db, { id: caller.sessionId, userId: caller.userId, now, reason: 'Signed out' });
      audit.record(input, {
        action: 'delete',
        entity: 'session',
        entityId: caller.sessionId,
        entityLabel: caller.name,
        ownerCode: caller.code,
        reason: 'Signed out',
      });
    },
  }),
  operation({
    id: 'listSessions',
    method: 'GET',
    path: '/sessions',
    tag: 'Sessions',
    summary: 'Own sessions that still live',
    policy: { ...own, proxy: 'allowed' },
    answer: { status: 200, schema: z.object({ rows: z.array(sessionRow) }) },
    examples: {
      answer: {
        rows: [
          {
            id: '6f1c0a52-4f0e-4c39-9a53-0f5d5b0b7c11',
            audience: 'portal',
            device: 'Chrome on Windows',
            address: '203.0.113.7',
            created_at: '2026-03-02T15:00:00.000Z',
            last_used_at: '2026-03-02T15:20:00.000Z',
            is_current: true,
          },
        ],
      },
    },
    async handler({ db, now, caller }) {
      const idleSince = new Date(now.getTime() - LIFETIMES[caller.audience].idleMs);
      const rows = await listSessions(db, caller.userId, now, idleSince);
      return { rows: rows.map((row) => ({ ...row, is_current: row.id === caller.sessionId })) };
    },
  }),
  operation({
    id: 'endSession',
    method: 'DELETE',
    path: '/sessions/{id}',
    tag: 'Sessions',
    summary: 'End one of the own sessions',
    policy: { ...own, proxy: 'refused' },
    params: z.object({ id: idParam() }),
    answer: { status: 204, schema: nothing() },
    async handler(input) {
      const { db, now, caller, params } = input;
      const ended = await endSession(db, {
        id: params.id,
        userId: caller.userId,
        now,
        reason: 'Ended by the user',
      });
      if (!ended) throw notFound();
      audit.record(input, {
        action: 'delete',
        entity: 'session',
        entityId: ended.id,
        entityLabel: ended.device,
        ownerCode: caller.code,
      });
    },
  }),
  operation({
    id: 'endAllSessions',
    method: 'DELETE',
    path: '/sessions',
    tag: 'Sessions',
    summary: 'Sign out everywhere, here too',
    policy: { ...own, proxy: 'refused' },
    answer: { status: 204, schema: nothing() },
    async handler(input) {
      const { db, now, caller } = input;
      await endSessionsOf(db, { userId: caller.userId, now, reason: 'Signed out everywhere' });
      audit.record(input, {
        action: 'delete',
        entity: 'session',
        entityId: caller.userId,
        entityLabel: 'All sessions',
        ownerCode: caller.code,
      });
    },
  }),
];
