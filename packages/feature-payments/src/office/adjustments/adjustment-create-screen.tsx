import { CURRENCIES, messages } from '@upline/domain';
import { createdMessage, useGo, useSave } from '@upline/shell';
import { SelectField, TextField } from '@upline/ui-kit';
import { MoneyField } from '@upline/ui-kit/field/typed-fields.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { AssociateField } from '../associate-field.tsx';
import { DEBTS_SHOWN_BY, LINES_SHOWN_BY } from '../office-shown-by.ts';
import { type ChosenPolicy, PolicyField } from '../policy-field.tsx';
import { ADJUSTMENTS_SHOWN_BY } from './adjustment-list.ts';

const REASON_LENGTH = 10;
const WAYS = ['Pay', 'Take'] as const;

interface Values {
  readonly associate_code: AssociateLookup | null;
  readonly way: string;
  readonly amount_cents: number | null;
  readonly currency: string;
  readonly policy_id: ChosenPolicy | null;
  readonly reason: string;
}

function problems({ associate_code, amount_cents, reason }: Values): Record<string, string> {
  return {
    ...(associate_code === null ? { associate_code: messages.required('Associate') } : {}),
    ...(amount_cents === null
      ? { amount_cents: messages.required('Amount') }
      : amount_cents <= 0
        ? { amount_cents: messages.invalid('Amount') }
        : {}),
    ...(reason.trim().length < REASON_LENGTH
      ? {
          reason:
            reason.trim() === '' ? messages.required('Reason') : messages.minLength('Reason', REASON_LENGTH),
        }
      : {}),
  };
}

const bodyOf = ({ associate_code, way, amount_cents, currency, policy_id, reason }: Values) => ({
  associate_code: associate_code?.code ?? '',
  amount_cents: (amount_cents ?? 0) * (way === 'Take' ? -1 : 1),
  currency: CURRENCIES.find((each) => each === currency) ?? null,
  policy_id: policy_id?.id ?? null,
  reason: reason.trim(),
});

/** `adjustments/create`: adds to or takes from what an associate is paid (R-MNY-36). */
export function AdjustmentCreateScreen() {
  const go = useGo();
  const create = useSave({
    operation: 'createAdjustment',
    refresh: [...ADJUSTMENTS_SHOWN_BY, ...LINES_SHOWN_BY, ...DEBTS_SHOWN_BY],
    message: createdMessage('Adjustment'),
  });
  const form = useRecordForm<Values>({
    initialValues: {
      associate_code: null,
      way: 'Pay',
      amount_cents: null,
      currency: '',
      policy_id: null,
      reason: '',
    },
    validate: problems,
  });
  return (
    <>
      <PageHeader title="Create adjustment" />
      <RecordForm
        form={form}
        name="Adjustment"
        saveLabel="Create adjustment"
        labels={{ associate_code: 'Associate', amount_cents: 'Amount', reason: 'Reason' }}
        save={(values) => create.send({ body: bodyOf(values) })}
        onDone={({ id }) => void go({ to: '/adjustments/$id', params: { id } })}
        cancel={{ to: '/adjustments' }}
      >
        <AssociateField label="Associate" required {...form.field('associate_code')} />
        <SelectField
          label="Direction"
          required
          options={WAYS}
          help="What is taken is posted as a chargeback and withheld from the next payouts."
          {...form.field('way')}
        />
        <MoneyField
          label="Amount"
          required
          currency={form.values.currency === 'CAD' ? 'CAD' : 'USD'}
          help="From 1,000.00 on a second person approves, also when it comes to that with your other adjustments for the associate in the last 30 days."
          {...form.field('amount_cents')}
        />
        <SelectField
          label="Currency"
          options={CURRENCIES}
          emptyLabel="That of the associate's country"
          {...form.field('currency')}
        />
        <PolicyField label="Policy" help="Where the adjustment is about one." {...form.field('policy_id')} />
        <TextField
          label="Reason"
          required
          rows={3}
          maxLength={500}
          help={`At least ${REASON_LENGTH} characters. The associate reads it in the receipt.`}
          {...form.field('reason')}
        />
      </RecordForm>
    </>
  );
}
