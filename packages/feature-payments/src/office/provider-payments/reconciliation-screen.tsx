import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { addMonths, companyToday, formatMonth } from '@upline/domain';
import { DataListFor, queryFor, type RowOf, useGo } from '@upline/shell';
import { SelectField } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useMemo } from 'react';
import {
  daysOfMonth,
  monthOf,
  PROVIDER_PAYMENTS,
  paymentsBy,
  RECONCILIATION,
  reconciledRows,
} from './provider-payment-lists.ts';
import { ProviderPaymentsPage } from './provider-payments-page.tsx';
import { ProviderSumsTable, RECONCILED_COLUMNS } from './reconciliation-table.tsx';
import classes from './statements.module.css';

const route = getRouteApi('/signed-in/provider-payments/reconciliation');

const MONTHS = 24;

/** The latest months, and the one that is shown. */
function monthsTo(shown: string): string[] {
  const first = `${companyToday().slice(0, 7)}-01`;
  const latest = Array.from({ length: MONTHS }, (_, index) => addMonths(first, -index).slice(0, 7));
  return latest.includes(shown) ? latest : [...latest, shown];
}

/** Where a row opens: its line, its policy if nothing came, otherwise its lines. */
function targetOf(row: RowOf<'listReconciledRows'>): LinkTarget {
  const { payment_id, lines, policy_id, policy_number, provider } = row;
  if (payment_id !== null) return { to: `${PROVIDER_PAYMENTS}/$id`, params: { id: payment_id } };
  if (lines === 0 && policy_id !== null)
    return { to: '/business/$policy_number', params: { policy_number }, search: { id: policy_id } };
  return paymentsBy({ policy_number: { eq: policy_number }, provider: { eq: provider } });
}

/** `provider-payments/reconciliation`: what carriers stated against what they owe, and what is claimed (features.md C). */
export function ReconciliationScreen() {
  const search = route.useSearch();
  const month = monthOf(search);
  const go = useGo();
  const { data } = useSuspenseQuery(queryFor('getReconciliation', { query: daysOfMonth(month) }));
  const operations = useMemo(() => reconciledRows(month), [month]);
  return (
    <ProviderPaymentsPage part="reconciliation">
      <div className={layout.block}>
        <div className={classes.fields}>
          <SelectField
            label="Month"
            required
            value={month}
            options={monthsTo(month).map((value) => ({ value, label: formatMonth(value) }))}
            onChange={(value) => {
              const { page: _page, ...rest } = search;
              void go({ to: RECONCILIATION, search: { ...rest, month: value } });
            }}
          />
        </div>
        <Card title="By provider">
          <ProviderSumsTable rows={data.rows} month={month} />
        </Card>
      </div>
      <DataListFor
        operations={operations}
        label="Reconciled rows"
        noun={{ one: 'row', many: 'rows' }}
        columns={RECONCILED_COLUMNS}
        rowKey={(row) => row.key}
        rowTarget={targetOf}
        search={{ field: 'policy_number', placeholder: 'Search policy numbers' }}
        empty={{
          title: 'Nothing to compare.',
          description:
            'Lines of statements dated in this month, and policies issued in it, are compared here.',
        }}
      />
    </ProviderPaymentsPage>
  );
}
