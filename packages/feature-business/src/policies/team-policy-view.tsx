import { formatBps, messages } from '@upline/domain';
import { BusinessVolume, Button, DateText, Private } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { useState } from 'react';
import parts from '../parts.module.css';
import type { TeamPolicyRow } from './policies-table.tsx';

export interface TeamPolicyViewProps {
  /** One for each portion that people below hold; none: the policy is not the team's. */
  readonly rows: readonly TeamPolicyRow[];
  /** Asks the writing associate for a part; absent where the reader may not. */
  readonly ask: ((share_bps: number, version: number) => Promise<unknown>) | undefined;
  readonly onClose: () => void;
}

const LEAST_BPS = 100;
const MOST_BPS = 9_900;
/** Until then who shares can change (R-POL-02). */
const OPEN: readonly string[] = ['Pending', 'Action Required'];

/** A policy of the team: masked, one line for each portion. */
export function TeamPolicyView({ rows, ask, onClose }: TeamPolicyViewProps) {
  const [asking, setAsking] = useState(false);
  const [row] = rows;
  if (!row)
    return (
      <Dialog opened title="Policy" size="normal" onClose={onClose}>
        <EmptyState>This policy is not in your team.</EmptyState>
      </Dialog>
    );
  const written = rows.find(({ role }) => role === 'Writing');
  const mayAsk = ask && written && OPEN.includes(row.business_status);
  return (
    <Dialog opened title={`Policy ••••${row.policy_number}`} size="normal" onClose={onClose}>
      <div className={parts.column}>
        <FactList
          facts={[
            { label: 'Product', value: `${row.product.name}, ${row.provider.name}` },
            ...(row.client_initials
              ? [{ label: 'Client', value: row.client_initials, private: 'name' as const }]
              : []),
            { label: 'Status', value: <Status value={row.business_status} /> },
            { label: 'Lifecycle', value: <Status value={row.lifecycle} /> },
            { label: 'Submit Date', value: <DateText value={row.submit_date} /> },
            { label: 'Issue Date', value: <DateText value={row.issue_date} /> },
            { label: 'Writing Associate', value: row.writing_associate.name, private: 'name' },
          ]}
        />
        <ul className={parts.list} aria-label="Shares of your team">
          {rows.map((share) => (
            <li key={share.key} className={parts.entry}>
              <div className={parts.row}>
                <span>
                  <Private>{share.associate.name}</Private>{' '}
                  <span className={parts.muted}>· {share.role}</span>
                </span>
                <BusinessVolume value={share.bv_cents / 100} />
              </div>
            </li>
          ))}
        </ul>
        {mayAsk && !asking && (
          <div className={parts.buttons}>
            <Button onClick={() => setAsking(true)}>Ask for a part</Button>
          </div>
        )}
        {mayAsk && asking && (
          <AskForm
            writer={row.writing_associate.name}
            ask={(share_bps) => ask(share_bps, row.version)}
            onSaved={onClose}
            onCancel={() => setAsking(false)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface AskFormProps {
  readonly writer: string;
  readonly ask: (share_bps: number) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function AskForm({ writer, ask, onSaved, onCancel }: AskFormProps) {
  const form = useRecordForm<{ share_bps: number | null }>({
    initialValues: { share_bps: null },
    validate: {
      share_bps: (bps) => {
        if (!bps || bps < LEAST_BPS) return messages.min('Share', formatBps(LEAST_BPS));
        return bps > MOST_BPS ? messages.max('Share', formatBps(MOST_BPS)) : null;
      },
    },
  });
  return (
    <RecordForm
      form={form}
      name="Split"
      saveLabel="Ask for a part"
      labels={{ share_bps: 'Share' }}
      save={({ share_bps }) => ask(share_bps ?? 0)}
      onSaved={onSaved}
      cancel={onCancel}
    >
      <PercentField
        label="Share"
        required
        startsFocused
        help={`${writer} decides, out of their own part. Until then nothing changes.`}
        {...form.field('share_bps')}
      />
    </RecordForm>
  );
}
