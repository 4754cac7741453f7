import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OperationAnswer, OperationInput } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';

type Preview = OperationAnswer<'previewPolicyRerate'>;
type Amounts = Pick<Preview, 'before_cents' | 'after_cents' | 'difference_cents'>;
type Body = OperationInput<'previewPolicyRerate'>['body'];

/** What a re-rate would change, in its dialog, before it is booked (R-MNY-21). */
export const reratePreview =
  (id: string) =>
  (body: Body | undefined): ReactNode => (
    <div aria-live="polite">
      {body ? (
        <Asked id={id} body={body} />
      ) : (
        <p className={layout.muted}>Once all that is required is entered, what changes is shown here.</p>
      )}
    </div>
  );

function Asked({ id, body }: { readonly id: string; readonly body: Body }) {
  const { data, error } = useQuery({
    ...queryFor('previewPolicyRerate', { params: { id }, body }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error) {
    const problem = readProblem(error);
    return <Banner tone="warning" title={problem.fields[0]?.message ?? problem.message} />;
  }
  return data ? <RerateView preview={data} /> : <Loading label="Preview" count={3} />;
}

/** Before, after and difference by person and by line, with their sums. */
export function RerateView({ preview }: { readonly preview: Preview }) {
  const { currency, bv_before_cents, bv_after_cents, months_in_force, difference_cents } = preview;
  const { lines, people, is_fully_charged_back } = preview;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const amounts = [
    { label: 'Before', isNumber: true, of: (row: Amounts) => money(row.before_cents) },
    { label: 'After', isNumber: true, of: (row: Amounts) => money(row.after_cents) },
    { label: 'Difference', isNumber: true, of: (row: Amounts) => money(row.difference_cents) },
  ];
  const sum = { ...preview, key: 'sum', label: 'All of it', line: '' };
  const months = months_in_force === 1 ? '1 month' : `${months_in_force} months`;
  return (
    <div className={layout.stack}>
      <p>
        BV <BusinessVolume cents={bv_before_cents} /> becomes <BusinessVolume cents={bv_after_cents} />, after{' '}
        {months} in force. {difference_cents < 0 ? 'Charged back in all: ' : 'Paid out in all: '}
        {money(Math.abs(difference_cents))}.
        {is_fully_charged_back && ' Nothing stands on the policy afterwards: it becomes Full Chargedback.'}
      </p>
      <FactTable
        label="By associate"
        rows={[...people.map((row) => ({ ...row, key: row.associate.code, label: row.associate.name })), sum]}
        rowKey={({ key }) => key}
        columns={[
          {
            label: 'Associate',
            of: ({ key, label }) => (key === 'sum' ? label : <Private>{label}</Private>),
          },
          ...amounts,
        ]}
      />
      <FactTable
        label="By line"
        rows={[
          ...lines.map((row) => ({
            ...row,
            key: String(row.line_no),
            label: row.compensation_type as string,
            line: row.associate.name,
          })),
          sum,
        ]}
        rowKey={({ key }) => key}
        columns={[
          {
            label: 'Line',
            of: ({ label, line }) => (
              <>
                {label} <Private>{line}</Private>
              </>
            ),
          },
          ...amounts,
        ]}
      />
    </div>
  );
}
