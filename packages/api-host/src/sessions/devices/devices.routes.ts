import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { idParam, nothing, timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { deleteDevice, listDevices } from './devices.store.ts';

const deviceRow = z.object({
  id: z.guid(),
  device: z.string(),
  address: z.string(),
  created_at: timestamp(),
  last_used_at: timestamp(),
  expires_at: timestamp(),
});

const own = {
  needs: 'signed-in',
  audience: 'any',
  scope: 'own',
  suspended: 'allowed',
  unsigned: 'allowed',
} as const;

/** Devices that skip the sign-in code (R-AUT-02). */
export const deviceRoutes: Area = ({ audit }) => [
  operation({
    id: 'listRememberedDevices',
    method: 'GET',
    path: '/remembered-devices',
    tag: 'Sessions',
    summary: 'Devices that skip the sign-in code',
    policy: { ...own, proxy: 'allowed' },
    answer: { status: 200, schema: z.object({ rows: z.array(deviceRow) }) },
    examples: {
      answer: {
        rows: [
          {
            id: '0d0e7ad5-52a9-4f55-8d7c-7b8a0d6a8f01',
            device: 'Safari on iPhone',
            address: '203.0.113.7',
            created_at: '2026-03-02T15:00:00.000Z',
            last_used_at: '2026-03-02T15:00:00.000Z',
            expires_at: '2026-04-01T15:00:00.000Z',
          },
        ],
      },
    },
    handler: async ({ db, now, caller }) => ({ rows: await listDevices(db, caller.userId, now) }),
  }),
  operation({
    id: 'forgetRememberedDevice',
    method: 'DELETE',
    path: '/remembered-devices/{id}',
    tag: 'Sessions',
    summary: 'Ask for the code on that device again',
    policy: { ...own, proxy: 'refused' },
    params: z.object({ id: idParam() }),
    answer: { status: 204, schema: nothing() },
    async handler(input) {
      const { db, caller, params } = input;
      const forgotten = await deleteDevice(db, params.id, caller.userId);
      if (!forgotten) throw notFound();
      audit.record(input, {
        action: 'delete',
        entity: 'remembered_device',
        entityId: params.id,
        entityLabel: forgotten.device,
        ownerCode: caller.code,
      });
    },
  }),
];
