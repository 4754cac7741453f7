import { Button, LinkButton } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { type AuditEntry, sentenceOf } from './audit-words.ts';
import { ChangeTable } from './change-table.tsx';

export interface AuditEntryDialogProps {
  /** Shown while it is given. */
  readonly entry: AuditEntry | undefined;
  readonly onClose: () => void;
}

/** Whether the entry concerns an associate: what admins do to their own account does not. */
const associateOf = ({ owner_code, actor_code, actor_kind }: AuditEntry): string | null =>
  owner_code !== actor_code || actor_kind === 'Associate' ? owner_code : null;

/** One entry whole: every field from what to what, why, and from where. */
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const code = entry && associateOf(entry);
  return (
    <Dialog
      opened={entry !== undefined}
      title={entry ? sentenceOf(entry) : ''}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {code && <LinkButton to={{ to: '/associates/$code', params: { code } }}>Open associate</LinkButton>}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {entry && <AuditEntryFacts entry={entry} />}
    </Dialog>
  );
}

/** The parts of an entry. */
export function AuditEntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const actor = entry.actor_name ? `${entry.actor_name} (${entry.actor_code})` : entry.actor_code;
  return (
    <>
      {entry.changes.length > 0 && <ChangeTable changes={entry.changes} />}
      <FactList
        facts={[
          { label: 'Time', value: <DateText value={entry.at} /> },
          { label: 'Actor', value: actor ?? entry.actor_kind, private: 'name' },
          ...(entry.proxy_admin_code ? [{ label: 'Viewing Admin', value: entry.proxy_admin_code }] : []),
          { label: 'Owner', value: entry.owner_code, private: 'name' },
          ...(entry.reason ? [{ label: 'Reason', value: entry.reason, private: 'name' as const }] : []),
          { label: 'Address', value: entry.ip },
          { label: 'Browser', value: entry.user_agent },
          { label: 'Request', value: entry.request_id },
        ]}
      />
    </>
  );
}
