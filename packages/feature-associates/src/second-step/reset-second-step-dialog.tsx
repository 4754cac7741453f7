import { usePrivateText } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useConfirmIdentity } from '../confirmed/confirmed.mutations.ts';
import { ResetSecondStepForm } from './reset-second-step-form.tsx';
import { useResetSecondStep } from './second-step.mutations.ts';

export interface ResetSecondStepDialogProps {
  readonly associate: { readonly code: string; readonly name: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The way back in for an associate who lost the phone and the recovery codes. */
export function ResetSecondStepDialog({ associate, opened, onClose }: ResetSecondStepDialogProps) {
  const identity = useConfirmIdentity();
  const reset = useResetSecondStep();
  const name = usePrivateText()(associate.name);
  return (
    <Dialog title={`Reset second step of ${name}`} size="lg" opened={opened} onClose={onClose}>
      {opened && (
        <ResetSecondStepForm
          confirm={(password) => identity.send({ body: { password } })}
          send={(reason) => reset.send({ params: { code: associate.code }, body: { reason } })}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
