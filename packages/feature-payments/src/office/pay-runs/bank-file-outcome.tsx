import type { OperationAnswer } from '@upline/api-client';
import { Banner, Button } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { FileButton } from './file-button.tsx';
import classes from './pay-runs.module.css';
import { inWords } from './run-totals.tsx';

interface BankFileOutcomeProps {
  readonly file: OperationAnswer<'createBankFile'>;
  readonly onClose: () => void;
}

/** The file that was made, what is in it, and what stays behind. */
export function BankFileOutcome({ file, onClose }: BankFileOutcomeProps) {
  const { file_name, payouts, total_cents, currency, left_out } = file;
  return (
    <div className={classes.step}>
      <Banner tone="success" title={`${file_name} made`} live>
        {inWords(payouts, 'payout is', 'payouts are')} Exported. Send the file to the bank, then confirm what
        it answers.
      </Banner>
      <FactList
        facts={[
          { label: 'Payouts', value: payouts },
          { label: 'Total', value: <Money cents={total_cents} currency={currency} /> },
        ]}
      />
      {left_out !== null && left_out > 0 && (
        <Banner tone="warning" title={inWords(left_out, 'payout stays Pending', 'payouts stay Pending')}>
          The owner or the partner has no account that can be used now. The next bank file takes them up.
        </Banner>
      )}
      <div className={classes.end}>
        <FileButton file={file} />
        <Button variant="filled" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
