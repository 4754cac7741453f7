import type { OperationAnswer } from '@upline/api-client';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Timeline } from '@upline/ui-kit/timeline/timeline.tsx';

export type Change = Pick<
  OperationAnswer<'listAuditEntries'>['rows'][number],
  'id' | 'at' | 'action' | 'entity' | 'entity_label' | 'actor_name' | 'proxy_admin_code'
>;

/** What `update` or `login_failed` is called in a sentence. */
const spoken = (action: string) =>
  action.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Audit entries in short: who did what to which record. */
export function ChangeTimeline({ entries }: { readonly entries: readonly Change[] }) {
  return (
    <Timeline
      label="Recent changes"
      entries={entries.map((entry) => ({
        id: String(entry.id),
        at: entry.at,
        title: (
          <>
            {spoken(entry.action)} {entry.entity.replaceAll('_', ' ')}:{' '}
            <Private>{entry.entity_label}</Private>
          </>
        ),
        actor: entry.actor_name,
        viaProxy: entry.proxy_admin_code !== null,
      }))}
    />
  );
}
