import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen, useGo, useRecordActions } from '@upline/shell';
import { Banner, DateText, Status } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { Suspense } from 'react';
import { ofSubject } from '../analyses/analysis-lists.ts';
import { useMoveDialog } from './board/use-move-dialog.tsx';
import { useStageMoves } from './board/use-stage-moves.ts';
import type { Prospect } from './form/prospect-values.ts';
import classes from './prospect.module.css';
import { ProspectOverview } from './prospect-overview.tsx';
import { ProspectStepper } from './prospect-stepper.tsx';
import { prospectActions } from './prospects.actions.ts';

const route = getRouteApi('/signed-in/business/prospects/$id');

/** What matters most of a prospect: what is to be done next, and how long nothing has moved. */
const prospectHeadline = (prospect: Prospect) => [
  {
    label: 'Next action',
    value: prospect.next_action_date ? <DateText value={prospect.next_action_date} /> : 'Nothing planned',
    note: prospect.overdue ? <Status value="Overdue" tone="danger" /> : prospect.next_action_note,
  },
  { label: 'Days in stage', value: prospect.days_in_stage, note: prospect.stage },
];

// The page is before what is asked for with it and shown last.
const SubjectAnalyses = preloadable(() =>
  import('../analyses/subject-analyses.tsx').then((chunk) => chunk.SubjectAnalyses),
);

/** `business/prospects/{id}`: where a prospect stands, what is next, and how it came here (domain.md 2.11). */
export function ProspectScreen() {
  const { id } = route.useParams();
  const subject = { client_id: null, prospect_id: id };
  usePrefetchQuery(queryFor('listAnalyses', ofSubject(subject)));
  const { data: prospect } = useSuspenseQuery(queryFor('getProspect', { params: { id } }));
  const go = useGo();
  const mayEdit = prospect.actions.includes('update');
  const mayMove = prospect.actions.includes('move');
  const acts = useRecordActions(prospectActions(prospect, () => void go({ to: '/business/prospects' })));
  const moves = useStageMoves();
  const { start, dialog } = useMoveDialog(moves);
  const stage = moves.stages.get(id) ?? prospect.stage;
  return (
    <RecordScreen
      noun="Prospect"
      name={prospect.name}
      person={{}}
      facts={[prospect.kind, prospect.phone && <Phone key="phone" value={prospect.phone} callable />]}
      headline={prospectHeadline({ ...prospect, stage })}
      actions={acts.menu}
      notices={
        <>
          {prospect.lost && (
            <Banner tone="info">
              Lost: {prospect.lost_reason}. It is left out of the board and can be reopened in its stage.
            </Banner>
          )}
          {moves.problem && (
            <Banner tone="danger" title="Not moved">
              {moves.problem}
            </Banner>
          )}
          <p className="up-sr-only" role="status">
            {moves.announcement}
          </p>
          <ProspectStepper
            prospect={{ ...prospect, stage }}
            onMove={mayMove && !moves.stages.has(id) ? (to) => start(prospect, to) : undefined}
          />
        </>
      }
      page={{ to: '/business/prospects/$id', params: { id } }}
      tab="overview"
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <>
              <ProspectOverview prospect={prospect} mayPlan={mayEdit} />
              <div className={classes.analyses}>
                <Suspense fallback={<Loading label="Analyses" />}>
                  <SubjectAnalyses subject={subject} />
                </Suspense>
              </div>
            </>
          ),
        },
      }}
    >
      {acts.dialog}
      {dialog}
    </RecordScreen>
  );
}
