import { type NamedAction, RecordActions } from '@upline/shell';
import { BusinessVolume, Percent, Private } from '@upline/ui-kit';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import parts from '../../parts.module.css';
import classes from '../parts/policy-parts.module.css';
import type { Share } from '../policies.actions.ts';
import type { Policy } from '../policy-head.tsx';

export interface ShareListProps {
  readonly policy: Pick<Policy, 'shares' | 'training_associate'>;
  /** What the reader may say to a share (R-POL-02). */
  readonly actionsOf: (share: Share) => readonly NamedAction[];
  /** What the reader has to do with the case of the trainee. */
  readonly training?: ReactNode;
}

/** Who writes, shares and learns, with what part; a split that waits for the reader's word asks for it. */
export function ShareList(props: ShareListProps) {
  const { policy, actionsOf, training } = props;
  const { shares, training_associate: trainee } = policy;
  return (
    <ul className={layout.list} aria-label="Shares">
      {shares.map((share) => (
        <li key={share.portion} className={parts.entry}>
          <div className={layout.entry}>
            <div className={layout.words}>
              <p className={layout.strong}>
                <Private>{share.associate.name}</Private>
              </p>
              <p className={layout.muted}>
                {share.portion === 0 ? 'Writing' : 'Split'} · <Private>{share.associate.code}</Private>
              </p>
            </div>
            <div className={classes.figures}>
              {share.portion > 0 && <Status value={share.approval_status} />}
              <Percent bps={share.share_bps} />
              <BusinessVolume cents={share.bv_cents} />
            </div>
          </div>
          <ShareActions actions={actionsOf(share)} />
        </li>
      ))}
      {trainee && (
        <li className={parts.entry}>
          <div className={layout.words}>
            <p className={layout.strong}>
              <Private>{trainee.name}</Private>
            </p>
            <p className={layout.muted}>
              Training · <Private>{trainee.code}</Private>
            </p>
          </div>
          {training}
        </li>
      )}
    </ul>
  );
}

/** Agreeing is the one step that a share waits for. */
function ShareActions({ actions }: { readonly actions: readonly NamedAction[] }) {
  if (actions.length === 0) return null;
  return (
    <div className={layout.buttons}>
      <RecordActions actions={actions} filled="accept" />
    </div>
  );
}
