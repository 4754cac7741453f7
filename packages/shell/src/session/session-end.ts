import type { AnyRouter } from '@tanstack/react-router';
import type { AppContext } from '../app/context.ts';
import { dropDrafts } from '../forms/form-draft.ts';
import { forgetRecordTitles } from '../navigation/record-title.ts';
import { redirectParameter } from './safe-redirect.ts';

/**
 * When the session ends, here or in another tab: sign-in, with the way back if the server refused the token (SPEC §8),
 * and nothing of the person stays in memory.
 */
export function followSessionEnd(router: AnyRouter): () => void {
  const { api, queryClient } = router.options.context as AppContext;
  return api.tokens.onEnd(async (reason) => {
    const { href } = router.state.location;
    const wanted = reason === 'refused' ? redirectParameter(href) : undefined;
    if (reason === 'signed-out') dropDrafts();
    // A changed form does not hold anybody on a page whose session has ended.
    await router.navigate({
      to: '/login',
      search: wanted ? { redirect: wanted } : {},
      ignoreBlocker: true,
    } as never);
    queryClient.clear();
    forgetRecordTitles();
  });
}

/** Ends the session on the server and in every tab. The person is signed out here even if the server cannot be told. */
export async function signOut(context: AppContext): Promise<void> {
  await context.api.call('signOut').catch(() => undefined);
  context.api.tokens.end('signed-out');
}
