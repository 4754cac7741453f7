import { SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays, companyToday, TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { useAccess, useGo } from '@upline/shell';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';
import classes from './report.module.css';
import { daysOf } from './report-days.ts';
import { type Asks, type Group, PERIODS, type ReportSearch, reportSearch } from './report-search.ts';

export interface ReportControlsProps {
  readonly asks: Asks;
  readonly search: ReportSearch;
}

const BY: Readonly<Record<Group, string>> = {
  Provider: 'By provider',
  Associate: 'By associate',
  Month: 'By month',
};

/** Whose figures, over which period, put together by what; all of it is in the address. */
export function ReportControls({ asks, search }: ReportControlsProps) {
  const { team: hasTeam, period: initial, by: groups } = asks;
  const go = useGo();
  const { user } = useAccess();
  const choose = (part: { readonly [Key in keyof ReportSearch]?: ReportSearch[Key] | undefined }) => {
    const { page: _first, view: _none, ...rest } = search;
    void go({ to: '.', search: reportSearch(asks)({ ...rest, ...part }), replace: true });
  };
  const period = search.period ?? initial;
  return (
    <div className={classes.controls}>
      {hasTeam && (
        <LazySelectField
          label="Report of"
          hideLabel
          required
          value={search.team ?? 'Personal'}
          options={teamTypesOf(user.is_senior_level).map((type) => ({
            value: type,
            // Oneself alone (R-TEAM-02).
            label: type === 'Personal' ? 'My own' : TEAM_TYPE_NAMES[type],
          }))}
          onChange={(team) => choose({ team: team as ReportSearch['team'] })}
        />
      )}
      {groups && (
        <LazySelectField
          label="Rows"
          hideLabel
          required
          value={search.by ?? groups[0]}
          options={groups.map((group) => ({ value: group, label: BY[group] }))}
          // Months follow each other; a filter by a name fits one kind of rows alone.
          onChange={(by) =>
            choose({
              by: by as Group,
              filter: undefined,
              order: by === 'Month' ? { name: 'ASC' } : undefined,
            })
          }
        />
      )}
      {period && (
        <>
          <SegmentedControl
            aria-label="Period"
            value={period}
            data={[...PERIODS]}
            onChange={(chosen) => choose({ period: chosen })}
          />
          <PeriodSteps asks={asks} search={search} onChoose={(on) => choose({ on })} />
        </>
      )}
    </div>
  );
}

interface PeriodStepsProps extends ReportControlsProps {
  readonly onChoose: (on: string | undefined) => void;
}

/** The period before and the one after, up to the one of today. */
function PeriodSteps({ asks, search, onChoose }: PeriodStepsProps) {
  const kind = search.period ?? asks.period ?? 'Month';
  const { from, to } = daysOf(asks, search);
  const today = companyToday();
  const name = kind.toLowerCase();
  const step = (day: string) => {
    const { whole } = periodOf(kind, day);
    onChoose(whole.from <= today && today <= whole.to ? undefined : whole.from);
  };
  return (
    <span className={classes.steps}>
      <IconButton label={`The ${name} before`} onClick={() => step(addDays(from, -1))}>
        <IconChevronLeft size={16} stroke={1.75} />
      </IconButton>
      <IconButton label={`The ${name} after`} disabled={to >= today} onClick={() => step(addDays(to, 1))}>
        <IconChevronRight size={16} stroke={1.75} />
      </IconButton>
    </span>
  );
}
