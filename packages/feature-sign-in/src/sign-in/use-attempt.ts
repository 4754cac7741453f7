import { ApiError } from '@upline/api-client';
import { useRef, useState } from 'react';

/** Runs a work once at a time and keeps what it was refused with. */
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
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };
  return { submit, submitting, error, setError };
}
