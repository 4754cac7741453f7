import { DatePicker } from '@mantine/dates';
import { type FocusEvent, useEffect, useRef } from 'react';
import classes from './date-calendar.module.css';

export interface DateCalendarProps {
  readonly label: string;
  /** `YYYY-MM-DD` */
  readonly value: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onPick: (date: string) => void;
  readonly onClose: () => void;
}

const LABELS = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next ten years',
  previousDecade: 'Previous ten years',
} as const;

/** The calendar under a date field: arrow keys move, Enter picks, Escape closes, leaving it closes. */
export function DateCalendar({ label, value, min, max, onPick, onClose }: DateCalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = root.current?.querySelector<HTMLElement>(
      '[data-selected], [data-today]:not([disabled]), table button:not([disabled])',
    );
    day?.focus();
  }, []);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose();
  };
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [onClose]);
  return (
    <div
      ref={root}
      className={classes.calendar}
      role="dialog"
      aria-label={`Choose ${label}`}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <DatePicker
        value={value}
        defaultDate={value ?? undefined}
        minDate={min}
        maxDate={max}
        firstDayOfWeek={0}
        highlightToday
        hideOutsideDates
        weekendDays={[]}
        ariaLabels={LABELS}
        onChange={(date) => date && onPick(date)}
      />
    </div>
  );
}
