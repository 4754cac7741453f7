import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NextInList, queryFor, useRecordTitle } from '@upline/shell';
import { Banner, Button, DateText, Status, usePrivateText } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import classes from './analyses.module.css';
import { AnalysisPaper } from './analysis-paper.tsx';
import { DimeEditor } from './dime/dime-editor.tsx';
import type { Analysis } from './editor/analysis-values.ts';
import { LifestyleEditor } from './lifestyle/lifestyle-editor.tsx';
import { PolicyButton } from './policy-button.tsx';
import { SubjectLink } from './subject-link.tsx';
import { useAnalysisActions } from './use-analysis-actions.tsx';

/** `…/dime/{id}` and `…/financial-lifestyle-strategy/{id}`: a draft is filled in, a completed one is read (domain.md 2.20). */
export function AnalysisScreen() {
  const { id }: { id: string } = useParams({ strict: false });
  const { data: analysis } = useSuspenseQuery(queryFor('getAnalysis', { params: { id } }));
  if (!analysis.actions.includes('update')) return <AnalysisReader analysis={analysis} />;
  return analysis.tool === 'DIME' ? (
    <DimeEditor key={id} analysis={analysis} />
  ) : (
    <LifestyleEditor key={id} analysis={analysis} />
  );
}

function AnalysisReader({ analysis }: { readonly analysis: Analysis }) {
  const { actions, busy, problem, download, dialogs } = useAnalysisActions(analysis);
  const privately = usePrivateText();
  useRecordTitle(privately(analysis.title));
  const { completed_at, tool } = analysis;
  const face = tool === 'DIME' ? (analysis.results?.recommended_face_cents ?? 0) : 0;
  return (
    <>
      <DetailHeader
        back={{ to: '/business/financial-needs-analysis' }}
        name={analysis.title}
        facts={[
          <SubjectLink key="subject" analysis={analysis} />,
          tool,
          <Status key="status" value={analysis.status} />,
          completed_at && <DateText key="at" value={completed_at} />,
        ]}
        secondary={
          <>
            <NextInList noun="Analysis" />
            <Button loading={busy} onClick={download}>
              Download PDF
            </Button>
          </>
        }
        primary={<PolicyButton subject={analysis} face={face} variant="filled" />}
        actions={actions}
      />
      {problem && (
        <div className={classes.notices}>
          <Banner tone="danger" live title={problem.message} />
        </div>
      )}
      <AnalysisPaper analysis={analysis} />
      {dialogs}
    </>
  );
}
