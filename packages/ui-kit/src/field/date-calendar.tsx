import '@mantine/dates/styles.layer.css';
import { FocusTrap } from '@mantine/core';
import { DatePicker, MonthPicker } from '@mantine/dates';
import { addDays, addMonths, companyToday, firstOfMonth } from '@upline/domain';
import { useState } from 'react';

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

export interface PageCalendarProps {
  /** First and last day as `YYYY-MM-DD`, or nothing; a single day is both. */
  readonly from: string | null;
  readonly to: string | null;
  /** What is picked: one day, the first and the last day, or the first and the last month. */
  readonly unit: 'day' | 'days' | 'months';
  readonly onPick: (from: string, to: string) => void;
}

/** A calendar that is part of its panel and leaves the focus where it is. A range is passed on once it has both ends. */
export function PageCalendar({ from, to, unit, onPick }: PageCalendarProps) {
  const [half, setHalf] = useState<string | null>(null);
  const last = to ?? from;
  const [known, setKnown] = useState(last);
  const [date, setDate] = useState(last ?? companyToday());
  // A day that is typed comes into sight; one that is picked is there already.
  if (known !== last) {
    setKnown(last);
    setDate(last ?? date);
  }
  const shared = { date, onDateChange: setDate, ariaLabels: LABELS };
  const days = { ...shared, firstDayOfWeek: 0 as const, highlightToday: true, weekendDays: [] };
  if (unit === 'day')
    return <DatePicker {...days} value={from} onChange={(day) => day && onPick(day, day)} />;
  const value: [string | null, string | null] = half ? [half, null] : [from, to];
  const take = ([first, second]: [string | null, string | null], end: (day: string) => string) => {
    setHalf(first && !second ? first : null);
    if (first && second) onPick(first, end(second));
  };
  if (unit === 'days')
    return (
      <DatePicker
        {...days}
        type="range"
        allowSingleDateInRange
        value={value}
        onChange={(range) => take(range, (day) => day)}
      />
    );
  return (
    <MonthPicker
      {...shared}
      type="range"
      allowSingleDateInRange
      value={value}
      onChange={(range) => take(range, (day) => addDays(addMonths(firstOfMonth(day), 1), -1))}
    />
  );
}
