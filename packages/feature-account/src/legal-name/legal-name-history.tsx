import { DateText, Private, Status } from '@upline/ui-kit';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { type LegalNameChange, legalNameText } from './legal-name.ts';

/** Why it was refused: the reason, and what the home office added. */
const reasonOf = ({ rejection_reason: reason, rejection_text: text }: LegalNameChange) =>
  [reason !== 'Other' && reason, text].filter(Boolean).join('. ');

/** What was asked for before, and what became of it. */
export function LegalNameHistory({ changes }: { readonly changes: readonly LegalNameChange[] }) {
  return (
    <FactTable
      label="Earlier changes"
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        { label: 'From', of: ({ former }) => <Private kind="name">{legalNameText(former)}</Private> },
        { label: 'To', of: (change) => <Private kind="name">{legalNameText(change)}</Private> },
        { label: 'Status', of: ({ status }) => <Status value={status} /> },
        { label: 'Reason', of: reasonOf },
        { label: 'Submitted', of: ({ created_at }) => <DateText value={created_at} /> },
        { label: 'Decided', of: ({ decided_at }) => <DateText value={decided_at} /> },
      ]}
    />
  );
}
