import { useQuery } from '@tanstack/react-query';
import { queryFor, useAccess } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { Area } from '../board/operations.ts';
import { RefreshButton } from '../board/refresh-button.tsx';
import { Excerpt, SHOWN } from './excerpt.tsx';
import classes from './tile.module.css';

const input = { query: { limit: SHOWN } } as const;
const QUERIES = {
  portal: queryFor('getLeaderboard', input),
  admin: queryFor('getCompanyLeaderboard', input),
};

/** The company board in short on the dashboard: its first five, and the reader's own row (domain.md 2.34). */
export const OwnTile = () => <LeaderboardTile area="portal" />;

/** The company board in short for the home office, which can rank it again (domain.md 2.36). */
export const OfficeTile = () => <LeaderboardTile area="admin" />;

function LeaderboardTile({ area }: { readonly area: Area }) {
  const own = useQuery({ ...QUERIES.portal, enabled: area === 'portal' });
  const office = useQuery({ ...QUERIES.admin, enabled: area === 'admin' });
  const { data, error, refetch } = area === 'admin' ? office : own;
  const { user } = useAccess();
  return (
    <Card
      title="Leaderboard"
      flush
      actions={
        <>
          {area === 'admin' && data && (
            <RefreshButton
              area={area}
              board={{ points_type: data.points_type, category: data.category, period: data.period }}
            />
          )}
          <Link to={{ to: '/dashboard/leaderboard/company' }}>Whole board</Link>
        </>
      }
    >
      {data ? (
        <Excerpt board={data} own={area === 'portal' ? user.code : undefined} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.inside}>
          <Loading label="the leaderboard" shape="rows" count={SHOWN} />
        </div>
      )}
    </Card>
  );
}
