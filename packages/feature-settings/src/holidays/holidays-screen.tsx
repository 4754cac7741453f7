import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordActions, useGo, useMay } from '@upline/shell';
import { DateText, SelectField } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { addHoliday, holidayActions } from './holidays.actions.ts';
import classes from './holidays.module.css';
import { holidaysQuery } from './holidays.route.ts';

const route = getRouteApi('/signed-in/settings/holidays');

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];

/** `settings/holidays`: days that are no business days, by year (domain.md 2.36). */
export function HolidaysScreen() {
  const { year, years, rows } = useSuspenseQuery(holidaysQuery(route.useSearch())).data;
  const mayAdd = useMay('createHoliday');
  const go = useGo();
  return (
    <>
      <PageHeader
        title="Holidays"
        primary={mayAdd && <RecordActions actions={[addHoliday]} size="sm" filled="add" />}
      />
      <div className={layout.stack}>
        <div className={classes.year}>
          <SelectField
            label="Year"
            required
            value={String(year)}
            onChange={(chosen) => void go({ to: '/settings/holidays', search: { year: Number(chosen) } })}
            options={years.map(String)}
          />
        </div>
        <Card title={String(year)}>
          <div className={layout.close}>
            <p className={layout.muted}>
              Supervision reviews are due after 2 business days, answers to upline changes after 10. Business
              days are Monday to Friday without these.
            </p>
            {rows.length === 0 ? (
              <EmptyState>No holiday of this year is entered: every weekday is a business day.</EmptyState>
            ) : (
              <FactTable
                label="Holidays"
                rows={rows}
                rowKey={({ day }) => day}
                columns={[
                  { label: 'Date', of: ({ day }) => <DateText value={day} /> },
                  { label: 'Weekday', of: ({ day }) => weekdayOf(day) },
                  { label: 'Name', of: ({ name }) => name },
                  {
                    label: 'Set By',
                    of: ({ set_by }) => (set_by === null ? 'The system' : <Private>{set_by.name}</Private>),
                  },
                  {
                    label: 'Actions',
                    of: (holiday) => <RecordActions as="menu" actions={holidayActions(holiday)} />,
                  },
                ]}
              />
            )}
          </div>
        </Card>
      </div>
    </>
  );
}
