import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Card, DateText, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';

type Name = OperationAnswer<'listLegalNameChanges'>['rows'][number]['former'];

const wordsOf = ({ legal_first_name, legal_middle_name, legal_last_name, suffix }: Name) =>
  [legal_first_name, legal_middle_name, legal_last_name, suffix].filter(Boolean).join(' ');

/** What the legal name was and what was asked for instead (domain.md 2.2); nothing for the many who never asked. */
export function LegalNames({ code }: { readonly code: string }) {
  const { data, error, refetch } = useQuery(
    queryFor('listLegalNameChanges', {
      query: { filter: { associate_code: { eq: code } }, order: { created_at: 'DESC' }, limit: 50 },
    }),
  );
  if (!error && !data?.rows.length) return null;
  return (
    <Card title="Legal names">
      {data ? (
        <FactTable
          label="Legal names"
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            { label: 'Asked for', of: (change) => <Private>{wordsOf(change)}</Private> },
            { label: 'Before', of: ({ former }) => <Private>{wordsOf(former)}</Private> },
            { label: 'Submitted', of: ({ created_at }) => <DateText value={created_at} /> },
            { label: 'Status', of: ({ status }) => <Status value={status} /> },
          ]}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
