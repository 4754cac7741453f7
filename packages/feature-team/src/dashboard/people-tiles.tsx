import { companyToday, levelOf } from '@upline/domain';
import { FiguresNote, useFigures } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';
import type { DashboardScope } from './dashboard-search.ts';
import { opened } from './opened-list.ts';
import { PeopleCard } from './people-card.tsx';

/** The server counts no further (domain.md 2.34). */
const MOST_COUNTED = 200;
/** As many as the two cards beside each other show without one of them growing far longer. */
const SHOWN = 6;

/** `All 14 licenses`: what opens the whole list. */
const allOf = (count: string, noun: string) => (count === '1' ? `1 ${noun}` : `All ${count} ${noun}s`);

/** `200+` where the server has stopped counting. */
export const licensesCounted = (count: number) => (count >= MOST_COUNTED ? `${MOST_COUNTED}+` : `${count}`);

/** Whose licenses end soon, soonest first. */
export function ExpiringLicenses({ scope }: { readonly scope: DashboardScope }) {
  const { data, error, isOld, refetch } = useFigures('getTeamExpiringLicenses', { query: scope });
  return (
    <PeopleCard
      title="Expiring licenses"
      rows={data?.rows.slice(0, SHOWN).map((row) => ({
        key: `${row.code} ${row.type} ${row.state}`,
        code: row.code,
        name: row.name,
        about: `${row.type} · ${row.state}`,
        end: <DaysLeft days={row.days_left} isRenewed={false} />,
      }))}
      all={
        data && data.count > 0
          ? {
              label: allOf(licensesCounted(data.count), 'license'),
              to: opened.licenses(scope.team_type, companyToday()),
            }
          : undefined
      }
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      empty="No license of this team ends within 60 days."
      error={error}
      onRetry={refetch}
    />
  );
}

/** Who joined in the period, newest first, and how far each is on the way to a license. */
export function NewRecruits({ scope }: { readonly scope: DashboardScope }) {
  const { data, error, isOld, refetch } = useFigures('getTeamNewRecruits', { query: scope });
  return (
    <PeopleCard
      title="New recruits"
      rows={data?.rows.slice(0, SHOWN).map((row) => ({
        key: row.code,
        code: row.code,
        name: row.name,
        about: `${levelOf(row.level).name} · ${row.license_progress}`,
        end: <DateText value={row.join_date} />,
      }))}
      all={
        data && data.count > 0
          ? { label: allOf(`${data.count}`, 'recruit'), to: opened.recruits(scope.team_type, data) }
          : undefined
      }
      note={<FiguresNote asOf={data?.as_of} isOld={isOld} error={error} onRetry={refetch} />}
      empty="Nobody has joined in this period."
      error={error}
      onRetry={refetch}
    />
  );
}
