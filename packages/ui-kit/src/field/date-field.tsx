import '../styles/layers.ts';
import { Popover, TextInput } from '@mantine/core';
import { formatDate, messages } from '@upline/domain';
import { memo, Suspense, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconCalendar } from '../icons/icons.ts';
import { onIntent, preloadable } from '../loading/preloadable.ts';
import { readDay } from './read-day.ts';
import { useField, type ValueFieldProps } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

const DateCalendar = preloadable(() => import('./date-calendar.tsx').then((chunk) => chunk.DateCalendar));

export interface DateFieldProps extends ValueFieldProps<string> {
  /** Earliest and latest day of the calendar, `YYYY-MM-DD`. The form's rules still decide. */
  readonly min?: string;
  readonly max?: string;
}

const show = (value: string) => (value ? formatDate(value) : '');

/**
 * A day, held as `YYYY-MM-DD`; an empty text when empty. Typing MM/DD/YYYY is always possible, and what cannot be
 * read stays, where Mantine's DateInput would put the last day back; the calendar comes with the first press of its button.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { label, min, max, disabled = false, readOnly = false } = props;
  const typed = useTypedText<string>({
    ...props,
    format: show,
    parse: (text) => readDay(text, max),
    empty: '',
    message: messages.invalid(label),
  });
  const [open, setOpen] = useState(false);
  const field = useField({ placeholder: 'MM/DD/YYYY', ...props, error: typed.error });
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" returnFocus>
      <TextInput
        {...field}
        {...typed.control}
        inputMode="numeric"
        rightSection={
          <Popover.Target>
            <IconButton
              label={`Choose ${label}`}
              disabled={disabled || readOnly}
              {...onIntent(DateCalendar)}
              onClick={() => setOpen(!open)}
            >
              <IconCalendar size={16} stroke={1.75} />
            </IconButton>
          </Popover.Target>
        }
      />
      <Popover.Dropdown>
        <Suspense>
          <DateCalendar
            value={props.value || null}
            min={min}
            max={max}
            onPick={(date) => {
              typed.take(formatDate(date));
              setOpen(false);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
});
