import type { OperationAnswer } from '@upline/api-client';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './meeting.module.css';
import { useRenewals, useWaiting } from './meeting-queries.ts';
import { Panel } from './panel.tsx';

type Action = OperationAnswer<'getMainDashboard'>['open_actions'][number]['action'];

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** Work that may be spoken of before others: nothing of payouts, and no request of one person. */
const SHOWN: Partial<Record<Action, (count: number) => string>> = {
  'Policies Action Required': counted('policy is held up', 'policies are held up'),
  'Cases to Acknowledge': counted('training case to acknowledge', 'training cases to acknowledge'),
  'Supervision Reviews': counted('supervised case to review', 'supervised cases to review'),
};

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** What the team does next: cases that wait for the leader, and licenses to renew. */
export function NextActions() {
  const waiting = useWaiting();
  const renewals = useRenewals();
  const failed = [waiting, renewals].find(({ isError }) => isError);
  const data = waiting.data && renewals.data ? { waiting: waiting.data, renewals: renewals.data } : undefined;
  const cases = (data?.waiting ?? []).flatMap(({ action, count }) => SHOWN[action]?.(count) ?? []);
  return (
    <Panel
      title="Next actions"
      query={{ data, error: failed?.error, refetch: () => failed?.refetch() }}
      isEmpty={({ renewals: rows }) => rows.length + cases.length === 0}
      empty="Nothing waits. Time for the next appointment."
    >
      {({ renewals: rows }) => (
        <ul className={classes.rows}>
          {cases.map((text) => (
            <li key={text} className={classes.row}>
              <span className={classes.name}>{text}</span>
            </li>
          ))}
          {rows.map(({ code, name, type, state, days_left }) => (
            <li key={`${code} ${type} ${state}`} className={classes.row}>
              <span className={classes.name}>
                <span>
                  Renew <Private>{name}</Private>
                </span>
                <span className={classes.fact}>
                  {type}, {state}
                </span>
              </span>
              <span className={classes.figure}>{inDays(days_left)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
