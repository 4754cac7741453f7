import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen, queryFor } from '@upline/shell';
import { RatesGrid } from './rates-grid.tsx';
import { gridValues } from './rates-values.ts';
import { SCHEDULES_SHOWN_BY } from './schedule-list.ts';
import classes from './schedules.module.css';

const route = getRouteApi('/signed-in/catalogue/schedules/$id/rates');

/** `catalogue/schedules/{id}/rates`: all rates of a draft. */
export function RatesScreen() {
  const params = route.useParams();
  const { data: schedule } = useSuspenseQuery(queryFor('getCompensationSchedule', { params }));
  return (
    <div className={classes.wide}>
      <EditScreen
        values={gridValues}
        noun="rates"
        record={schedule}
        name={`rates of ${schedule.name}`}
        isPrivate={false}
        operation="setCompensationScheduleRates"
        input={{ params }}
        refresh={SCHEDULES_SHOWN_BY}
        page={{ to: '/catalogue/schedules/$id', params }}
        done={() => ({ to: '/catalogue/schedules/$id', params, search: { tab: 'changes' } })}
      >
        {(form) => <RatesGrid form={form} schedule={schedule} />}
      </EditScreen>
    </div>
  );
}
