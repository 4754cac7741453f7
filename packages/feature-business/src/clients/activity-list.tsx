import type { OperationAnswer } from '@upline/api-client';
import { Button, Private } from '@upline/ui-kit';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';

export type ActivityRow = OperationAnswer<'listClientAudit'>['rows'][number];

const TITLES: Readonly<Record<string, string>> = {
  create: 'Client created',
  update: 'Client changed',
  delete: 'Client deleted',
  transition: 'Status changed',
  reveal: 'ID document number shown',
  export: 'Exported',
};

function titleOf({ kind, action, changes }: ActivityRow): string {
  if (kind === 'note') return 'Note';
  const archived = changes.find(({ field }) => field === 'Archived');
  if (archived) return archived.new === 'Yes' ? 'Client archived' : 'Client restored';
  return TITLES[action ?? ''] ?? 'Client changed';
}

export interface ActivityListProps {
  readonly rows: readonly ActivityRow[];
  /** Loads older rows; absent where there are none. */
  readonly onOlder?: (() => void) | undefined;
  readonly loadingOlder?: boolean;
}

/** What happened to a client, newest first. */
export function ActivityList({ rows, onOlder, loadingOlder = false }: ActivityListProps) {
  if (rows.length === 0) return <EmptyState>Nothing has happened yet.</EmptyState>;
  return (
    <>
      <Timeline
        label="Activity"
        entries={rows.map((row) => ({
          id: row.id,
          title: titleOf(row),
          at: row.at,
          actor: row.actor_name ?? row.actor_code,
          viaProxy: row.proxy_admin_code !== null,
          body: row.text ? <Private>{row.text}</Private> : row.reason && `Reason: ${row.reason}`,
          changes: row.changes.map((change) => ({
            field: change.field,
            before: change.old,
            after: change.new,
          })),
        }))}
      />
      {onOlder && (
        <Button loading={loadingOlder} onClick={onOlder}>
          Show older
        </Button>
      )}
    </>
  );
}
