import type { ApiError } from '@upline/api-client';
import { Banner, BusinessVolume, Button, Percent, Private, RequestId } from '@upline/ui-kit';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { type ReactNode, useState } from 'react';
import parts from '../parts.module.css';
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
  /** Asks whether a share is to go; absent where nothing may be taken away. */
  readonly onRemove?: (share: Share) => void;
  /** What the reader has to do with the case of the trainee. */
  readonly training?: ReactNode;
}

/** Who writes, shares and learns, with what part; a split that waits for the reader's word asks for it. */
export function ShareList(props: ShareListProps) {
  const { policy, problem, training } = props;
  const { shares, training_associate: trainee } = policy;
  return (
    <>
      {problem && (
        <Banner tone="danger" live>
          {problem.message} <RequestId id={problem.requestId ?? undefined} />
        </Banner>
      )}
      <ul className={parts.list} aria-label="Shares">
        {shares.map((share) => (
          <li key={share.portion} className={parts.entry}>
            <div className={parts.row}>
              <div className={parts.words}>
                <p className={classes.strong}>
                  <Private>{share.associate.name}</Private>
                </p>
                <p className={parts.muted}>
                  {share.portion === 0 ? 'Writing' : 'Split'} · <Private>{share.associate.code}</Private>
                </p>
              </div>
              <div className={classes.figures}>
                {share.portion > 0 && <Status value={share.approval_status} />}
                <Percent bps={share.share_bps} />
                <BusinessVolume cents={share.bv_cents} />
              </div>
            </div>
            <ShareActions {...props} share={share} />
          </li>
        ))}
        {trainee && (
          <li className={parts.entry}>
            <div className={parts.words}>
              <p className={classes.strong}>
                <Private>{trainee.name}</Private>
              </p>
              <p className={parts.muted}>
                Training · <Private>{trainee.code}</Private>
              </p>
            </div>
            {training}
          </li>
        )}
      </ul>
    </>
  );
}

interface ShareActionsProps extends ShareListProps {
  readonly share: Share;
}

/** The word of the reader on one share; a no says why. */
function ShareActions({
  share,
  onAccept,
  accepting = false,
  onRefuse,
  onRevoke,
  onRemove,
}: ShareActionsProps) {
  const [asksWhy, askWhy] = useState(false);
  const { actions, approval_status: status } = share;
  const decides = actions.includes('accept');
  const revoke = actions.includes('revoke') ? onRevoke : undefined;
  // Who decides says no instead of taking away.
  const remove = actions.includes('remove') && !decides ? onRemove : undefined;
  if (!decides && !revoke && !remove) return null;
  const no = revoke ? 'Revoke approval' : 'Refuse split';
  if (asksWhy)
    return (
      <LazyTextForm
        label="Reason"
        saveLabel={no}
        {...REASON}
        save={(reason) => (revoke ?? onRefuse)(share, reason)}
        onSaved={() => askWhy(false)}
        onCancel={() => askWhy(false)}
      />
    );
  return (
    <div className={parts.buttons}>
      {decides && (
        <Button variant="filled" size="xs" loading={accepting} onClick={() => onAccept(share)}>
          Accept split
        </Button>
      )}
      {(decides || revoke) && (
        <Button size="xs" onClick={() => askWhy(true)}>
          {no}
        </Button>
      )}
      {remove && (
        <Button size="xs" onClick={() => remove(share)}>
          {status.startsWith('Pending') ? 'Withdraw split' : 'Remove split'}
        </Button>
      )}
    </div>
  );
}
