import { ApiError, type OperationAnswer } from '@upline/api-client';
import { useApi, useAppConfig } from '@upline/shell';
import { useRef, useState } from 'react';

/** The second step a sign-in asks for. */
export type PendingCode = Extract<OperationAnswer<'signIn'>, { status: 'code_required' }>;

/** The tokens that end every way of signing in. */
export type SignedIn = Pick<
  Extract<OperationAnswer<'signIn'>, { status: 'signed_in' }>,
  'token' | 'access_token'
>;

/** Sends the credentials once at a time and says where it leads. */
export function useSignIn(
  onCodeRequired: (pending: PendingCode) => void,
  onSignedIn: (answer: SignedIn) => void,
) {
  const api = useApi();
  const { variant } = useAppConfig();
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<ApiError>();

  const submit = async (identifier: string, password: string) => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    setError(undefined);
    try {
      const answer = await api.call('signIn', { body: { identifier, password, app: variant } });
      if (answer.status === 'code_required') onCodeRequired(answer);
      else onSignedIn(answer);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };
  return { submit, submitting, error };
}
