import { RestoredBanner, useRecordTitle } from '@upline/shell';
import { Banner, Button, Money, Status, usePrivateText } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { controlOf, ErrorSummary } from '@upline/ui-kit/record-form/error-summary.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import classes from '../analyses.module.css';
import { SubjectLink } from '../subject-link.tsx';
import { useAnalysisActions } from '../use-analysis-actions.tsx';
import type { Analysis } from './analysis-values.ts';
import { SaveNote, SaveProblem } from './save-note.tsx';
import type { AnalysisDraft } from './use-analysis-draft.ts';

export interface AnalysisEditorProps<Values extends { title: string }> {
  readonly analysis: Analysis;
  readonly draft: AnalysisDraft<Values>;
  /** Of the analysis as it is typed; shown at the foot of a narrow screen. */
  readonly gap: number | null;
  /** Above both columns. */
  readonly tabs?: ReactNode;
  readonly inputs: ReactNode;
  /** Brings the tab of a field to the front. */
  readonly onPick?: (path: string) => void;
  readonly result: ReactNode;
}

/** A draft: answers left, the result as one types right; one below the other when narrow. */
export function AnalysisEditor<Values extends { title: string }>(props: AnalysisEditorProps<Values>) {
  const { analysis, draft, gap, tabs, inputs, onPick, result } = props;
  const { autosave, form, missing } = draft;
  const { actions, busy, problem, download, dialogs } = useAnalysisActions(analysis, autosave);
  const privately = usePrivateText();
  const title = form.values.title || analysis.tool;
  useRecordTitle(privately(title));
  // A field behind another tab takes the focus once that tab is shown.
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const control = wanted ? controlOf(draft.element.current, wanted) : null;
    if (!control || control.closest('[hidden]')) return;
    control.focus();
    setWanted(undefined);
  });
  const pick = (path: string) => {
    onPick?.(path);
    setWanted(path);
  };
  const refusal = draft.refusal ?? problem;
  return (
    <>
      <DetailHeader
        back={{ to: '/business/financial-needs-analysis' }}
        name={title}
        facts={[
          <SubjectLink key="subject" analysis={analysis} />,
          title !== analysis.tool && analysis.tool,
          <Status key="status" value={analysis.status} />,
          <SaveNote key="save" state={autosave.state} isDirty={autosave.isDirty} />,
        ]}
        secondary={
          <Button loading={busy} onClick={download}>
            Download PDF
          </Button>
        }
        primary={
          analysis.actions.includes('complete') && (
            <Button variant="filled" loading={draft.completing} onClick={() => void draft.complete()}>
              Complete
            </Button>
          )
        }
        actions={actions}
      />
      <div className={classes.notices}>
        <RestoredBanner draft={draft} />
        <SaveProblem
          state={autosave.state}
          onRetry={() => void autosave.flush()}
          onSettle={draft.settle}
          changesIn={draft.changesIn}
          onShow={() => pick(draft.firstWrong() ?? '')}
          onCopy={() => void draft.copyTyped()}
        />
        {refusal && (
          <Banner tone="danger" live title={refusal.message}>
            Nothing was changed.
          </Banner>
        )}
        {missing.length > 0 && <ErrorSummary ref={draft.summary} errors={missing} onPick={pick} />}
      </div>
      {tabs}
      <div className={classes.columns}>
        <form
          ref={draft.element}
          className={classes.form}
          aria-label={analysis.tool}
          noValidate
          onChange={draft.look}
          onSubmit={(event) => {
            event.preventDefault();
            void autosave.flush();
          }}
        >
          {inputs}
        </form>
        <div className={`${classes.result} ${classes.live}`}>{result}</div>
      </div>
      {gap !== null && (
        <p className={classes.bar} data-sticks-below aria-hidden>
          Gap <Money cents={gap} currency={analysis.currency} />
        </p>
      )}
      {dialogs}
      {draft.question}
    </>
  );
}
