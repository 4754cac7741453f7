import { Button } from '@upline/ui-kit/button/button.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useEffect, useState } from 'react';
import { useAppContext } from '../app/context.ts';
import type { SessionTimes } from './session-clock.ts';
import { signOut } from './session-end.ts';

export interface SessionWarningDialogProps {
  readonly times: SessionTimes;
  readonly onStay: () => void;
  readonly onEnded: () => void;
}

/** The question before the end. What is typed in a form behind it is kept either way. */
export default function SessionWarningDialog({ times, onStay, onEnded }: SessionWarningDialogProps) {
  const context = useAppContext();
  const left = useSecondsLeft(times.endsAt, onEnded);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Dialog
      opened
      title="Your session is about to end"
      onClose={onStay}
      footer={
        <>
          <Button variant="filled" onClick={onStay}>
            {times.extendable ? 'Stay signed in' : 'Go on until then'}
          </Button>
          <Button onClick={() => void signOut(context)}>Sign out</Button>
        </>
      }
    >
      <p>
        You will be signed out in <strong className="up-figures">{clock}</strong>.{' '}
        {times.extendable
          ? 'Nothing was done for a while.'
          : 'A session cannot be longer; save your work and sign in again.'}
      </p>
    </Dialog>
  );
}

function useSecondsLeft(endsAt: number, onEnded: () => void): number {
  const left = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // Counts down once per end
  useEffect(() => {
    const timer = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnded();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
