import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Banner, LinkButton, usePrivateText } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { Suspense } from 'react';
import { ofSubject } from '../analyses/analysis-lists.ts';
import classes from './prospect.module.css';
import { ProspectActions, useProspectMenu } from './prospect-actions.tsx';
import { ProspectOverview } from './prospect-overview.tsx';
import { ProspectStepper } from './prospect-stepper.tsx';
import { useMoveDialog } from './use-move-dialog.tsx';
import { useStageMoves } from './use-stage-moves.ts';

const route = getRouteApi('/signed-in/business/prospects/$id');
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'} in this stage`;

// The page stands before what is asked for with it and shown last.
const SubjectAnalyses = preloadable(() =>
  import('../analyses/subject-analyses.tsx').then((chunk) => chunk.SubjectAnalyses),
);

/** `business/prospects/{id}`: where a prospect stands, what is next, and how it came here (domain.md 2.11). */
export function ProspectScreen() {
  const { id } = route.useParams();
  const subject = { client_id: null, prospect_id: id };
  usePrefetchQuery(queryFor('listAnalyses', ofSubject(subject)));
  const { data: prospect } = useSuspenseQuery(queryFor('getProspect', { params: { id } }));
  const mayEdit = useMay('updateProspect') && prospect.actions.includes('update');
  const mayMove = useMay('moveProspect') && prospect.actions.includes('move');
  const menu = useProspectMenu(prospect);
  const moves = useStageMoves();
  const { start, dialog } = useMoveDialog(moves.move);
  const privately = usePrivateText();
  useRecordTitle(privately(prospect.name));
  const stage = moves.stages.get(id) ?? prospect.stage;
  return (
    <>
      <DetailHeader
        name={prospect.name}
        person={{}}
        facts={[
          prospect.kind,
          prospect.phone && <Phone key="phone" value={prospect.phone} callable />,
          days(prospect.days_in_stage),
        ]}
        primary={
          mayEdit && (
            <LinkButton to={{ to: '/business/prospects/$id/edit', params: { id } }} variant="filled">
              Edit prospect
            </LinkButton>
          )
        }
        actions={menu.actions}
      />
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
      <ProspectOverview prospect={prospect} />
      <div className={classes.analyses}>
        <Suspense fallback={<Loading label="Analyses" />}>
          <SubjectAnalyses subject={subject} />
        </Suspense>
      </div>
      <ProspectActions menu={menu} prospect={prospect} />
      {dialog}
    </>
  );
}
