import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { BeforeAfter } from '../before-after.tsx';
import { DEBTS_SHOWN_BY, LINES_SHOWN_BY } from '../office-shown-by.ts';

export type OfficeDebt = OperationAnswer<'getAnyChargeback'>;

const REASON_LENGTH = 10;
const ANSWER_LENGTH = 5;
const MOST_CHARACTERS = 1000;

/** What the home office does with a debt now, as the debt offers it: the answer to its dispute, and giving it up (R-CB-02, R-CB-03). */
export function debtActions(debt: OfficeDebt): NamedAction[] {
  const { id, version, currency, amount_cents, remaining_cents } = debt;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const step = {
    input: { params: { id }, ifMatch: version },
    refresh: [...DEBTS_SHOWN_BY, ...LINES_SHOWN_BY],
    currency,
  };
  const [refuse] = offered(debt, {
    answer_dispute: recordAction({
      ...step,
      operation: 'answerChargebackDispute',
      label: 'Refuse dispute',
      danger: true,
      about: (
        <BeforeAfter
          changes={[
            { label: 'Dispute', before: 'Pending', after: 'Refused' },
            { label: 'Owed', before: money(remaining_cents), after: money(remaining_cents) },
          ]}
        />
      ),
      body: { status: 'Refused' },
      fields: [answerField('Reason')],
      message: 'Dispute refused',
    }),
  });
  const [approve] = offered(debt, {
    answer_dispute: recordAction({
      ...step,
      operation: 'answerChargebackDispute',
      label: 'Approve dispute',
      about: (
        <BeforeAfter
          changes={[
            { label: 'Dispute', before: 'Pending', after: 'Approved' },
            { label: 'Given back as adjustments', before: money(0), after: money(amount_cents) },
          ]}
        />
      ),
      body: { status: 'Approved' },
      fields: [answerField('Answer')],
      message: 'Dispute approved',
    }),
  });
  return [
    ...(approve ? [{ ...approve, key: 'approve_dispute' }] : []),
    ...(refuse ? [{ ...refuse, key: 'refuse_dispute' }] : []),
    ...offered(debt, {
      write_off: recordAction({
        ...step,
        operation: 'writeOffChargeback',
        label: 'Write off',
        title: 'Write off chargeback',
        danger: true,
        about: (
          <BeforeAfter
            changes={[{ label: 'Owed', before: money(remaining_cents), after: 'Less what is written off' }]}
          />
        ),
        fields: [
          {
            name: 'amount_cents',
            label: 'Amount',
            kind: 'money',
            initial: remaining_cents,
            help: 'All that is open unless you enter less.',
          },
        ],
        reason: REASON_LENGTH,
        message: 'Chargeback written off',
      }),
    }),
  ];
}

const answerField = (label: string) =>
  ({
    name: 'answer',
    label,
    required: true,
    minLength: ANSWER_LENGTH,
    maxLength: MOST_CHARACTERS,
    help: 'The associate reads it.',
  }) as const;
