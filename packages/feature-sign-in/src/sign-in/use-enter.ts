import { useRouter, useSearch } from '@tanstack/react-router';
import { useAppContext, wantedAddress } from '@upline/shell';
import type { LoginSearch } from './login.route.ts';
import type { SignedIn } from './use-sign-in.ts';

/** Starts the session with the tokens of an answer and opens what was asked for before it (R-AUT-06). */
export function useEnter(): (answer: SignedIn) => void {
  const router = useRouter();
  const { api, queryClient } = useAppContext();
  const { redirect }: LoginSearch = useSearch({ strict: false });
  return ({ token, access_token }) => {
    api.tokens.signIn(token, access_token);
    queryClient.clear();
    void router.navigate({ href: wantedAddress(router, redirect), replace: true });
  };
}
