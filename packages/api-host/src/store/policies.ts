import type { SignedInPolicy } from '../platform/operation/operation.ts';

/** Who keeps products and orders (domain.md 7.2). */
export const managing = {
  needs: 'store.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies SignedInPolicy;

/** What is for sale is the same for everybody of a country. */
export const browsing = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'none',
  proxy: 'allowed',
} as const satisfies SignedInPolicy;

/** The own cart and the own orders. */
export const own = { ...browsing, scope: 'own' } as const satisfies SignedInPolicy;

/** What was bought is saved by its buyer alone, also while they may buy nothing. */
export const saving = { ...own, proxy: 'refused' } as const satisfies SignedInPolicy;

/** An admin who views as an associate buys nothing for them (domain.md 7.3). */
export const buying = { ...own, needs: 'store.buy', proxy: 'refused' } as const satisfies SignedInPolicy;
