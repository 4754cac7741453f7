import type { Country, Currency } from '@upline/domain';
import { formatExactMoney, type ReceiptStep } from '@upline/domain/compensation';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BusinessVolume, Money, Percent } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './receipt.module.css';

/** A step with the name of the person it speaks of. */
export interface ShownStep extends Omit<ReceiptStep, 'code'> {
  readonly person: { readonly code: string; readonly name: string } | null;
}

/** What became of the amount later. */
export interface LaterEntry {
  readonly key: string;
  readonly label: string;
  /** The day, as a stamp. */
  readonly at: string;
  readonly cents: number;
  readonly to?: LinkTarget;
}

export interface ReceiptProps {
  /** Its accessible name: `Override Bonus`. */
  readonly label: string;
  readonly steps: readonly ShownStep[];
  readonly currency: Currency;
  readonly total: {
    readonly label: string;
    /** The label is the name of a person: hidden under privacy. */
    readonly isName?: boolean;
    readonly cents: number;
  };
  /** Held, paid with which run. */
  readonly state?: ReactNode;
  readonly later?: readonly LaterEntry[];
  /** The total is loud somewhere else on the page. */
  readonly isQuiet?: boolean;
}

/** An amount step by step, right-aligned, with the total under a thick rule (design-direction, Explain). */
export function Receipt(props: ReceiptProps) {
  const { label, steps, currency, total, state, later = [], isQuiet = false } = props;
  const left = later.reduce((sum, { cents }) => sum + cents, total.cents);
  return (
    <table className={classes.receipt}>
      <caption className="up-sr-only">{label}</caption>
      <thead className="up-sr-only">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Rate</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <Step key={index} step={step} currency={currency} />
        ))}
      </tbody>
      <tbody className={clsx(classes.total, isQuiet && classes.quiet)}>
        <tr>
          <th scope="row">
            {total.isName ? <Private>{total.label}</Private> : total.label}
            {state && <span className={classes.state}>{state}</span>}
          </th>
          <td />
          <td>
            <Money cents={total.cents} currency={currency} />
          </td>
        </tr>
      </tbody>
      {later.length > 0 && (
        <tbody>
          {later.map(({ key, label: what, at, cents, to }) => (
            <tr key={key}>
              <th scope="row">
                {to ? <Link to={to}>{what}</Link> : what}
                <span className={classes.reason}>
                  <DateText value={at} />
                </span>
              </th>
              <td />
              <td>
                <Money cents={cents} currency={currency} />
              </td>
            </tr>
          ))}
          <tr className={classes.left}>
            <th scope="row">Left of it</th>
            <td />
            <td>
              <Money cents={left} currency={currency} />
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

function Step({ step, currency }: { readonly step: ShownStep; readonly currency: Currency }) {
  const { kind, label, person, reason, bps, unit, value } = step;
  const isText = kind === 'text';
  return (
    <tr className={clsx(kind === 'passed' && classes.passed, kind === 'amount' && classes.amount)}>
      <th scope="row" colSpan={isText ? 3 : undefined}>
        {isText ? <Private>{label}</Private> : label}
        {person && (
          <>
            {' '}
            <Private>{person.name}</Private>
          </>
        )}
        {reason && <span className={classes.reason}>{reason}</span>}
      </th>
      {!isText && (
        <>
          <td>{bps !== null && <Percent bps={bps} />}</td>
          <td>
            {value !== null && (
              <Value unit={unit} value={value} currency={currency} signed={kind === 'rounding'} />
            )}
          </td>
        </>
      )}
    </tr>
  );
}

interface ValueProps extends Pick<ShownStep, 'unit'> {
  readonly value: string;
  readonly currency: Currency;
  readonly signed: boolean;
}

/** Whole cents as money, parts of a cent with all their places, volume as BV. */
function Value({ unit, value, currency, signed }: ValueProps) {
  const viewer = useUiKit().viewerCountry as Country;
  if (unit === 'bv') return <BusinessVolume cents={Number(value)} />;
  if (!value.includes('/') && !signed) return <Money cents={Number(value)} currency={currency} />;
  return <Private kind="amount">{formatExactMoney(value, { currency, viewer, signed })}</Private>;
}
