import { useQuery } from '@tanstack/react-query';
import { isLeader, isTrainee, useAccess, useMay } from '@upline/shell';
import type { ReactNode } from 'react';
import classes from '../dashboard.module.css';
import { EfastCard } from '../first-day/efast-card.tsx';
import { TrainingPath } from '../first-day/training-path.tsx';
import { RegisteredTiles, useRegisteredTiles } from '../registered-tiles.tsx';
import { TileBoundary } from '../tile-boundary.tsx';
import { Announcements } from './announcements/announcements.tsx';
import { Goals, Level } from './goals.tsx';
import { mainQuery } from './main.ts';
import { MonthCard } from './month-card.tsx';
import { OwnGreeting } from './own-greeting.tsx';
import { PipelineCard } from './pipeline-card.tsx';
import { Tiles } from './tiles/tiles.tsx';
import { Waiting } from './to-dos/waiting.tsx';

/** The first page of the portal, arranged for the level: the path of a trainee, the work of a writer, the team of a leader. */
export function DashboardScreen() {
  const access = useAccess();
  const leads = isLeader(access);
  const mayPolicies = useMay(leads ? 'countTeamPolicies' : 'countPolicies');
  const start = useQuery(mainQuery).data?.efast_start;
  const mayBusiness = useMay('getBusinessSubmittedBv');
  // Nobody writes before the license: there is a path instead of a pipeline.
  const isPath = isTrainee(access);
  const registered = useRegisteredTiles(leads);
  return (
    <div className={classes.page}>
      <OwnGreeting />
      <TileBoundary title="Announcements">
        <Announcements />
      </TileBoundary>
      {(isPath || start) && (
        <div className={classes.halves}>
          {start && (
            <TileBoundary title="eFast Start">
              <EfastCard {...start} />
            </TileBoundary>
          )}
          {isPath && (
            <TileBoundary title="Training program">
              <TrainingPath />
            </TileBoundary>
          )}
        </div>
      )}
      <TileBoundary title="Waiting for you">
        <Waiting />
      </TileBoundary>
      <Tiles isLeader={leads} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {mayBusiness && !isPath && (
            <Part title="Submitted BV">
              <MonthCard isTeam={leads} />
            </Part>
          )}
          {mayPolicies && !isPath && (
            <Part title="Pipeline">
              <PipelineCard isTeam={leads} />
            </Part>
          )}
          <RegisteredTiles tiles={registered} />
        </div>
        <div className={classes.column}>
          <Part title="Next level">
            <Level />
          </Part>
          <Part title="Scholarship and contests">
            <Goals />
          </Part>
        </div>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <TileBoundary title={title}>{children}</TileBoundary>
);
