import { ApiError } from '@upline/api-client';
import { useRef, useState } from 'react';

/**
 * Runs a work once at a time and keeps what it was refused with. A work that succeeded leads on and is not run again: who presses
 * Enter after the last digit, while the next page comes, must not send a code that was just used.
 */
export function useAttempt<Input extends unknown[]>(work: (...input: Input) => Promise<void>) {
  const running = useRef(false);
  const [submitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (...input: Input) => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    setError(undefined);
    try {
      await work(...input);
    } catch (failure) {
      running.current = false;
      setSubmitting(false);
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    }
  };
  return { submit, submitting, error, setError };
}
