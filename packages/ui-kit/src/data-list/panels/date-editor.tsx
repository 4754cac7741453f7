import { Button, TextInput } from '@mantine/core';
import styles from './panels.module.css';
import type { ValueEditorProps } from './value-editor.tsx';

const day = (date: Date) =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** Ranges people ask for again and again, as dates of the reader's calendar. */
function ranges(today: Date): { label: string; range: [string, string] }[] {
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const from = (...parts: [number, number, number]) => day(new Date(...parts));
  return [
    { label: 'Last 7 days', range: [from(year, month, date - 6), day(today)] },
    { label: 'Last 30 days', range: [from(year, month, date - 29), day(today)] },
    { label: 'This month', range: [from(year, month, 1), from(year, month + 1, 0)] },
    { label: 'Last month', range: [from(year, month - 1, 1), from(year, month, 0)] },
    { label: 'This year', range: [from(year, 0, 1), from(year, 11, 31)] },
  ];
}

interface DateFieldProps {
  label: string;
  value: unknown;
  first?: boolean;
  onChange: (value: string) => void;
}

const DateField = ({ label, value, first, onChange }: DateFieldProps) => (
  <TextInput
    data-autofocus={first ? true : undefined}
    type="date"
    aria-label={label}
    max="9999-12-31"
    value={typeof value === 'string' ? value.slice(0, 10) : ''}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** One date, or two with the usual ranges for "is between". Dates stay strings: no zone can shift them. */
export function DateEditor({ label, operator, value, onChange }: ValueEditorProps) {
  if (operator !== 'between') return <DateField label={label} value={value} first onChange={onChange} />;
  const [from = '', to = ''] = Array.isArray(value) ? value : [];
  const isChosen = (range: [string, string]) => from === range[0] && to === range[1];
  return (
    <>
      <div className={styles.pair}>
        <DateField label={`${label} from`} value={from} first onChange={(next) => onChange([next, to])} />
        <DateField label={`${label} to`} value={to} onChange={(next) => onChange([from, next])} />
      </div>
      <div className={styles.ranges}>
        {ranges(new Date()).map(({ label: name, range }) => (
          <Button
            key={name}
            size="xs"
            variant={isChosen(range) ? 'light' : 'default'}
            aria-pressed={isChosen(range)}
            onClick={() => onChange(range)}
          >
            {name}
          </Button>
        ))}
      </div>
    </>
  );
}
