import { useQuery } from '@tanstack/react-query';
import { queryFor, useApi } from '@upline/shell';
import { Banner, Link, Private } from '@upline/ui-kit';
import { useEffect, useState } from 'react';
import type { Client, ClientValues } from './client-values.ts';

const WAIT = 500;

interface SimilarClientsProps {
  readonly values: ClientValues;
  /** The record being edited: only what was changed is asked about. */
  readonly client?: Client | undefined;
}

/** What tells two records of one person apart, as far as it is new. */
function questionOf(values: ClientValues, client: Client | undefined) {
  const isPerson = values.type === 'Individual';
  const email = values.email.trim();
  const lastName = isPerson ? values.last_name.trim() : '';
  const birth = isPerson ? values.date_of_birth : '';
  const sameName = lastName === (client?.last_name ?? '') && birth === (client?.date_of_birth ?? '');
  return {
    last_name: (!sameName && lastName) || null,
    date_of_birth: (!sameName && birth) || null,
    email: (email !== (client?.email ?? '') && email) || null,
    phone: (values.phone !== (client?.phone ?? '') && values.phone) || null,
    exclude_id: client?.id ?? null,
  };
}

/** Look-alikes in the own book (R-CLI-01): a warning, never a refusal. */
export function SimilarClients({ values, client }: SimilarClientsProps) {
  const api = useApi();
  const question = JSON.stringify(questionOf(values, client));
  const [settled, setSettled] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), WAIT);
    return () => clearTimeout(timer);
  }, [question]);
  const body = JSON.parse(settled) as ReturnType<typeof questionOf>;
  const worthAsking = Boolean((body.last_name && body.date_of_birth) || body.email || body.phone);
  const { data } = useQuery({
    ...queryFor('findSimilarClients', { body }),
    queryFn: ({ signal }) => api.call('findSimilarClients', { body, signal }),
    enabled: worthAsking,
  });
  return <SimilarNotice similar={worthAsking ? (data?.rows ?? []) : []} />;
}

interface SimilarNoticeProps {
  readonly similar: readonly { readonly id: string; readonly name: string }[];
}

/** Names the look-alikes, each to be opened beside the form. */
export function SimilarNotice({ similar }: SimilarNoticeProps) {
  if (similar.length === 0) return null;
  return (
    <Banner tone="warning" live>
      A similar client exists:{' '}
      {similar.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={{ to: '/business/clients/$id', params: { id } }} target="_blank">
            <Private>{name}</Private>
          </Link>
        </span>
      ))}
    </Banner>
  );
}
