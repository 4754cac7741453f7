import { describe, expect, it } from 'vitest';
import { type AccessFacts, ADMIN_ROLES, isReadOnly, maySignIn, permissionsOf } from './access-rights.ts';
import { ADMIN_PERMISSIONS, ASSOCIATE_PERMISSIONS, SUPER_ADMIN_PERMISSIONS } from './permissions.ts';

const associate: AccessFacts = {
  kind: 'Associate',
  status: 'Active',
  is_senior_level: false,
  is_beta: false,
  has_builder_plan: false,
  admin_roles: [],
};
const without = (...keys: string[]) => ASSOCIATE_PERMISSIONS.filter((key) => !keys.includes(key));

describe('permissions of associates (domain.md 7.2)', () => {
  it('gives an associate every key but those that depend on level, beta list or builder plan', () => {
    expect(permissionsOf(associate)).toEqual(without('team.senior', 'carrier.view', 'vvd.use'));
  });

  it('gives team.senior and vvd.use by level, carrier.view by beta list, vvd.use by builder plan', () => {
    expect(permissionsOf({ ...associate, is_senior_level: true })).toEqual(without('carrier.view'));
    expect(permissionsOf({ ...associate, is_beta: true })).toEqual(without('team.senior', 'vvd.use'));
    expect(permissionsOf({ ...associate, has_builder_plan: true })).toEqual(
      without('team.senior', 'carrier.view'),
    );
  });

  it('leaves a suspended associate no write and no view of the team (reliability.md 2.4)', () => {
    const held = permissionsOf({ ...associate, status: 'Suspended', is_senior_level: true });
    expect(held).toContain('business.view');
    expect(held.filter((key) => /\.(write|buy|register|use|enroll|request)$|^team\./.test(key))).toEqual([]);
    expect(isReadOnly({ kind: 'Associate', status: 'Suspended' })).toBe(true);
  });

  it('takes payout, checkout, enrollment and requests from a proxy session (domain.md 7.3)', () => {
    const held = permissionsOf(associate, { viaProxy: true });
    expect(held).toContain('clients.write');
    for (const key of ['payout.write', 'store.buy', 'builder.enroll', 'international.request']) {
      expect(held).not.toContain(key);
    }
  });
});

describe('permissions of admins (domain.md 7.2)', () => {
  const admin: AccessFacts = { ...associate, kind: 'Admin' };

  it('lets an admin without a role view associates and nothing else', () => {
    expect(permissionsOf(admin)).toEqual(['associates.view']);
  });

  it('covers every admin key by some role, and no key of a super admin', () => {
    expect(permissionsOf({ ...admin, admin_roles: ADMIN_ROLES })).toEqual(ADMIN_PERMISSIONS);
  });

  it('keeps opening and closing a pay run apart: Commissions opens, Finance closes', () => {
    const commissions = permissionsOf({ ...admin, admin_roles: ['Commissions'] });
    const finance = permissionsOf({ ...admin, admin_roles: ['Finance'] });
    expect([commissions.includes('payrun.open'), commissions.includes('payrun.close')]).toEqual([
      true,
      false,
    ]);
    expect([finance.includes('payrun.open'), finance.includes('payrun.close')]).toEqual([false, true]);
  });

  it('gives a super admin all admin keys and the four of their own', () => {
    expect(permissionsOf({ ...admin, kind: 'SuperAdmin' })).toEqual([
      ...ADMIN_PERMISSIONS,
      ...SUPER_ADMIN_PERMISSIONS,
    ]);
  });

  it('ignores a role that does not exist', () => {
    expect(permissionsOf({ ...admin, admin_roles: ['Owner', '__proto__'] })).toEqual(['associates.view']);
  });
});

describe('who may sign in (R-ASC-03)', () => {
  it.each([
    ['Associate', 'Active', true],
    ['Associate', 'Resignation Initiated', true],
    ['Associate', 'Suspended', true],
    ['Associate', 'Resigned', false],
    ['Associate', 'Terminated', false],
    ['Admin', 'Active', true],
    ['Admin', 'Suspended', false],
  ] as const)('%s, %s: %s', (kind, status, expected) => {
    expect(maySignIn({ kind, status })).toBe(expected);
    if (!expected) expect(permissionsOf({ ...associate, kind, status })).toEqual([]);
  });
});
