import { useSuspenseQuery } from '@tanstack/react-query';
import type { ApiError } from '@upline/api-client';
import { fieldErrors, queryFor, useMay } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { AuthenticatorSetup, type Setup } from './authenticator-setup.tsx';
import { RecoveryCodesShown } from './recovery-codes-shown.tsx';
import {
  useChooseSecondStep,
  useConfirmAuthenticator,
  useRemoveAuthenticator,
  useRenewRecoveryCodes,
  useStartAuthenticator,
} from './second-step.mutations.ts';
import { type SecondStepActions, SecondStepList } from './second-step-list.tsx';
import { useStepUp } from './use-step-up.tsx';

/** What is in the dialog. */
type Open =
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'remove' }
  | undefined;

const TITLES = {
  setup: 'Set up an authenticator app',
  codes: 'Keep your recovery codes',
  remove: 'Remove the authenticator app',
} as const;

/** Method, authenticator app and recovery codes (S-15 to S-17). */
export function SecondStepCard() {
  const { data: settings } = useSuspenseQuery(queryFor('getSignInSettings'));
  const mayChange = useMay('chooseSecondStep');
  const { run, dialog } = useStepUp();
  const choose = useChooseSecondStep();
  const start = useStartAuthenticator();
  const confirm = useConfirmAuthenticator();
  const remove = useRemoveAuthenticator();
  const renew = useRenewRecoveryCodes();
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState<SecondStepActions['busy']>();
  const [failure, setFailure] = useState<string>();

  /** One work at a time, with the second step asked for where the server wants it; its refusal is shown on the card. */
  const work = async (name: SecondStepActions['busy'], task: () => Promise<void>) => {
    setBusy(name);
    setFailure(undefined);
    try {
      await run(task);
    } catch (error) {
      const { code, message } = error as ApiError;
      // Who closed the question has changed nothing and knows it.
      if (code !== 'second-step-required') setFailure(message);
    } finally {
      setBusy(undefined);
    }
  };
  const actions: SecondStepActions = {
    busy,
    onSetUp: () => void work('app', async () => setOpen({ kind: 'setup', setup: await start.send({}) })),
    onRemove: () => setOpen({ kind: 'remove' }),
    onChoose: (method) =>
      void work(method, async () => {
        await choose.send({ body: { method } });
      }),
    onRenewCodes: () =>
      void work('recovery', async () =>
        setOpen({ kind: 'codes', codes: (await renew.send({})).recovery_codes }),
      ),
  };
  const close = () => {
    confirm.clear();
    setOpen(undefined);
  };
  return (
    <Card title="Second step">
      <div className={layout.close}>
        {failure && (
          <Banner tone="danger" live title={failure}>
            Nothing was changed.
          </Banner>
        )}
        <SecondStepList settings={settings} actions={mayChange ? actions : undefined} />
      </div>
      <Dialog
        opened={open !== undefined}
        title={TITLES[open?.kind ?? 'setup']}
        size={open?.kind === 'setup' ? 'normal' : 'small'}
        // Codes that are shown once are not lost by a slip.
        locked={open?.kind === 'codes' || confirm.saving}
        onClose={close}
        footer={
          open?.kind === 'remove' && (
            <>
              <Button onClick={close} data-autofocus>
                Keep it
              </Button>
              <Button
                variant="filled"
                color="red"
                onClick={() => {
                  close();
                  void work('app', async () => {
                    await remove.send({});
                  });
                }}
              >
                Remove
              </Button>
            </>
          )
        }
      >
        {open?.kind === 'setup' && (
          <AuthenticatorSetup
            setup={open.setup}
            busy={confirm.saving}
            error={fieldErrors(confirm.error).code ?? confirm.error?.message}
            onConfirm={(code) =>
              void confirm.save({ body: { code } }, ({ recovery_codes }) =>
                setOpen(recovery_codes ? { kind: 'codes', codes: recovery_codes } : undefined),
              )
            }
          />
        )}
        {open?.kind === 'codes' && <RecoveryCodesShown codes={open.codes} onKept={close} />}
        {open?.kind === 'remove' && (
          <p>Sign-in codes come by message again, which is less safe. Your recovery codes stay.</p>
        )}
      </Dialog>
      {dialog}
    </Card>
  );
}
