import type { OperationAnswer } from '@upline/api-client';
import { formatBps, messages } from '@upline/domain';
import { BusinessVolume, Button, DateText, Percent, Private } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { type ReactNode, useState } from 'react';
import parts from '../parts.module.css';
import type { TeamPolicyRow } from './policies-table.tsx';

type OwnShare = NonNullable<OperationAnswer<'getTeamPolicy'>['own_share']>;

export interface TeamPolicyViewProps {
  /** One for each portion that people below hold; none: the policy is not the team's. */
  readonly rows: readonly TeamPolicyRow[];
  /** What the reader asked for, or has. */
  readonly own: OwnShare | undefined;
  /** The largest part to ask for; 0: none is left. */
  readonly mostBps: number;
  /** Asks the writing associate for a part; absent where the reader may not. */
  readonly ask: ((share_bps: number, version: number) => Promise<unknown>) | undefined;
  /** Takes back what was asked for; absent where the reader may not. */
  readonly withdraw: ((share: OwnShare, version: number) => Promise<unknown>) | undefined;
  /** What the reader is paid on it, and why, or why not; absent where the reader sees no pay. */
  readonly why?: ReactNode;
  readonly onClose: () => void;
}

const LEAST_BPS = 100;
/** Until then who shares can change (R-POL-02). */
const OPEN: readonly string[] = ['Pending', 'Action Required'];

/** A policy of the team: masked, one line for each portion. */
export function TeamPolicyView(props: TeamPolicyViewProps) {
  const { rows, own, mostBps, ask, withdraw, why, onClose } = props;
  const [asking, setAsking] = useState(false);
  const [row] = rows;
  if (!row)
    return (
      <Dialog opened title="Policy" size="lg" onClose={onClose}>
        <EmptyState>This policy is not in your team.</EmptyState>
      </Dialog>
    );
  const written = rows.find(({ role }) => role === 'Writing');
  const mayAsk = ask && written && mostBps > 0 && OPEN.includes(row.business_status);
  return (
    <Dialog opened title={`Policy ••••${row.policy_number}`} size="lg" onClose={onClose}>
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
                <BusinessVolume cents={share.bv_cents} />
              </div>
            </li>
          ))}
        </ul>
        {why}
        {own && (
          <OwnAsk
            own={own}
            writer={row.writing_associate.name}
            withdraw={withdraw && (() => withdraw(own, row.version))}
          />
        )}
        {mayAsk && !asking && (
          <div className={parts.buttons}>
            <Button onClick={() => setAsking(true)}>Ask for a part</Button>
          </div>
        )}
        {mayAsk && asking && (
          <AskForm
            writer={row.writing_associate.name}
            mostBps={mostBps}
            ask={(share_bps) => ask(share_bps, row.version)}
            onSaved={onClose}
            onCancel={() => setAsking(false)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface OwnAskProps {
  readonly own: OwnShare;
  readonly writer: string;
  readonly withdraw: (() => Promise<unknown>) | undefined;
}

/** Where the reader's own part stands; what is only asked for can be taken back. */
function OwnAsk({ own, writer, withdraw }: OwnAskProps) {
  const [asksWhether, askWhether] = useState(false);
  const waits = own.approval_status === 'Pending For Owner';
  return (
    <section className={parts.column} aria-label="Your part">
      <div className={parts.row}>
        <span>
          Your part <Percent bps={own.share_bps} />
        </span>
        <Status value={own.approval_status} />
      </div>
      {waits && (
        <p className={parts.muted}>
          Waiting for <Private>{writer}</Private>. Until then nothing changes.
        </p>
      )}
      {withdraw && own.actions.includes('remove') && (
        <div className={parts.buttons}>
          <Button onClick={() => askWhether(true)}>Withdraw</Button>
        </div>
      )}
      {withdraw && asksWhether && (
        <DeleteModal
          name="split"
          verb="Withdraw"
          opened
          onClose={() => askWhether(false)}
          onDelete={withdraw}
        />
      )}
    </section>
  );
}

interface AskFormProps {
  readonly writer: string;
  readonly mostBps: number;
  readonly ask: (share_bps: number) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

function AskForm({ writer, mostBps, ask, onSaved, onCancel }: AskFormProps) {
  const form = useRecordForm<{ share_bps: number | null }>({
    initialValues: { share_bps: null },
    validate: {
      share_bps: (bps) => {
        if (!bps || bps < LEAST_BPS) return messages.min('Share', formatBps(LEAST_BPS));
        return bps > mostBps ? messages.max('Share', formatBps(mostBps)) : null;
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
        help={`At most ${formatBps(mostBps)}, out of the part of ${writer}, who decides. Until then nothing changes.`}
        {...form.field('share_bps')}
      />
    </RecordForm>
  );
}
