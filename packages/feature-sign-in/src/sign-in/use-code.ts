import type { OperationAnswer } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { useAttempt } from './use-attempt.ts';
import type { PendingCode, SignedIn } from './use-sign-in.ts';

/** What an authenticator app is set up with. */
export type Setup = Extract<
  OperationAnswer<'confirmSignInCode'>,
  { status: 'authenticator_required' }
>['setup'];

export interface CodeOutcome {
  readonly onSignedIn: (answer: SignedIn) => void;
  readonly onSetup: (setup: Setup) => void;
}

/** Sends the code and says where it leads. */
export function useCode({ pending_token }: PendingCode, { onSignedIn, onSetup }: CodeOutcome) {
  const api = useApi();
  return useAttempt(async (code: string, remember_device: boolean) => {
    const answer = await api.call('confirmSignInCode', { body: { pending_token, code, remember_device } });
    if (answer.status === 'signed_in') onSignedIn(answer);
    else onSetup(answer.setup);
  });
}
