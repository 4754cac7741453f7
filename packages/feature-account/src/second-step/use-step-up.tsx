import { ApiError } from '@upline/api-client';
import { fieldErrors, useAppConfig, useSave } from '@upline/shell';
import { type ReactNode, useRef, useState } from 'react';
import { PasswordDialog } from './password-dialog.tsx';
import { useConfirmSecondStep, useSendConfirmationCode } from './second-step.mutations.ts';
import { type Sent, StepUpDialog } from './step-up-dialog.tsx';

interface Waiting {
  readonly go: () => void;
  readonly stop: () => void;
}

export interface StepUp {
  /** Does the work; where the server asks for the password or the second step first, asks the person and does it again. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Put it on the page once. */
  readonly dialog: ReactNode;
}

type Asked = 'code' | 'password';

/** What the server wants to have proved first. */
const ASKED: Readonly<Record<string, Asked>> = {
  'second-step-required': 'code',
  'confirmation-required': 'password',
};
const askedBy = (error: unknown) => (error instanceof ApiError ? ASKED[error.code ?? ''] : undefined);

/** Grave changes of the own account: they need a second step, and some the password, of the last five minutes (S-15, S-69). */
export function useStepUp(): StepUp {
  const { variant } = useAppConfig();
  const sending = useSendConfirmationCode();
  const confirming = useConfirmSecondStep();
  const identity = useSave({ operation: 'confirmIdentity', refresh: [] });
  const waiting = useRef<Waiting>(undefined);
  const [opened, setOpened] = useState<Asked>();
  const [sent, setSent] = useState<Sent>();

  const ask = (what: Asked) =>
    new Promise<boolean>((resolve) => {
      waiting.current = { go: () => resolve(true), stop: () => resolve(false) };
      setOpened(what);
      identity.clear();
      if (what === 'password') return;
      setSent(undefined);
      sending.clear();
      confirming.clear();
      void sending.save({}, setSent);
    });
  const go = () => {
    setOpened(undefined);
    waiting.current?.go();
  };
  const stop = () => {
    setOpened(undefined);
    waiting.current?.stop();
  };

  return {
    async run(work) {
      for (;;) {
        try {
          return await work();
        } catch (error) {
          const what = askedBy(error);
          if (!what || !(await ask(what))) throw error;
        }
      }
    },
    dialog: (
      <>
        <StepUpDialog
          opened={opened === 'code'}
          sent={sent}
          sendError={sending.error?.message}
          isAdmin={variant === 'admin'}
          busy={confirming.saving}
          error={fieldErrors(confirming.error).code ?? confirming.error?.message}
          onSubmit={(code) => void confirming.save({ body: { code } }, go)}
          onClose={stop}
        />
        <PasswordDialog
          opened={opened === 'password'}
          busy={identity.saving}
          error={fieldErrors(identity.error).password ?? identity.error?.message}
          onSubmit={(password) => void identity.save({ body: { password } }, go)}
          onClose={stop}
        />
      </>
    ),
  };
}
