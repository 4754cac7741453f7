import { useQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { BusinessVolume } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { SLUGS } from '../team-slugs.ts';
import { type Bridge, bridgeSteps, STEP_WORDS } from './bridge-steps.ts';
import type { DashboardScope } from './dashboard-search.ts';
import { opened } from './opened-list.ts';
import classes from './team-dashboard.module.css';

/** How the month's issued BV of the team comes about, step by step as on a receipt (domain.md 5.3). */
export function BridgeCard({ scope }: { readonly scope: DashboardScope }) {
  const type = scope.team_type;
  const { data, error, refetch } = useQuery(queryFor('getTeamBridge', { params: { type: SLUGS[type] } }));
  return (
    <Card title="How issued BV of this month adds up" flush>
      {!data && !error && (
        <div className={classes.inside}>
          <Loading label="the steps" count={4} />
        </div>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <BridgeSteps bridge={data} scope={scope} />}
    </Card>
  );
}

export function BridgeSteps({ bridge, scope }: { readonly bridge: Bridge; readonly scope: DashboardScope }) {
  const { making, adjusting, net, adjusted } = bridgeSteps(bridge);
  if (bridge.parts.length === 0) return <p className={classes.empty}>No BV has been issued this month.</p>;
  const steps = (parts: Bridge['parts']) =>
    parts.map(({ kind, leg, amount }) => (
      <div key={`${kind} ${leg?.code}`} className={classes.step}>
        <dt>
          {STEP_WORDS[kind]}
          {leg && (
            <>
              : <Private>{leg.name}</Private>
            </>
          )}
        </dt>
        <dd className={classes.amount}>
          <BusinessVolume cents={amount} />
        </dd>
      </div>
    ));
  return (
    <dl className={classes.rows}>
      {steps(making)}
      <div className={classes.total}>
        <dt>
          <Link to={opened.production(scope.team_type)}>
            {scope.team_type === 'Personal' ? 'Your production' : 'Production of the team, with yours'}
          </Link>
        </dt>
        <dd className={classes.amount}>
          <BusinessVolume cents={net} />
        </dd>
      </div>
      {adjusting.length > 0 && (
        <>
          {steps(adjusting)}
          <div className={classes.total}>
            <dt>Counted for levels and boards</dt>
            <dd className={classes.amount}>
              <BusinessVolume cents={adjusted} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
