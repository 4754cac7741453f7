import { ApiError } from '@upline/api-client';
import { useApi, useAppConfig } from '@upline/shell';
import { useEffect, useState } from 'react';
import form from '../layout/form.module.css';
import type { PendingCode } from './use-sign-in.ts';

export interface ResendCodeProps {
  readonly pending: PendingCode;
  /** When the next one may be asked for. */
  readonly resendAt: string;
  readonly onResent: (pending: PendingCode) => void;
}

/** A new code, possible 30 seconds after the last one (R-AUT-02). */
export function ResendCode({ pending, resendAt, onResent }: ResendCodeProps) {
  const api = useApi();
  const config = useAppConfig();
  const wait = useSecondsUntil(resendAt);
  const [announcement, announce] = useState<string>();

  const resend = async () => {
    try {
      const times = await api.call('resendSignInCode', { body: { pending_token: pending.pending_token } });
      announce('A new code is on its way.');
      onResent({ ...pending, ...times });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      announce(failure.message);
    }
  };

  return (
    <div>
      {wait > 0 ? (
        <span className={form.muted}>Send a new code in {wait} s</span>
      ) : (
        <button type="button" className={form.text} onClick={() => void resend()}>
          Send a new code
        </button>
      )}
      <p className={form.muted} role="status">
        {announcement}
      </p>
      {config.demo && (
        <a className={form.small} href={`${config.apiUrl}/outbox`} target="_blank" rel="noreferrer">
          Open the demo outbox
        </a>
      )}
    </div>
  );
}

/** Whole seconds until a time; counts down while the step is shown. */
function useSecondsUntil(time: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // `left` reads the clock; the time alone restarts the count
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}
