import { formatBps } from '@upline/domain';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Schedule } from './schedule-list.ts';
import { keyOfSubject, type RatesRow, ratesBySubject, subjectName } from './subjects.ts';

/** The rates of a version in percent of BV, by what they are for. */
export function ScheduleRates({ schedule }: { readonly schedule: Schedule }) {
  const sections = ratesBySubject(schedule);
  if (sections.length === 0)
    return <EmptyState>It has no rates of its own: everybody is paid by the ladder of levels.</EmptyState>;
  return (
    <div className={layout.stack}>
      <p className={layout.muted}>
        Percent of BV. The rate of a product comes first, then that of its type, then that of every product,
        then the ladder of levels.
      </p>
      {sections.map(({ subject, rows }) => {
        const name = subjectName(subject, schedule.products);
        return (
          <Card key={keyOfSubject(subject)} title={name}>
            <FactTable
              label={name}
              rows={rows}
              rowKey={({ kind }) => kind}
              columns={[
                { label: 'Kind', of: ({ kind }) => kind },
                ...schedule.ladder.map(({ code }) => ({
                  label: code,
                  isNumber: true,
                  of: ({ rates }: RatesRow) => {
                    const rate = rates[code];
                    return rate === undefined ? '–' : formatBps(rate);
                  },
                })),
              ]}
            />
          </Card>
        );
      })}
    </div>
  );
}
