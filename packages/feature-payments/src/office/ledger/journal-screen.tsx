import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, usePageAt } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { DoneBy } from '../office-links.tsx';
import type { Journal } from './ledger-lists.ts';
import { moneyColumn } from './money-column.tsx';

const route = getRouteApi('/signed-in/ledger/journals/$id');

type Source = NonNullable<Journal['source']>;

/** What a record is called, and where the office has its page. */
const SOURCES: Record<Source['type'], { readonly word: string; readonly at: (source: Source) => string }> = {
  policy: { word: 'Policy', at: ({ label, id }) => `/business/${label}?id=${id}&tab=compensation` },
  payout: { word: 'Payout', at: ({ id }) => `/payouts/${id}` },
  compensation: { word: 'Line', at: ({ id }) => `/compensations/${id}` },
  chargeback: { word: 'Chargeback', at: ({ id }) => `/chargebacks/${id}` },
  'provider-payment': { word: 'Provider payment', at: ({ id }) => `/provider-payments/${id}` },
  'card-payment': { word: 'Card payment', at: ({ id }) => `/card-payments/${id}` },
  journal: { word: 'Journal', at: ({ id }) => `/ledger/journals/${id}` },
};

/** `/ledger/journals/{id}`: what was posted, and the event that posted it. */
export function JournalScreen() {
  const { id } = route.useParams();
  const { data: journal } = useSuspenseQuery(queryFor('getJournal', { params: { id } }));
  return (
    <RecordScreen
      noun="Journal"
      name={journal.description}
      facts={[journal.kind, <DateText key="date" value={journal.on_date} />, journal.currency]}
      page={{ to: '/ledger/journals/$id', params: { id } }}
      tab="journal"
      tabs={{
        journal: {
          label: 'Journal',
          content: (
            <div className={layout.columns}>
              <Card title="Lines">
                <Lines journal={journal} />
              </Card>
              <Card title="Event">
                <FactList facts={useEventFacts(journal)} />
              </Card>
            </div>
          ),
        },
      }}
    />
  );
}

function useEventFacts(journal: Journal) {
  const { source, source_id, kind, created_at, created_by, reverses_id, reversed_by_id } = journal;
  const pageAt = usePageAt();
  const linked = (address: string, words: ReactNode) => {
    const to = pageAt(address);
    return to ? <Link to={to}>{words}</Link> : words;
  };
  const other = (id: string | null) => id && linked(`/ledger/journals/${id}`, 'Journal');
  return [
    { label: 'Event', value: kind },
    source
      ? {
          label: SOURCES[source.type].word,
          value: linked(SOURCES[source.type].at(source), source.label),
          private: 'name' as const,
        }
      : { label: 'Source', value: source_id },
    { label: 'Posted', value: <DateText value={created_at} /> },
    { label: 'By', value: created_by ? <DoneBy person={created_by} /> : 'The system' },
    ...(reverses_id ? [{ label: 'Reverses', value: other(reverses_id) }] : []),
    ...(reversed_by_id ? [{ label: 'Reversed By', value: other(reversed_by_id) }] : []),
  ];
}

function Lines({ journal: { lines, currency } }: { readonly journal: Journal }) {
  const pageAt = usePageAt();
  const sum = (of: 'debit_cents' | 'credit_cents') => lines.reduce((total, line) => total + line[of], 0);
  const rows = lines.map(({ line_no, account, associate, debit_cents, credit_cents }) => {
    const person = associate && pageAt(`/associates/${associate.code}`);
    const name = associate && (
      <span className={layout.small}>
        {' '}
        <Private>{person ? <Link to={person}>{associate.name}</Link> : associate.name}</Private>
      </span>
    );
    return {
      key: String(line_no),
      account,
      name,
      currency,
      cents: { Debit: debit_cents, Credit: credit_cents },
    };
  });
  const total = {
    key: 'total',
    account: 'Total',
    name: null,
    currency,
    cents: { Debit: sum('debit_cents'), Credit: sum('credit_cents') },
  };
  return (
    <FactTable
      label="Lines"
      rows={[...rows, total]}
      rowKey={({ key }) => key}
      columns={[
        {
          label: 'Account',
          of: ({ account, name }) => (
            <>
              {account}
              {name}
            </>
          ),
        },
        moneyColumn('Debit'),
        moneyColumn('Credit'),
      ]}
    />
  );
}
