import type { SignedInPolicy } from '../platform/operation/operation.ts';

/** Who keeps videos (domain.md 7.2). */
export const managing = {
  needs: 'vvd.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies SignedInPolicy;

/** Videos are everybody's who may send them. */
export const choosing = {
  needs: 'vvd.use',
  audience: 'portal',
  scope: 'none',
  proxy: 'allowed',
} as const satisfies SignedInPolicy;

/** Contacts and what was sent to them are the associate's own (R-VVD-05). */
export const own = { ...choosing, scope: 'own' } as const satisfies SignedInPolicy;

/** Nobody sends for the associate, speaks for their contacts or deletes these (domain.md 7.3). */
export const ownAlone = { ...own, proxy: 'refused' } as const satisfies SignedInPolicy;
