import { useInfiniteQuery } from '@tanstack/react-query';
import type { OperationAnswer, OperationId } from '@upline/api-client';
import { Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Timeline, type TimelineEntry } from '@upline/ui-kit/timeline/timeline.tsx';
import type { ReactNode } from 'react';
import { useApi } from '../app/client.tsx';
import { inputFor, queryById } from '../data/by-id.ts';

const PAGE = 50;

/** Operations that answer what happened to one record. */
type TrailId =
  | 'listClientAudit'
  | 'listPolicyAudit'
  | 'listAdminPolicyAudit'
  | 'listAssociateAudit'
  | 'listPayRunAudit'
  | 'listRegistrationAudit'
  | 'listMessageTemplateAudit';
type EntryOf<Id extends OperationId> =
  OperationAnswer<Id> extends { readonly rows: readonly (infer Entry)[] } ? Entry : never;

/** An entry as every trail has it. */
export interface TrailEntry {
  readonly id: string | number;
  readonly at: string;
  readonly action: string | null;
  readonly actor_code: string | null;
  readonly actor_name: string | null;
  readonly proxy_admin_code: string | null;
  readonly reason: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly old: string | null;
    readonly new: string | null;
  }[];
}

const DONE: Readonly<Record<string, string>> = {
  create: 'created',
  delete: 'deleted',
  export: 'exported',
};

export interface TrailWords<Entry> {
  /** What the record is: `Policy`. */
  readonly noun: string;
  /** What happened, where it is more than created, changed or deleted. */
  readonly titleOf?: (entry: Entry) => string | undefined;
  readonly bodyOf?: (entry: Entry) => ReactNode;
}

/** An entry of the trail as a sentence with its details. */
export function timelineEntry<Entry extends TrailEntry>(
  entry: Entry,
  words: TrailWords<Entry>,
): TimelineEntry {
  const { noun, titleOf, bodyOf } = words;
  const transition = entry.action === 'transition' ? 'Status changed' : undefined;
  return {
    id: String(entry.id),
    title: titleOf?.(entry) ?? transition ?? `${noun} ${DONE[entry.action ?? ''] ?? 'changed'}`,
    at: entry.at,
    actor: entry.actor_name ?? entry.actor_code,
    viaProxy: entry.proxy_admin_code !== null,
    body: bodyOf?.(entry) ?? (entry.reason && `Reason: ${entry.reason}`),
    ...(entry.action === 'create' && { folds: true }),
    changes: entry.changes.map(({ field, old, new: after }) => ({ field, before: old, after })),
  };
}

interface TrailProps {
  readonly entries: readonly TimelineEntry[];
  /** Loads older entries; absent where there are none. */
  readonly onOlder?: (() => void) | undefined;
  readonly loadingOlder?: boolean;
  readonly label?: string;
}

/** What happened to a record, newest first. */
export function Trail({ entries, onOlder, loadingOlder = false, label = 'Activity' }: TrailProps) {
  if (entries.length === 0) return <EmptyState>Nothing has happened yet.</EmptyState>;
  return (
    <>
      <Timeline label={label} entries={entries} />
      {onOlder && (
        <Button loading={loadingOlder} onClick={onOlder}>
          Show older
        </Button>
      )}
    </>
  );
}

type ActivityTabProps<Id extends TrailId> = {
  readonly operation: Id;
  readonly params: Readonly<Record<string, string>>;
  readonly label?: string;
} & (
  | ({ readonly entriesOf?: undefined } & TrailWords<EntryOf<Id>>)
  | { readonly entriesOf: (rows: readonly EntryOf<Id>[]) => readonly TimelineEntry[] }
);

/** Who did what to a record and when, a page at a time (D.7.46, R-AUD-07). */
export function ActivityTab<Id extends TrailId>(props: ActivityTabProps<Id>) {
  const { operation, params, label = 'Activity' } = props;
  const api = useApi();
  const inputAt = (page: number) => inputFor<Id>({ params, query: { page, limit: PAGE } });
  const { queryKey } = queryById(operation, { params });
  const trail = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: async ({ pageParam }) => {
      const answer: unknown = await api.call(operation, ...inputAt(pageParam));
      return (answer as { readonly rows: readonly (EntryOf<Id> & TrailEntry)[] }).rows;
    },
    initialPageParam: 1,
    // One row beyond the page says that there is more (SPEC 7).
    getNextPageParam: (last, pages) => (last.length > PAGE ? pages.length + 1 : undefined),
  });
  if (trail.isPending) return <Loading label={label} />;
  if (trail.isError) return <ErrorState error={trail.error} onRetry={() => void trail.refetch()} />;
  const rows = trail.data.pages.flatMap((page) => page.slice(0, PAGE));
  return (
    <Trail
      label={label}
      entries={props.entriesOf ? props.entriesOf(rows) : rows.map((row) => timelineEntry(row, props))}
      onOlder={trail.hasNextPage ? () => void trail.fetchNextPage() : undefined}
      loadingOlder={trail.isFetchingNextPage}
    />
  );
}
