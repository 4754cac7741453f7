import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, RecordActions } from '@upline/shell';
import { BusinessVolume, DateText, Percent, Private } from '@upline/ui-kit';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import parts from '../../parts.module.css';
import type { TeamPolicyRow } from '../policies-table.tsx';

export type OwnShare = NonNullable<OperationAnswer<'getTeamPolicy'>['own_share']>;

export interface TeamPolicyViewProps {
  /** One for each portion that people below hold; none: the policy is not the team's. */
  readonly rows: readonly TeamPolicyRow[];
  /** What the reader asked for, or has. */
  readonly own: OwnShare | undefined;
  /** The largest part to ask for; 0: none is left. */
  readonly mostBps: number;
  /** Asks the writing associate for a part; absent where the reader may not. */
  readonly ask: ((row: TeamPolicyRow) => NamedAction) | undefined;
  /** Takes back what was asked for, where it is offered. */
  readonly withdraw: (share: OwnShare, version: number) => readonly NamedAction[];
  /** What the reader is paid on it, and why, or why not; absent where the reader sees no pay. */
  readonly why?: ReactNode;
  readonly onClose: () => void;
}

/** Until then who shares can change (R-POL-02). */
const OPEN: readonly string[] = ['Pending', 'Action Required'];

/** A policy of the team: masked, one line for each portion. */
export function TeamPolicyView(props: TeamPolicyViewProps) {
  const { rows, own, mostBps, ask, withdraw, why, onClose } = props;
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
      <div className={layout.stack}>
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
        <ul className={layout.list} aria-label="Shares of your team">
          {rows.map((share) => (
            <li key={share.key} className={parts.entry}>
              <div className={layout.entry}>
                <span>
                  <Private>{share.associate.name}</Private>{' '}
                  <span className={layout.muted}>· {share.role}</span>
                </span>
                <BusinessVolume cents={share.bv_cents} />
              </div>
            </li>
          ))}
        </ul>
        {why}
        {own && <OwnAsk own={own} writer={row.writing_associate.name} actions={withdraw(own, row.version)} />}
        {mayAsk && (
          <div className={layout.buttons}>
            <RecordActions size="sm" actions={[ask(row)]} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface OwnAskProps {
  readonly own: OwnShare;
  readonly writer: string;
  readonly actions: readonly NamedAction[];
}

/** Where the reader's own part stands; what is only asked for can be taken back. */
const OwnAsk = ({ own, writer, actions }: OwnAskProps) => (
  <section className={layout.stack} aria-label="Your part">
    <div className={layout.entry}>
      <span>
        Your part <Percent bps={own.share_bps} />
      </span>
      <Status value={own.approval_status} />
    </div>
    {own.approval_status === 'Pending For Owner' && (
      <p className={layout.muted}>
        Waiting for <Private>{writer}</Private>. Until then nothing changes.
      </p>
    )}
    {actions.length > 0 && (
      <div className={layout.buttons}>
        <RecordActions size="sm" actions={actions} />
      </div>
    )}
  </section>
);
