import type { OperationAnswer } from '@upline/api-client';
import { Banner } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { CodeEntry } from './code-entry.tsx';

export type Sent = OperationAnswer<'sendConfirmationCode'>;

export interface StepUpDialogProps {
  readonly opened: boolean;
  /** Undefined while the code is on its way, or could not be sent. */
  readonly sent: Sent | undefined;
  readonly sendError: string | undefined;
  /** Administrators type two digits more of what was sent. */
  readonly isAdmin: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (code: string) => void;
  readonly onClose: () => void;
}

/** Asks for the second step again before a grave change (S-15). */
export function StepUpDialog({ sent, sendError, isAdmin, ...props }: StepUpDialogProps) {
  const byApp = sent?.channel === 'App';
  return (
    <Dialog opened={props.opened} title="Confirm that it is you" locked={props.busy} onClose={props.onClose}>
      <div className={layout.stack}>
        {!sent && !sendError && <Loading label="Sending a code" shape="rows" count={1} />}
        {sendError && (
          <Banner tone="danger" live title={sendError}>
            No code was sent. Nothing was changed.
          </Banner>
        )}
        {sent && (
          <>
            <p>
              {byApp ? (
                'Enter the code your authenticator app shows for Upline.'
              ) : (
                <>
                  Enter the code we sent to <strong>{sent.destination}</strong>.
                </>
              )}
            </p>
            <CodeEntry
              length={byApp || !isAdmin ? 6 : 8}
              submitLabel="Confirm"
              mayRecover
              busy={props.busy}
              error={props.error}
              onSubmit={props.onSubmit}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
