import type { ApiError } from '@upline/api-client';
import { Banner, BusinessVolume, Button, Percent, Private, RequestId } from '@upline/ui-kit';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { useState } from 'react';
import { LazyTextForm } from './lazy-text-form.tsx';
import type { Policy } from './policy-head.tsx';
import classes from './policy-parts.module.css';

export type Share = Policy['shares'][number];
const REASON = { minLength: 5, maxLength: 500 };

export interface ShareListProps {
  readonly policy: Pick<Policy, 'shares' | 'training_associate'>;
  /** Agrees to a share (R-POL-02). */
  readonly onAccept: (share: Share) => void;
  readonly accepting?: boolean;
  /** Why the last acceptance failed. */
  readonly problem?: ApiError | undefined;
  readonly onRefuse: (share: Share, reason: string) => Promise<unknown>;
  /** Takes an approval back; absent where nobody may. */
  readonly onRevoke?: (share: Share, reason: string) => Promise<unknown>;
}

/** Who writes, shares and learns, with what part; a split that waits for the reader's word asks for it. */
export function ShareList(props: ShareListProps) {
  const { policy, onAccept, accepting = false, problem, onRefuse, onRevoke } = props;
  const [refusing, setRefusing] = useState<number>();
  const { shares, training_associate: trainee } = policy;
  return (
    <>
      {problem && (
        <Banner tone="danger" live>
          {problem.message} <RequestId id={problem.requestId ?? undefined} />
        </Banner>
      )}
      <ul className={classes.list} aria-label="Shares">
        {shares.map((share) => (
          <li key={share.portion} className={classes.entry}>
            <div className={classes.row}>
              <div className={classes.words}>
                <p className={classes.strong}>
                  <Private>{share.associate.name}</Private>
                </p>
                <p className={classes.muted}>
                  {share.portion === 0 ? 'Writing' : 'Split'} · <Private>{share.associate.code}</Private>
                </p>
              </div>
              <div className={classes.figures}>
                {share.portion > 0 && <Status value={share.approval_status} />}
                <Percent bps={share.share_bps} />
                <BusinessVolume value={share.bv_cents / 100} />
              </div>
            </div>
            {share.actions.includes('accept') && refusing !== share.portion && (
              <div className={classes.buttons}>
                <Button variant="primary" size="small" busy={accepting} onClick={() => onAccept(share)}>
                  Accept split
                </Button>
                <Button size="small" onClick={() => setRefusing(share.portion)}>
                  Refuse split
                </Button>
              </div>
            )}
            {onRevoke && share.actions.includes('revoke') && refusing !== share.portion && (
              <div className={classes.buttons}>
                <Button size="small" onClick={() => setRefusing(share.portion)}>
                  Revoke approval
                </Button>
              </div>
            )}
            {refusing === share.portion && (
              <LazyTextForm
                label="Reason"
                saveLabel={share.actions.includes('revoke') ? 'Revoke approval' : 'Refuse split'}
                {...REASON}
                save={(reason) =>
                  onRevoke && share.actions.includes('revoke')
                    ? onRevoke(share, reason)
                    : onRefuse(share, reason)
                }
                onSaved={() => setRefusing(undefined)}
                onCancel={() => setRefusing(undefined)}
              />
            )}
          </li>
        ))}
        {trainee && (
          <li className={classes.entry}>
            <div className={classes.words}>
              <p className={classes.strong}>
                <Private>{trainee.name}</Private>
              </p>
              <p className={classes.muted}>
                Training · <Private>{trainee.code}</Private>
              </p>
            </div>
          </li>
        )}
      </ul>
    </>
  );
}
