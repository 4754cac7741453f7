import { useQuery } from '@tanstack/react-query';
import { queryFor, useAccess, useMay } from '@upline/shell';
import { Card, DateText, Link, LinkButton, Money, Private, Status } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import {
  type AnalysisRow,
  compareOf,
  MOST_COMPARED,
  ofSubject,
  pageOf,
  type Subject,
  startOf,
} from './analysis-lists.ts';
import classes from './subject-analyses.module.css';
import { TOOLS } from './tools.ts';

/** Analyses of one person, the last one worked on first, with the ways to a new one. */
export function SubjectAnalyses({ subject }: { readonly subject: Subject }) {
  const { data, error, refetch } = useQuery(queryFor('listAnalyses', ofSubject(subject)));
  const { client_id } = subject;
  const client = useQuery({
    ...queryFor('getClient', { params: { id: client_id ?? '' } }),
    enabled: client_id !== null,
  });
  const { code } = useAccess().user;
  // A client shared by a split is read only.
  const isOwn = client_id === null || client.data?.owner.code === code;
  const mayCreate = useMay('createAnalysis') && isOwn;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Analyses" />;
  const scenarios = Map.groupBy(data.rows, ({ tool }) => tool);
  return (
    <Card
      title="Analyses"
      actions={
        mayCreate && (
          <div className={layout.buttons}>
            {TOOLS.map(({ tool }) => (
              <LinkButton key={tool} size="xs" to={startOf(tool, subject)}>
                {`Start ${tool}`}
              </LinkButton>
            ))}
          </div>
        )
      }
    >
      {data.rows.length === 0 ? (
        <EmptyState>Nothing here yet. Analyses of what this person needs will be listed here.</EmptyState>
      ) : (
        <>
          <AnalysisList analyses={data.rows} />
          {[...scenarios].map(
            ([tool, rows]) =>
              rows.length > 1 && (
                <p key={tool} className={classes.compareLink}>
                  <Link to={compareOf(rows.slice(0, MOST_COMPARED).map(({ id }) => id))}>
                    Compare {Math.min(rows.length, MOST_COMPARED)} scenarios of {tool}
                  </Link>
                </p>
              ),
          )}
        </>
      )}
    </Card>
  );
}

function AnalysisList({ analyses }: { readonly analyses: readonly AnalysisRow[] }) {
  return (
    <ul className={layout.plainList} aria-label="Analyses">
      {analyses.map((row) => (
        <li key={row.id} className={classes.entry}>
          <div className={classes.entryWords}>
            <Link to={pageOf(row)}>
              <Private>{row.title}</Private>
            </Link>
            <span className={layout.muted}>
              {row.tool} · <DateText value={row.updated_at} />
            </span>
          </div>
          <Status value={row.status} />
          <span className={classes.entryGap}>
            <span className={layout.muted}>Gap</span> <Money cents={row.gap_cents} currency={row.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
}
