import type { EndReason, TokenClaims } from '@upline/api-client';
import type { AppContext } from '../app/context.ts';
import { accessQuery } from './access.ts';
import { redirectParameter } from './safe-redirect.ts';
import { endingOf, sessionTimes } from './session-clock.ts';

/** What the sign-in page learns about a session that ended; `view` was an administrator's view of an associate. */
export type Ending = 'idle' | 'longest' | 'ended' | 'view';

export interface SignInSearch {
  readonly redirect?: string;
  readonly notice?: Ending;
}

/**
 * The way back for a person who has to sign in first (SPEC §2), and what ended. Nobody signs in to continue a view.
 */
export function signInSearch(href: string, notice?: Ending): SignInSearch {
  const wanted = notice === 'view' ? undefined : redirectParameter(href);
  return { ...(wanted ? { redirect: wanted } : {}), ...(notice ? { notice } : {}) };
}

/** Why the session ended; empty for a person who signed out. */
export function endingFor(context: AppContext, reason: EndReason, ended: TokenClaims): Ending | undefined {
  if (ended.proxyAdminCode !== undefined) return 'view';
  const access = context.queryClient.getQueryState(accessQuery.queryKey);
  const times =
    access?.data && sessionTimes(access.data.session, access.dataUpdatedAt, context.api.tokens.usedAt);
  const ending = endingOf(times, Date.now());
  // The tab whose request was refused clears the token, which reaches other tabs like a sign-out; their times tell the difference.
  return reason === 'signed-out' && ending === 'ended' ? undefined : ending;
}
