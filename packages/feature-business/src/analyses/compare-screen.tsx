import { useQueries, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useGo } from '@upline/shell';
import { Card, EmptyState, ErrorState, Loading, usePrivateText } from '@upline/ui-kit';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './analyses.module.css';
import { ANALYSES, compareOf, MOST_COMPARED, ofSubject } from './analysis-lists.ts';
import { CompareTable } from './compare-table.tsx';
import type { Analysis } from './editor/analysis-values.ts';
import { SubjectLink } from './subject-link.tsx';

/** `…/compare?ids=`: two or more analyses of one person by the same tool, side by side. */
export function CompareScreen() {
  const { ids }: { ids: string } = getRouteApi(
    '/signed-in/business/financial-needs-analysis/compare',
  ).useSearch();
  const named = ids === '' ? [] : ids.split(',');
  const found = useQueries({ queries: named.map((id) => queryFor('getAnalysis', { params: { id } })) });
  const broken = found.find(({ error }) => error !== null);
  const all = found.map(({ data }) => data).filter((data) => data !== undefined);
  const [first] = all;
  const shown = first ? all.filter((one) => isScenario(first, one)) : [];
  return (
    <>
      <PageHeader
        title="Compare analyses"
        crumbs={[{ label: 'Financial Needs Analysis', to: { to: ANALYSES } }]}
        facts={first ? [<SubjectLink key="subject" analysis={first} />, first.tool] : []}
      />
      {named.length === 0 ? (
        <EmptyState action={{ label: 'Open the analyses', to: { to: ANALYSES } }}>
          Nothing is chosen yet. Open an analysis and choose Compare.
        </EmptyState>
      ) : broken ? (
        <ErrorState error={broken.error} onRetry={() => void broken.refetch()} />
      ) : !first || all.length < named.length ? (
        <Loading label="Analyses" shape="rows" />
      ) : (
        <>
          <Scenarios first={first} chosen={shown.map(({ id }) => id)} />
          {shown.length > 1 ? (
            <CompareTable analyses={shown} />
          ) : (
            <p className={layout.muted}>Choose a second analysis to see them side by side.</p>
          )}
        </>
      )}
    </>
  );
}

const isScenario = (first: Analysis, { tool, client_id, prospect_id }: Analysis) =>
  tool === first.tool && client_id === first.client_id && prospect_id === first.prospect_id;

interface ScenariosProps {
  readonly first: Analysis;
  readonly chosen: readonly string[];
}

/** The analyses of the person by this tool; the choice is in the address. */
function Scenarios({ first, chosen }: ScenariosProps) {
  const go = useGo();
  const privately = usePrivateText();
  const { data } = useQuery(queryFor('listAnalyses', ofSubject(first)));
  const rows = data?.rows.filter(({ tool }) => tool === first.tool) ?? [];
  const show = (ids: readonly string[]) => void go({ ...compareOf(ids), replace: true });
  if (data && rows.length < 2)
    return (
      <p className={layout.muted}>This is the only one of this person. Copy it to try another scenario.</p>
    );
  return (
    <Card title="Scenarios">
      <div className={classes.scenarios}>
        {rows.map(({ id, title }) => (
          <CheckboxField
            key={id}
            label={privately(title)}
            checked={chosen.includes(id)}
            disabled={
              (chosen.length === 1 && chosen[0] === id) ||
              (chosen.length >= MOST_COMPARED && !chosen.includes(id))
            }
            onChange={(checked) => show(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
    </Card>
  );
}
