import { Banner, Button, OneTimeCodeField, TextField } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useRef, useState } from 'react';

export interface CodeEntryProps {
  /** Digits of the code; with a recovery code allowed any text is sent. */
  readonly length: number;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (code: string) => void;
  /** Offers to type a recovery code instead. */
  readonly mayRecover?: boolean;
}

const FOCUS_DELAY_MS = 50;

/** One code, sent by itself once it is complete. */
export function CodeEntry({
  length,
  submitLabel,
  busy,
  error,
  onSubmit,
  mayRecover = false,
}: CodeEntryProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [recovering, setRecovering] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Anyone who is asked for a code is about to type it; a dialog takes the focus first.
  useEffect(() => {
    const timer = setTimeout(() => {
      // Typing may have begun, and moved on to the next digit.
      if (!form.current?.querySelector('input:focus')) form.current?.querySelector('input')?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [recovering]);
  const label = recovering ? 'Recovery code' : 'Code';
  const send = (typed: string) => {
    const isMissing = recovering ? typed.trim() === '' : typed.length < length;
    setMissing(isMissing);
    if (!isMissing) onSubmit(typed.trim());
  };
  const switchTo = (to: boolean) => {
    setRecovering(to);
    setMissing(false);
    setCode('');
  };
  const field = {
    label,
    name: 'code',
    value: code,
    onChange: setCode,
    error: missing ? `${label} is required` : undefined,
  };
  return (
    <form
      ref={form}
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(code);
      }}
    >
      {error && !missing && (
        <Banner tone="danger" live>
          {error}
        </Banner>
      )}
      {recovering ? (
        <TextField {...field} autoComplete="off" spellCheck={false} />
      ) : (
        <OneTimeCodeField {...field} length={length} onComplete={send} />
      )}
      <div className={layout.buttons}>
        <Button type="submit" variant="filled" loading={busy}>
          {submitLabel}
        </Button>
        {mayRecover && (
          <Button variant="subtle" onClick={() => switchTo(!recovering)}>
            {recovering ? 'Use a code' : 'Use a recovery code'}
          </Button>
        )}
      </div>
    </form>
  );
}
