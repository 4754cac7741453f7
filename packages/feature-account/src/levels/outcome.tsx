import type { OperationAnswer } from '@upline/api-client';
import { type Country, currencyOf } from '@upline/domain';
import { FactList, Money, Status, useUiKit } from '@upline/ui-kit';

type Simulation = OperationAnswer<'simulateLevel'>;

/** Whether the level would be reached, and what it would have paid. */
export function Outcome({ qualification, pay }: Simulation) {
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  return (
    <FactList
      facts={[
        {
          label: qualification.level.name,
          value: (
            <Status
              value={qualification.is_met ? 'Everything would be met' : 'Not everything would be met'}
              tone={qualification.is_met ? 'success' : 'warning'}
            />
          ),
        },
        {
          label: `Your pay of the last ${pay.months} months`,
          value: <Money cents={pay.before_cents} currency={currency} />,
        },
        {
          label: 'The same at this level',
          value: <Money cents={pay.after_cents} currency={currency} />,
        },
        { label: 'Policies', value: String(pay.policies) },
      ]}
    />
  );
}
