import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { companyToday } from '@upline/domain';

export interface DateCalendarProps {
  /** `YYYY-MM-DD` */
  readonly value: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (date: string) => void;
}

const LABELS = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next ten years',
  previousDecade: 'Previous ten years',
} as const;

/** The calendar of a date field, which takes the focus: arrow keys move, Enter picks. */
export function DateCalendar({ value, min, max, onPick }: DateCalendarProps) {
  const today = companyToday();
  const start = value ?? (max && max < today ? max : min && min > today ? min : today);
  return (
    <FocusTrap active>
      <div>
        <DatePicker
          value={value}
          defaultDate={start}
          minDate={min}
          maxDate={max}
          firstDayOfWeek={0}
          highlightToday
          hideOutsideDates
          weekendDays={[]}
          ariaLabels={LABELS}
          getDayProps={(date) => (date === start ? { 'data-autofocus': true } : {})}
          onChange={(date) => date && onPick(date)}
        />
      </div>
    </FocusTrap>
  );
}
