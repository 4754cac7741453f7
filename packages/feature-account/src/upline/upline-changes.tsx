import { formatDate } from '@upline/domain';
import { RecordActions, useMay } from '@upline/shell';
import { Banner, Card } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { requestAction } from './upline.actions.ts';
import classes from './upline.module.css';
import type { UplineChanges } from './upline-change.ts';
import { UplineChangeCard } from './upline-change-card.tsx';

export interface UplineChangesViewProps extends UplineChanges {
  /** Code of the reader. */
  readonly self: string;
}

/** What waits for the reader's answer, the own requests, and those the reader has answered. */
export function UplineChangesView({ rows, may_request, possible_from, self }: UplineChangesViewProps) {
  const mayRequest = useMay('requestUplineChange') && may_request;
  const own = rows.filter(({ associate }) => associate.code === self);
  const others = rows.filter(({ associate }) => associate.code !== self);
  const waiting = others.filter(({ actions }) => actions.includes('answer'));
  const answered = others.filter((row) => !waiting.includes(row));
  return (
    <div className={classes.stack}>
      {waiting.length > 0 && (
        <section className={classes.stack} aria-label="Waiting for your answer">
          <Banner tone="info">
            {waiting.length === 1
              ? '1 request waits for your answer.'
              : `${waiting.length} requests wait for your answer.`}
          </Banner>
          {waiting.map((row) => (
            <UplineChangeCard key={row.id} row={row} isOwn={false} />
          ))}
        </section>
      )}
      <Card title="Another upline">
        <div className={classes.part}>
          <p className={layout.muted}>
            {own.length === 0
              ? 'You have not asked for another upline. A request is answered by your present RMD, the new upline and the home office.'
              : possible_from
                ? `Another request is possible from ${formatDate(possible_from)}.`
                : 'Your requests and their answers are below.'}
          </p>
          {mayRequest && (
            <div className={layout.buttons}>
              <RecordActions actions={[requestAction]} size="sm" filled="request" />
            </div>
          )}
        </div>
      </Card>
      {own.map((row) => (
        <UplineChangeCard key={row.id} row={row} isOwn />
      ))}
      {answered.length > 0 && (
        <section className={classes.stack} aria-label="Requests you were asked about">
          <h2 className={classes.heading}>Requests you were asked about</h2>
          {answered.map((row) => (
            <UplineChangeCard key={row.id} row={row} isOwn={false} />
          ))}
        </section>
      )}
    </div>
  );
}
