import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { BeforeAfter } from '../before-after.tsx';
import { DEBTS_SHOWN_BY, LINES_SHOWN_BY } from '../office-shown-by.ts';
import { ADJUSTMENTS_SHOWN_BY } from './adjustment-list.ts';

export type Adjustment = OperationAnswer<'getAdjustment'>;

const REASON_LENGTH = 5;

/** The word of the second person (R-MNY-36), as the adjustment offers it. */
export function adjustmentActions(adjustment: Adjustment): NamedAction[] {
  const { id, version, currency, amount_cents } = adjustment;
  const nothing = <Money cents={0} currency={currency} />;
  const decision = {
    operation: 'decideAdjustment',
    input: { params: { id }, ifMatch: version },
    refresh: [...ADJUSTMENTS_SHOWN_BY, ...LINES_SHOWN_BY, ...DEBTS_SHOWN_BY],
  } as const;
  const about = (status: string, posted: boolean) => (
    <BeforeAfter
      changes={[
        { label: 'Status', before: 'Pending', after: status },
        {
          label: amount_cents < 0 ? 'Chargeback' : 'Compensation',
          before: nothing,
          after: posted ? <Money cents={amount_cents} currency={currency} /> : nothing,
        },
      ]}
    />
  );
  return offered(adjustment, {
    approve: recordAction({
      ...decision,
      label: 'Approve',
      title: 'Approve adjustment',
      about: about('Approved', true),
      body: { status: 'Approved' },
      message: 'Adjustment approved',
    }),
    refuse: recordAction({
      ...decision,
      label: 'Refuse',
      title: 'Refuse adjustment',
      danger: true,
      about: about('Refused', false),
      body: { status: 'Refused' },
      reason: REASON_LENGTH,
      message: 'Adjustment refused',
    }),
  });
}
