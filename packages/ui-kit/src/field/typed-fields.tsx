import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, TextInput } from '@mantine/core';
import { formatBps, formatPhone, messages, parseMoney, parsePercent, parsePhone } from '@upline/domain';
import { memo } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';
import { useTypedText } from './use-typed-text.ts';

/*
 * Amounts, rates and phones are text inputs with our reading, not Mantine's NumberInput or a mask: those drop what they
 * cannot read while it is typed or pasted ("1.234,50", "212.555.0142 ext. 4"), and here it is kept and said.
 */

const showCents = (value: number | null | undefined) =>
  value === null || value === undefined
    ? ''
    : new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(value / 100);
const showBps = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : formatBps(value).replace('%', '');
const showPhone = (value: string) => (value ? formatPhone(value) : '');

export interface MoneyFieldProps extends ValueFieldProps<number | null> {
  readonly currency?: 'USD' | 'CAD';
  /** Hundredths of BV instead of money. */
  readonly isBv?: boolean;
}

/** An amount, held as whole cents; null when empty (R-VAL-16). */
export const MoneyField = memo(function MoneyField(props: MoneyFieldProps) {
  const { currency = 'USD', isBv = false, label } = props;
  const typed = useTypedText<number | null>({
    ...props,
    format: showCents,
    parse: parseMoney,
    empty: null,
    message: messages.invalid(label),
  });
  return (
    <TextInput
      {...useField({ ...props, error: typed.error })}
      {...typed.control}
      inputMode="decimal"
      {...(isBv
        ? {
            rightSection: <span aria-hidden>BV</span>,
            rightSectionWidth: '3rem',
            rightSectionPointerEvents: 'none',
          }
        : {
            leftSection: <span aria-hidden>{currency === 'CAD' ? 'CA$' : '$'}</span>,
            leftSectionWidth: currency === 'CAD' ? '3rem' : '2rem',
            leftSectionPointerEvents: 'none',
          })}
    />
  );
});

/** A rate, held as basis points (2500 = 25 %); null when empty (R-VAL-15). */
export const PercentField = memo(function PercentField(props: ValueFieldProps<number | null>) {
  const typed = useTypedText<number | null>({
    ...props,
    format: showBps,
    parse: parsePercent,
    empty: null,
    message: messages.invalid(props.label),
  });
  return (
    <TextInput
      {...useField({ ...props, error: typed.error })}
      {...typed.control}
      inputMode="decimal"
      rightSection="%"
      rightSectionPointerEvents="none"
    />
  );
});

const MOST_DIGITS = 9;

export interface CountFieldProps extends ValueFieldProps<number | null> {
  /** Word behind the number: `years`. */
  readonly unit?: string;
}

/** A whole number; null when empty. Anything but digits is refused as it is typed, and the arrow keys count. */
export const CountField = memo(function CountField(props: CountFieldProps) {
  const { value, onChange, unit } = props;
  return (
    <NumberInput
      {...useField(props)}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
      allowDecimal={false}
      allowNegative={false}
      min={0}
      isAllowed={({ value: digits }) => digits.length <= MOST_DIGITS}
      inputMode="numeric"
      rightSection={unit}
      rightSectionWidth={unit ? `${unit.length + 2}ch` : undefined}
      rightSectionPointerEvents="none"
      hideControls
    />
  );
});

/** A phone number, held as its ten digits; any usual way of writing it is understood (R-VAL-11). */
export const PhoneField = memo(function PhoneField(props: ValueFieldProps<string>) {
  const typed = useTypedText<string>({
    ...props,
    format: showPhone,
    parse: parsePhone,
    empty: '',
    message: messages.phone(props.label),
  });
  return (
    <TextInput
      {...useField({ autoComplete: 'tel', ...props, error: typed.error })}
      {...typed.control}
      inputMode="tel"
      type="tel"
    />
  );
});
