import type { ParsedLocation } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { toSigningPage } from '../agreement/agreement.ts';
import type { AppContext } from '../app/context.ts';
import { redirectTo } from '../navigation/destination.ts';
import { accessQuery, mayOpen } from './access.ts';
import { type Ending, signInSearch } from './sign-in-search.ts';
import '../routes/static-data.ts';

export interface Entering {
  readonly context: AppContext;
  readonly location: ParsedLocation;
  readonly matches: readonly { readonly staticData: { readonly needs: Parameters<typeof mayOpen>[1] } }[];
}

/**
 * The one guard: no token → sign-in with the way back; no right → the refusal the server would give. It reads the need
 * of the innermost screen, so a screen cannot forget to be guarded.
 */
export async function guard({ context, location, matches }: Entering): Promise<void> {
  const claims = context.api.tokens.claims();
  if (!claims) throw toSignIn(location.href);
  const access = await context.queryClient.ensureQueryData(accessQuery).catch((error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 401) {
      throw toSignIn(location.href, claims.proxyAdminCode === undefined ? 'ended' : 'view');
    }
    throw error;
  });
  const needs = matches.at(-1)?.staticData.needs ?? 'signed-in';
  if (!mayOpen(access, needs)) {
    if (access.agreement) throw toSigningPage(access.agreement, location.href);
    throw new ApiError({ statusCode: 403, code: 'forbidden', message: "You don't have access to this page" });
  }
}

const toSignIn = (href: string, notice?: Ending) =>
  redirectTo({ to: '/login', search: signInSearch(href, notice) });
