import type { AnyRouter } from '@tanstack/react-router';
import type { AppContext } from '../app/context.ts';
import { dropDrafts } from '../forms/form-draft.ts';
import { goTo } from '../navigation/destination.ts';
import { forgetWalk } from '../navigation/list-walk.ts';
import { forgetRecordTitles } from '../navigation/record-title.ts';
import { endingFor, signInSearch } from './sign-in-search.ts';

/**
 * When the session ends, here or in another tab: sign-in, with the reason and the way back if the server refused the
 * token (SPEC §8), and nothing of the person stays in memory.
 */
export function followSessionEnd(router: AnyRouter): () => void {
  const context = router.options.context as AppContext;
  const { api, queryClient } = context;
  return api.tokens.onEnd(async (reason, ended) => {
    const ending = endingFor(context, reason, ended);
    const isSignedOut = reason === 'signed-out' && (ending === undefined || ending === 'view');
    const search = signInSearch(isSignedOut ? '/' : router.state.location.href, ending);
    if (isSignedOut) dropDrafts();
    // A changed form does not hold anybody on a page whose session has ended.
    await goTo(router, {
      to: '/login',
      search,
      ignoreBlocker: true,
    });
    queryClient.clear();
    forgetRecordTitles();
    forgetWalk();
  });
}

/**
 * Ends the session on the server and in every tab. The person is signed out here even if the server cannot be reached.
 */
export async function signOut(context: AppContext): Promise<void> {
  await context.api.call('signOut').catch(() => undefined);
  context.api.tokens.end('signed-out');
}
