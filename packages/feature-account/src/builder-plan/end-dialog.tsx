import { formatDate } from '@upline/domain';
import { ActionDialog, recordAction } from '@upline/shell';

interface EndDialogProps {
  readonly enrollment: { readonly ends_after_month: boolean; readonly next_charge_on: string | null };
  readonly onClose: () => void;
}

/** Ends the plan with the month that is paid, or takes that back. */
export function EndDialog({ enrollment: { ends_after_month, next_charge_on }, onClose }: EndDialogProps) {
  const day = next_charge_on ? formatDate(next_charge_on) : 'the end of the paid month';
  return (
    <ActionDialog
      opened
      onClose={onClose}
      action={recordAction({
        operation: 'endBuilderPlan',
        label: ends_after_month ? 'Keep plan' : 'End plan',
        input: {},
        about: ends_after_month
          ? `The plan goes on, and the next month is charged on ${day}.`
          : `You keep everything until ${day}. Nothing is charged after that. You can take this back until then.`,
        body: { ends_after_month: !ends_after_month },
        refresh: ['getBuilderPlan'],
        message: ends_after_month ? 'Your plan goes on' : `Your plan ends on ${day}`,
      })}
    />
  );
}
