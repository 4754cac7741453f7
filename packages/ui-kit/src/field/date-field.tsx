import { formatDate, messages, parseDateEntry } from '@upline/domain';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { IconCalendar } from '../icons/icons.ts';
import { onIntent, preloadable } from '../loading/preloadable.ts';
import classes from './field.module.css';
import { FieldFrame, useControl, type ValueFieldProps } from './field-frame.tsx';
import { useTypedText } from './use-typed-text.ts';

const DateCalendar = preloadable(() => import('./date-calendar.tsx').then((chunk) => chunk.DateCalendar));

export interface DateFieldProps extends ValueFieldProps<string> {
  /** Earliest and latest day of the calendar, `YYYY-MM-DD`. The form's rules still decide. */
  readonly min?: string;
  readonly max?: string;
}

const show = (value: string) => (value ? formatDate(value) : '');

/**
 * A day, held as `YYYY-MM-DD`; an empty text when empty. Typing MM/DD/YYYY is always possible; the calendar comes
 * with the first press of its button.
 */
export function DateField(props: DateFieldProps) {
  const { label, min, max, disabled = false, readOnly = false } = props;
  const typed = useTypedText<string>({
    ...props,
    format: show,
    parse: parseDateEntry,
    empty: '',
    message: messages.invalid(label),
  });
  const [open, setOpen] = useState(false);
  const field = { placeholder: 'MM/DD/YYYY', ...props, error: props.error ?? typed.error };
  const { control, ...ids } = useControl(field);
  const close = () => {
    setOpen(false);
    typed.control.ref.current?.focus();
  };
  return (
    <FieldFrame field={field} ids={ids}>
      <div className={classes.anchor}>
        <div className={classes.group}>
          <input
            {...control}
            {...typed.control}
            className={clsx(classes.control, classes.number)}
            type="text"
            inputMode="numeric"
            readOnly={readOnly}
          />
          <span className={classes.addon}>
            <IconButton
              label={`Choose ${label}`}
              aria-expanded={open}
              aria-haspopup="dialog"
              disabled={disabled || readOnly}
              {...onIntent(DateCalendar)}
              onClick={() => setOpen(!open)}
            >
              <IconCalendar size={16} stroke={1.75} />
            </IconButton>
          </span>
        </div>
        {open && (
          <Suspense>
            <DateCalendar
              label={label}
              value={props.value || null}
              min={min}
              max={max}
              onClose={close}
              onPick={(date) => {
                typed.take(formatDate(date));
                close();
              }}
            />
          </Suspense>
        )}
      </div>
    </FieldFrame>
  );
}
