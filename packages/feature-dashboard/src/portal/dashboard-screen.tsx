import { useQuery } from '@tanstack/react-query';
import { isLeader, isTrainee, queryFor, useAccess, useMay } from '@upline/shell';
import type { ReactNode } from 'react';
import classes from '../dashboard.module.css';
import { FirstDay, TrainingPath } from '../first-day/first-day.tsx';
import { RegisteredTiles, useRegisteredTiles } from '../registered-tiles.tsx';
import { TileBoundary } from '../tile-boundary.tsx';
import { Announcements } from './announcements/announcements.tsx';
import { Goals, Level } from './goals.tsx';
import { MonthCard } from './month-card.tsx';
import { OwnGreeting } from './own-greeting.tsx';
import { PipelineCard } from './pipeline-card.tsx';
import { Tiles } from './tiles/tiles.tsx';
import { Waiting } from './to-dos/waiting.tsx';

const clientsQuery = queryFor('countClients', { query: { filter: { archived: { eq: false } } } });

/** The first page of the portal, arranged for the level: the path of a trainee, the work of a writer, the team of a leader. */
export function DashboardScreen() {
  const access = useAccess();
  const leads = isLeader(access);
  const mayClients = useMay('countClients');
  const mayPolicies = useMay(leads ? 'countTeamPolicies' : 'countPolicies');
  const clients = useQuery({ ...clientsQuery, enabled: mayClients });
  const mayBusiness = useMay('getBusinessSubmittedBv');
  // Nobody writes before the license: there is a path instead of a pipeline.
  const isPath = isTrainee(access);
  const isNew = isPath || clients.data?.count === 0;
  const registered = useRegisteredTiles(leads);
  return (
    <div className={classes.page}>
      <OwnGreeting />
      <TileBoundary title="Announcements">
        <Announcements />
      </TileBoundary>
      {isNew && (
        <div className={classes.halves}>
          <FirstDay />
          <TileBoundary title="Training program">
            <TrainingPath />
          </TileBoundary>
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
