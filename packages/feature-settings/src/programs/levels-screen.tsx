import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FIRST_DAY, LAST_DAY } from '@upline/domain';
import { queryFor, useGo, useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { LadderView } from './ladder-view.tsx';
import classes from './programs.module.css';

const route = getRouteApi('/signed-in/programs/levels');

/** `programs/levels`: the ladder on a company day, who holds its levels, and what is planned of it (domain.md 1.2). */
export function LevelsScreen() {
  const search = route.useSearch();
  const go = useGo();
  const mayChange = useMay('getPlanData');
  const ladder = useSuspenseQuery(queryFor('getLadder', { query: search })).data;
  return (
    <>
      <PageHeader
        title="Levels"
        secondary={
          <>
            <div className={classes.day}>
              <DateField
                label="Day"
                hideLabel
                placeholder="Today"
                value={search.on ?? ''}
                min={FIRST_DAY}
                max={LAST_DAY}
                onChange={(day) =>
                  void go({
                    to: '/programs/levels',
                    search: day ? { on: day } : {},
                    replace: true,
                    resetScroll: false,
                  })
                }
              />
            </div>
            {mayChange && <LinkButton to={{ to: '/settings/plan-data' }}>Levels and thresholds</LinkButton>}
          </>
        }
      />
      <LadderView ladder={ladder} />
    </>
  );
}
