import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isTrainee, queryFor, useAccess, useMay } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { Badges } from './badges.tsx';
import { EfastTasks } from './efast-tasks.tsx';
import { Navigator } from './navigator.tsx';
import { Standing } from './standing.tsx';

/** `university/efast-start`: what to do in the first days, and how far the associate is (domain.md 2.33, 9.3 #9). */
export function EfastScreen() {
  const { data: start } = useSuspenseQuery(queryFor('getEfastStart'));
  const access = useAccess();
  // Others have no training program; a failure leaves the checklist as it is.
  const mayTrain = useMay('getOwnTrainingProgram') && isTrainee(access);
  const program = useQuery({ ...queryFor('getOwnTrainingProgram'), enabled: mayTrain, retry: false }).data;
  return (
    <>
      <PageHeader
        title="eFast Start"
        facts={[
          <span key="joined">
            Joined <DateText value={start.joined_on} />
          </span>,
        ]}
      />
      {start.tasks.length === 0 ? (
        <EmptyState>Nothing here yet. Tasks appear here as soon as they are published.</EmptyState>
      ) : (
        <div className={layout.stack}>
          <Standing start={start} program={program} />
          <div className={layout.columns}>
            <Card title="Tasks">
              <EfastTasks tasks={start.tasks} />
            </Card>
            <div className={layout.stack}>
              <Badges badges={start.badges} />
              <Navigator start={start} program={program} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
