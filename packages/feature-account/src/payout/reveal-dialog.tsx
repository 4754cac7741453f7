import type { OperationAnswer } from '@upline/api-client';
import { messages } from '@upline/domain';
import { Button, CopyButton, FactList, TextField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';

type Revealed = OperationAnswer<'revealOwnPayoutInformation'>;

interface RevealDialogProps {
  readonly taxLabel: string;
  readonly reveal: (reason: string) => Promise<Revealed>;
  readonly onClose: () => void;
}

const LEAST = 5;

/** The numbers in full, for as long as the dialog is open (R-BNK-04). */
export function RevealDialog({ taxLabel, reveal, onClose }: RevealDialogProps) {
  const [shown, setShown] = useState<Revealed>();
  const form = useRecordForm({
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim() === ''
        ? { reason: messages.required('Reason') }
        : reason.trim().length < LEAST
          ? { reason: messages.minLength('Reason', LEAST) }
          : {},
  });
  const number = (text: string) => (
    <span className={layout.buttons}>
      {text}
      <CopyButton text={text} what="number" />
    </span>
  );
  return (
    <Dialog opened title="Show account number" onClose={onClose}>
      {shown ? (
        <div className={layout.stack}>
          <FactList
            facts={[
              { label: 'Account Number', value: number(shown.account_number) },
              ...(shown.tax_number ? [{ label: taxLabel, value: number(shown.tax_number) }] : []),
            ]}
          />
          <div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      ) : (
        <RecordForm
          form={form}
          name="Account number"
          saveLabel="Show account number"
          labels={{ reason: 'Reason' }}
          save={({ reason }) => reveal(reason.trim())}
          onSaved={setShown}
          cancel={onClose}
        >
          <p>It is recorded who saw the number and when. At most ten an hour.</p>
          <TextField label="Reason" required maxLength={500} startsFocused {...form.field('reason')} />
        </RecordForm>
      )}
    </Dialog>
  );
}
