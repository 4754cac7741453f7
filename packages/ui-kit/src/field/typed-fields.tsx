import { formatBps, formatPhone, messages, parseMoney, parsePercent, parsePhone } from '@upline/domain';
import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import classes from './field.module.css';
import { FieldFrame, type FieldProps, useControl, type ValueFieldProps } from './field-frame.tsx';
import { useTypedText } from './use-typed-text.ts';

interface TypedInputProps {
  readonly field: FieldProps;
  readonly typed: ReturnType<typeof useTypedText>;
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly type?: 'text' | 'tel';
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

function TypedInput({ field, typed, inputMode, type = 'text', before, after }: TypedInputProps) {
  const shown = { ...field, error: field.error ?? typed.error };
  const { control, ...ids } = useControl(shown);
  const input = (
    <input
      {...control}
      {...typed.control}
      className={clsx(classes.control, classes.number)}
      type={type}
      inputMode={inputMode}
      readOnly={field.readOnly}
    />
  );
  return (
    <FieldFrame field={shown} ids={ids}>
      {before || after ? (
        <div className={classes.group}>
          {before && (
            <span className={classes.addon} aria-hidden>
              {before}
            </span>
          )}
          {input}
          {after && <span className={classes.suffix}>{after}</span>}
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

const nothing = (value: number | null) => value === null || value === undefined;
const showCents = (value: number | null) =>
  value === null || value === undefined
    ? ''
    : new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(value / 100);
const showBps = (value: number | null) =>
  value === null || nothing(value) ? '' : formatBps(value).replace('%', '');
const showPhone = (value: string) => (value ? formatPhone(value) : '');

export interface MoneyFieldProps extends ValueFieldProps<number | null> {
  readonly currency?: 'USD' | 'CAD';
}

/** An amount, held as whole cents; null when empty (R-VAL-16). */
export function MoneyField(props: MoneyFieldProps) {
  const { currency = 'USD' } = props;
  const typed = useTypedText<number | null>({
    ...props,
    format: showCents,
    parse: parseMoney,
    empty: null,
    message: messages.invalid(props.label),
  });
  return (
    <TypedInput field={props} typed={typed} inputMode="decimal" before={currency === 'CAD' ? 'CA$' : '$'} />
  );
}

/** A rate, held as basis points (2500 = 25 %); null when empty (R-VAL-15). */
export function PercentField(props: ValueFieldProps<number | null>) {
  const typed = useTypedText<number | null>({
    ...props,
    format: showBps,
    parse: parsePercent,
    empty: null,
    message: messages.invalid(props.label),
  });
  return <TypedInput field={props} typed={typed} inputMode="decimal" after="%" />;
}

const WHOLE = /^\d{1,9}$/;
const showCount = (value: number | null) => (value === null || value === undefined ? '' : String(value));
const parseCount = (text: string) => (WHOLE.test(text.trim()) ? Number(text) : undefined);

export interface CountFieldProps extends ValueFieldProps<number | null> {
  /** Word behind the number: `years`. */
  readonly unit?: string;
}

/** A whole number; null when empty. */
export function CountField(props: CountFieldProps) {
  const typed = useTypedText<number | null>({
    ...props,
    format: showCount,
    parse: parseCount,
    empty: null,
    message: messages.invalid(props.label),
  });
  return <TypedInput field={props} typed={typed} inputMode="numeric" after={props.unit} />;
}

/** A phone number, held as its ten digits; any usual way of writing it is understood (R-VAL-11). */
export function PhoneField(props: ValueFieldProps<string>) {
  const typed = useTypedText<string>({
    ...props,
    format: showPhone,
    parse: parsePhone,
    empty: '',
    message: messages.phone(props.label),
  });
  return <TypedInput field={{ autoComplete: 'tel', ...props }} typed={typed} inputMode="tel" type="tel" />;
}
