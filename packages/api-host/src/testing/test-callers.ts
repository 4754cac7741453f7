import { PERMISSIONS } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../platform/operation/caller.ts';
import { notAuthorized } from '../platform/operation/problem.ts';

const base: Caller = {
  userId: '00000000-0000-4000-8000-000000000001',
  kind: 'Associate',
  code: 'U000001',
  name: 'Ana Test',
  email: 'ana@demo.upline.test',
  sessionId: '00000000-0000-4000-8000-0000000000a1',
  audience: 'portal',
  permissions: new Set(['business.view', 'clients.write']),
  relatives: new Set(),
  isSeniorLevel: false,
  isBeta: false,
  country: 'USA',
  isReadOnly: false,
  mustSign: false,
  proxyAdminCode: undefined,
  confirmedAt: new Date(0),
};

/** Callers for tests of the platform itself, where the sessions area is not the subject. */
export const testCallers = {
  ana: base,
  other: { ...base, userId: '00000000-0000-4000-8000-000000000002', code: 'U000002', name: 'Hal Test' },
  suspended: { ...base, userId: '00000000-0000-4000-8000-000000000003', isReadOnly: true },
  viewer: { ...base, userId: '00000000-0000-4000-8000-000000000004', permissions: new Set<never>() },
  proxy: { ...base, proxyAdminCode: 'A000001' },
  admin: {
    ...base,
    userId: '00000000-0000-4000-8000-000000000005',
    kind: 'Admin',
    code: 'A000001',
    audience: 'admin',
    permissions: new Set(PERMISSIONS),
  },
} satisfies Record<string, Caller>;

/** `authenticate` by the header `x-test-caller`. */
export async function authenticateTestCaller(request: FastifyRequest): Promise<Caller> {
  const caller = (testCallers as Record<string, Caller>)[String(request.headers['x-test-caller'])];
  if (!caller) throw notAuthorized();
  return caller;
}
