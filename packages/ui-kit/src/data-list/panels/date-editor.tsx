import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { companyToday, daysDuring, formatDate, isCalendarDate, relativeDateName } from '@upline/domain';
import { Suspense, useState } from 'react';
import { readDay } from '../../field/read-day.ts';
import { preloadable } from '../../loading/preloadable.ts';
import styles from './panels.module.css';
import type { ValueEditorProps } from './value-editor.tsx';

const PageCalendar = preloadable(() =>
  import('../../field/date-calendar.tsx').then((chunk) => chunk.PageCalendar),
);

/** Ranges people ask for again and again, as days that stay what they are. */
const RANGES = ['last_7_days', 'last_30_days', 'this_month', 'last_month', 'this_year'] as const;

const dayOf = (value: unknown) => {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  return isCalendarDate(day) ? day : '';
};
const textOf = (day: string) => (day ? formatDate(day) : '');

interface TypedDayProps {
  label: string;
  value: unknown;
  first?: boolean;
  onChange: (value: string | number) => void;
}

/** A day as it is typed; no number where the text is none. What is picked elsewhere takes the place of the text. */
function TypedDay({ label, value, first, onChange }: TypedDayProps) {
  const [text, setText] = useState(textOf(dayOf(value)));
  const [known, setKnown] = useState(value);
  if (!Object.is(known, value)) {
    setKnown(value);
    if (dayOf(value) !== '' && dayOf(value) !== readDay(text)) setText(textOf(dayOf(value)));
  }
  return (
    <TextInput
      data-autofocus={first ? true : undefined}
      aria-label={label}
      placeholder="MM/DD/YYYY"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(typed.trim() === '' ? '' : (readDay(typed) ?? Number.NaN));
      }}
    />
  );
}

/** One day, or two for "is between", typed or picked. Days stay strings: no zone can shift them. */
export function DateEditor({ label, operator, value, onChange }: ValueEditorProps) {
  if (operator === 'between') return <RangeEditor label={label} value={value} onChange={onChange} />;
  const day = Array.isArray(value) ? value[0] : value;
  return (
    <>
      <TypedDay label={label} value={day} first onChange={onChange} />
      <Suspense>
        <PageCalendar
          unit="day"
          from={dayOf(day) || null}
          to={dayOf(day) || null}
          onPick={(picked) => onChange(picked)}
        />
      </Suspense>
    </>
  );
}

function RangeEditor({ label, value, onChange }: Pick<ValueEditorProps, 'label' | 'value' | 'onChange'>) {
  const [unit, setUnit] = useState<'days' | 'months'>('days');
  const [from = '', to = ''] = Array.isArray(value) ? value : [];
  const isChosen = (range: readonly [string, string]) => from === range[0] && to === range[1];
  return (
    <>
      <div className={styles.pair}>
        <TypedDay label={`${label} from`} value={from} first onChange={(next) => onChange([next, to])} />
        <TypedDay label={`${label} to`} value={to} onChange={(next) => onChange([from, next])} />
      </div>
      <SegmentedControl
        size="xs"
        aria-label="Pick"
        value={unit}
        data={[
          { value: 'days', label: 'Days' },
          { value: 'months', label: 'Months' },
        ]}
        onChange={(next) => setUnit(next === 'months' ? next : 'days')}
      />
      <Suspense>
        <PageCalendar
          unit={unit}
          from={dayOf(from) || null}
          to={dayOf(to) || null}
          onPick={(...range) => onChange(range)}
        />
      </Suspense>
      <div className={styles.ranges}>
        {RANGES.map((name) => {
          const range = daysDuring(name, companyToday());
          return (
            <Button
              key={name}
              size="xs"
              variant={isChosen(range) ? 'light' : 'default'}
              aria-pressed={isChosen(range)}
              onClick={() => onChange([...range])}
            >
              {relativeDateName(name)}
            </Button>
          );
        })}
      </div>
    </>
  );
}
