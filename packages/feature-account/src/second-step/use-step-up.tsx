import { ApiError } from '@upline/api-client';
import { fieldErrors, useAppConfig } from '@upline/shell';
import { type ReactNode, useRef, useState } from 'react';
import { useConfirmSecondStep, useSendConfirmationCode } from './second-step.mutations.ts';
import { type Sent, StepUpDialog } from './step-up-dialog.tsx';

interface Waiting {
  readonly go: () => void;
  readonly stop: () => void;
}

export interface StepUp {
  /** Does the work; where the server asks for the second step first, asks the person and does it again. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Put it on the page once. */
  readonly dialog: ReactNode;
}

const wantsSecondStep = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'second-step-required';

/** Grave changes of the own account: they need a second step of the last five minutes (S-15). */
export function useStepUp(): StepUp {
  const { variant } = useAppConfig();
  const sending = useSendConfirmationCode();
  const confirming = useConfirmSecondStep();
  const waiting = useRef<Waiting>(undefined);
  const [opened, setOpened] = useState(false);
  const [sent, setSent] = useState<Sent>();

  const ask = () =>
    new Promise<boolean>((resolve) => {
      waiting.current = { go: () => resolve(true), stop: () => resolve(false) };
      setSent(undefined);
      sending.clear();
      confirming.clear();
      setOpened(true);
      void sending.save({}, setSent);
    });

  return {
    async run(work) {
      try {
        return await work();
      } catch (error) {
        if (!wantsSecondStep(error) || !(await ask())) throw error;
        return work();
      }
    },
    dialog: (
      <StepUpDialog
        opened={opened}
        sent={sent}
        sendError={sending.error?.message}
        isAdmin={variant === 'admin'}
        busy={confirming.saving}
        error={fieldErrors(confirming.error).code ?? confirming.error?.message}
        onSubmit={(code) =>
          void confirming.save({ body: { code } }, () => {
            setOpened(false);
            waiting.current?.go();
          })
        }
        onClose={() => {
          setOpened(false);
          waiting.current?.stop();
        }}
      />
    ),
  };
}
