import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { formatNumber } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { Button, DateText, Status } from '@upline/ui-kit';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';

export type Change = OperationAnswer<'getTransfer'>;

/** How often a running transfer is asked how far it is. */
const ASK_EVERY_MS = 2000;
const isUnderWay = (change: Change | undefined) =>
  change?.status === 'Running' || (change?.status === 'Scheduled' && change.moved > 0);

/** How far a transfer is; a long one is asked again until it is done. */
export function ChangeProgress({ change: given }: { readonly change: Change }) {
  const { data = given } = useQuery({
    ...queryFor('getTransfer', { params: { id: given.id } }),
    initialData: given,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_EVERY_MS : false),
  });
  const { status, total, moved, problem, effective_date } = data;
  const words = `${formatNumber(moved)} of ${formatNumber(total)} people`;
  return (
    <div className={layout.stack} role="status">
      <span className={layout.buttons}>
        <Status value={status} />
        {status === 'Scheduled' && (
          <span>
            from <DateText value={effective_date} />
          </span>
        )}
      </span>
      {isUnderWay(data) && (
        <>
          <ProgressBar label="Transfer" value={moved} goal={Math.max(total, 1)} text={words} />
          <span>{words}</span>
        </>
      )}
      {problem && <span>{problem}</span>}
    </div>
  );
}

/** What came of a transfer that was just started. */
export function ChangeStarted({
  change,
  onClose,
}: {
  readonly change: Change;
  readonly onClose: () => void;
}) {
  return (
    <div className={layout.stack}>
      <p>
        {change.status === 'Scheduled'
          ? 'The transfer is scheduled. Until its day it can be canceled on the Network tab.'
          : 'The transfer is under way. You may close this; the Network tab shows how far it is.'}
      </p>
      <ChangeProgress change={change} />
      <div>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}
