import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import type { Policy } from '../policy-head.tsx';
import { useOfficeStep } from './office.mutations.ts';
import { OfficeStepForm } from './office-step-form.tsx';
import type { OfficeStep } from './office-steps.ts';

interface OfficeStepDialogProps {
  readonly policy: Policy;
  readonly step: OfficeStep;
  readonly onClose: () => void;
}

/** Asks what a step needs and takes it. */
export function OfficeStepDialog({ policy, step, onClose }: OfficeStepDialogProps) {
  const { send } = useOfficeStep(step.operation);
  return (
    <Dialog title={step.label} size="lg" opened onClose={onClose}>
      <OfficeStepForm
        step={step}
        currency={policy.currency}
        send={(body) =>
          send({
            params: { id: policy.id },
            ifMatch: policy.version,
            body,
          } as never)
        }
        onSent={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
