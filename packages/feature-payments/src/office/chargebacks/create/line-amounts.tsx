import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { companyToday } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { MoneyField } from '@upline/ui-kit/field/typed-fields.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from '../../../payments.module.css';
import type { LineAmounts } from './charge-values.ts';

interface LineAmountsFieldProps {
  readonly policyId: string;
  readonly amounts: LineAmounts;
  readonly onChange: (amounts: LineAmounts) => void;
  /** Refusals by the number of the line. */
  readonly errors: Readonly<Record<number, string>>;
  readonly error?: string | undefined;
}

/** The lines of a policy with what is on them, and what is to be taken of each (R-CB-01). */
export function LineAmountsField({ policyId, amounts, onChange, errors, error }: LineAmountsFieldProps) {
  const query = useQuery(
    queryFor('previewChargeback', {
      body: { policy_id: policyId, reason: 'Overpayment', event_date: companyToday(), amounts: [] },
    }),
  );
  if (query.error instanceof ApiError && query.error.statusCode === 404)
    return <Banner tone="warning" title="Nothing was posted on this policy" />;
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading label="Lines of the policy" />;
  const { lines, currency } = query.data;
  return (
    <div>
      <FactTable
        label="Lines of the policy"
        rows={lines}
        rowKey={({ line_no }) => String(line_no)}
        columns={[
          { label: 'Associate', of: ({ associate }) => <Private>{associate.name}</Private> },
          { label: 'Line', of: ({ compensation_type }) => compensation_type },
          {
            label: 'On the line',
            isNumber: true,
            of: ({ standing_cents }) => <Money cents={standing_cents} currency={currency} />,
          },
          {
            label: 'Take',
            of: ({ line_no, associate, compensation_type, standing_cents }) => (
              <MoneyField
                label={`Take from ${compensation_type} of ${associate.code}`}
                hideLabel
                currency={currency}
                disabled={standing_cents <= 0}
                value={amounts[line_no] ?? null}
                onChange={(cents) => onChange({ ...amounts, [line_no]: cents })}
                {...(errors[line_no] ? { error: errors[line_no] } : {})}
              />
            ),
          },
        ]}
      />
      {error && (
        <p role="alert" data-path="amounts" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
