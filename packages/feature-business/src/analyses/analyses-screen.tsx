import { ListScreen, useGo, useMay } from '@upline/shell';
import { Card, LinkButton } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { analysisActions } from './analyses.actions.ts';
import classes from './analyses.module.css';
import { ANALYSIS_COLUMNS } from './analyses-table.tsx';
import { ANALYSIS_LIST, pageOf, startOf } from './analysis-lists.ts';
import { TOOLS } from './tools.ts';

/** `business/financial-needs-analysis`: the two tools, and what was worked on last (domain.md 2.20). */
export function AnalysesScreen() {
  const mayCreate = useMay('createAnalysis');
  const go = useGo();
  return (
    <ListScreen
      title="Financial Needs Analysis"
      label="Analyses"
      operations={ANALYSIS_LIST}
      noun={{ one: 'analysis', many: 'analyses' }}
      columns={ANALYSIS_COLUMNS}
      rowTarget={pageOf}
      avatar={(row) => ({ name: row.name })}
      actions={(row) => analysisActions(row, { onCopied: (copy) => void go(pageOf(copy)) })}
      search={{ field: 'name', placeholder: 'Search analyses' }}
      empty={{
        title: 'Nothing here yet. Start with one of the tools above.',
        description: 'Drafts are saved as you type; completed analyses stay as they were.',
      }}
    >
      <div className={classes.tools}>
        {TOOLS.map(({ tool, sentence }) => (
          <Card key={tool} title={tool}>
            <div className={classes.tool}>
              <p className={layout.muted}>{sentence}</p>
              {mayCreate && <LinkButton to={startOf(tool)}>{`Start ${tool}`}</LinkButton>}
            </div>
          </Card>
        ))}
      </div>
      <h2 className={classes.recent}>Recent analyses</h2>
    </ListScreen>
  );
}
