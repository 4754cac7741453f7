import { Link, type LinkTarget, Private } from '@upline/ui-kit';
import type { AnalysisRow } from './analysis-lists.ts';

/** The person an analysis is for, as a way to their page. */
export function SubjectLink({
  analysis: { client_id, prospect_id, name },
}: {
  readonly analysis: Pick<AnalysisRow, 'client_id' | 'prospect_id' | 'name'>;
}) {
  const to: LinkTarget = client_id
    ? { to: '/business/clients/$id', params: { id: client_id } }
    : { to: '/business/prospects/$id', params: { id: prospect_id ?? '' } };
  return (
    <Link to={to}>
      <Private>{name}</Private>
    </Link>
  );
}
