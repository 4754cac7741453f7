import { useConfirmIdentity } from '../confirmed/confirmed.mutations.ts';
import { ReasonForm } from '../confirmed/reason-form.tsx';
import { useStartProxySession } from './view-as.mutations.ts';

export interface ViewAsFormProps {
  readonly code: string;
  /** Gets the link into the portal. */
  readonly onStarted: (url: string) => void;
  readonly onCancel: () => void;
}

/** Asks why before a view of the portal as the associate sees it. */
export function ViewAsForm({ code, onStarted, onCancel }: ViewAsFormProps) {
  const identity = useConfirmIdentity();
  const start = useStartProxySession();
  return (
    <ReasonForm
      name="View as"
      saveLabel="Start viewing"
      confirm={(password) => identity.send({ body: { password } })}
      send={(reason) => start.send({ body: { associate_code: code, reason } })}
      onDone={({ url }) => onStarted(url)}
      onCancel={onCancel}
    >
      <p>
        For 30 minutes you see what they see and may help with clients, but passwords, payments, signatures
        and deleting stay closed; every step is audited, and the associate will see that support viewed the
        account.
      </p>
    </ReasonForm>
  );
}
