import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Card, EmptyState, ErrorState, Link, LinkButton, Loading, Private, Status } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';

/** As many as the page names; the tree has all of them. */
const MOST = 50;

type Direct = OperationAnswer<'listTeamAsOf'>['rows'][number];

interface DirectsProps {
  readonly code: string;
  /** Left out: today. */
  readonly day: string | undefined;
}

const dated = (day: string | undefined) => (day === undefined ? {} : { day });

/** Who is directly below a member, or was on a day, each with the level of that day (R-PRM-03). */
export function MemberDirects({ code, day }: DirectsProps) {
  const { data, error, refetch } = useQuery(
    queryFor('listTeamAsOf', { params: { code }, query: { limit: MOST, ...dated(day) } }),
  );
  const tree = { to: '/team/$code/visualizer', params: { code }, search: dated(day) } as const;
  return (
    <Card
      title="Directs"
      actions={
        <LinkButton size="xs" to={tree}>
          Show in tree
        </LinkButton>
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Directs" />
      ) : data.rows.length === 0 ? (
        <EmptyState>
          {day ? 'Nobody you see was directly below on that day.' : 'Nobody is directly below.'}
        </EmptyState>
      ) : (
        <>
          <ul className={layout.list} aria-label="Directs">
            {data.rows.slice(0, MOST).map((direct) => (
              <DirectLine key={direct.code} direct={direct} day={day} />
            ))}
          </ul>
          {data.rows.length > MOST && <p className={layout.muted}>These are the first {MOST} by name.</p>}
        </>
      )}
    </Card>
  );
}

function DirectLine({ direct, day }: { readonly direct: Direct; readonly day: string | undefined }) {
  const { code, name, level, status, direct_count: below } = direct;
  return (
    <li className={layout.entry}>
      <div className={layout.words}>
        <Link to={{ to: '/team/$code', params: { code }, search: dated(day) }}>
          <Private>{name}</Private>
        </Link>
        <p className={layout.small}>
          {level.name}
          {below > 0 && ` · ${below === 1 ? '1 direct' : `${below} directs`}`}
        </p>
      </div>
      {status !== 'Active' && <Status value={status} />}
    </li>
  );
}
