import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { addDays, companyToday, dayAt } from '@upline/domain';
import { queryFor, useAccess, useGo } from '@upline/shell';
import { UplineChain } from '@upline/tree';
import {
  Card,
  DateField,
  DateText,
  EmptyState,
  ErrorState,
  Loading,
  Private,
  Timeline,
} from '@upline/ui-kit';
import classes from './member.module.css';
import { MemberDirects } from './member-directs.tsx';

const route = getRouteApi('/signed-in/team/$code');

/** The uplines, the directs and the history of a member, of today or as of a chosen day (R-PRM-03). */
export function MemberHistory({ code }: { readonly code: string }) {
  const { day } = route.useSearch();
  const go = useGo();
  return (
    <>
      <Card
        title="Uplines"
        actions={
          <div className={classes.day}>
            <DateField
              label="As of"
              hideLabel
              placeholder="As of today"
              value={day ?? ''}
              max={addDays(companyToday(), -1)}
              onChange={(next) =>
                void go({ to: '.', search: next ? { day: next } : {}, replace: true, resetScroll: false })
              }
            />
          </div>
        }
      >
        {day ? <UplinesThen code={code} day={day} /> : <UplinesNow code={code} />}
      </Card>
      <MemberDirects code={code} day={day} />
      <Card title="History">
        <Changes code={code} until={day} />
      </Card>
    </>
  );
}

/** The way down to the member, today. Only who is in the own team has a page for the reader (R-TEAM-04). */
function useUplines(code: string) {
  const { user } = useAccess();
  const { data } = useSuspenseQuery(queryFor('getUplinePath', { params: { code } }));
  const at = data.rows.findIndex((step) => step.code === user.code);
  const above = new Set(data.rows.slice(0, Math.max(at, 0)).map((step) => step.code));
  return {
    steps: data.rows,
    pageOf: (step: { readonly code: string }) =>
      above.has(step.code) ? undefined : ({ to: '/team/$code', params: { code: step.code } } as const),
  };
}

function UplinesNow({ code }: { readonly code: string }) {
  const { steps, pageOf } = useUplines(code);
  const above = steps.filter((step) => step.code !== code);
  if (above.length === 0) return <EmptyState>Nobody is above the top of the company.</EmptyState>;
  return <UplineChain steps={above} last="Upline" pageOf={pageOf} isColumn />;
}

function UplinesThen({ code, day }: { readonly code: string; readonly day: string }) {
  const { pageOf } = useUplines(code);
  const { data, error, refetch } = useQuery(queryFor('getUplinesAsOf', { params: { code }, query: { day } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Uplines" />;
  const self = data.rows.at(-1);
  if (!self) return <EmptyState>On that day the member had not joined yet.</EmptyState>;
  const above = data.rows.slice(0, -1);
  return (
    <>
      <p className={classes.then}>
        <DateText value={day} />: {self.level.name}, {self.status}
      </p>
      {above.length === 0 ? (
        <EmptyState>You see none of the uplines of that day.</EmptyState>
      ) : (
        <UplineChain steps={above} last="Upline" pageOf={pageOf} isColumn />
      )}
    </>
  );
}

/** Changes of upline, level and status, newest first; with a day, those up to it. */
function Changes({ code, until }: { readonly code: string; readonly until: string | undefined }) {
  const { data } = useSuspenseQuery(queryFor('getMemberHistory', { params: { code } }));
  const entries = [
    ...data.uplines.map(({ upline, from }) => ({
      id: `upline ${from}`,
      at: from,
      title: upline ? (
        <>
          Upline: <Private>{upline.name}</Private>
        </>
      ) : (
        'An upline you do not see'
      ),
    })),
    ...data.levels.map(({ level, from }) => ({
      id: `level ${from}`,
      at: from,
      title: `Level: ${level.name}`,
    })),
    ...data.statuses.map(({ from_status, to_status, at }) => ({
      id: `status ${at}`,
      at,
      title: from_status === null ? 'Joined' : `Status: ${to_status}`,
    })),
  ]
    .map((entry) => ({ ...entry, day: entry.at.length > 10 ? dayAt(new Date(entry.at)) : entry.at }))
    .filter(({ day }) => until === undefined || day <= until)
    .sort((one, other) => other.day.localeCompare(one.day));
  if (entries.length === 0) return <EmptyState>Nothing had happened by that day.</EmptyState>;
  return <Timeline label="History" entries={entries.map(({ id, at, title }) => ({ id, at, title }))} />;
}
