import { messages, PROSPECT_LOST_REASONS } from '@upline/domain';
import { Banner, Button, SelectField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { useState } from 'react';

export type LostReason = (typeof PROSPECT_LOST_REASONS)[number];

export interface LoseDialogProps {
  readonly onLose: (reason: LostReason) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks why; the prospect then leaves the board and can be reopened (R-PRO-06). */
export function LoseDialog({ onLose, onClose }: LoseDialogProps) {
  const [reason, setReason] = useState<LostReason | ''>('');
  const [asked, setAsked] = useState(false);
  const task = useTask(() => onLose(reason as LostReason), onClose);
  return (
    <Dialog
      opened
      title="Mark as lost"
      locked={task.processing}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={task.processing}>
            Cancel
          </Button>
          <Button
            variant="filled"
            loading={task.processing}
            onClick={() => (reason === '' ? setAsked(true) : void task.run())}
          >
            Mark as lost
          </Button>
        </>
      }
    >
      <SelectField
        label="Lost Reason"
        required
        options={PROSPECT_LOST_REASONS}
        value={reason}
        onChange={(value) => setReason(value as LostReason)}
        error={asked && reason === '' ? messages.required('Lost Reason') : undefined}
        help="The prospect leaves the board and can be reopened in its stage."
      />
      {task.problem && (
        <Banner tone="danger" live>
          {task.problem.message}
        </Banner>
      )}
    </Dialog>
  );
}
