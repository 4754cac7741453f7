import type { Currency } from '@upline/domain';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { BusinessVolume, Money, Percent } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { clsx } from 'clsx';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { type PaidPortion, type PaidRow, sumOf } from './portions.ts';
import classes from './receipt.module.css';

export interface EverybodyTableProps {
  /** Its accessible name: `Compensation`. */
  readonly label: string;
  readonly portions: readonly PaidPortion[];
  readonly currency: Currency;
  /** Where a name leads. */
  readonly personTarget?: ((code: string) => LinkTarget) | undefined;
  /** The receipts of a row, shown below it on demand. */
  readonly receipts: (row: PaidRow) => ReactNode;
}

const COLUMNS = 3;

/** Everybody a policy pays, portion by portion, with the share of the house: every portion adds up to its BV (R-CMP-02). */
export function EverybodyTable({ label, portions, currency, ...rest }: EverybodyTableProps) {
  return (
    <div className={classes.scroll}>
      <table className={classes.everybody}>
        <caption className="up-sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">Associate</th>
            <th scope="col">Rate</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        {portions.map((portion) => (
          <Portion key={portion.key} portion={portion} currency={currency} {...rest} />
        ))}
      </table>
    </div>
  );
}

interface PortionProps extends Pick<EverybodyTableProps, 'currency' | 'personTarget' | 'receipts'> {
  readonly portion: PaidPortion;
}

function Portion({ portion, ...rest }: PortionProps) {
  const { label, bv_cents, rows } = portion;
  const sum = sumOf(portion);
  return (
    <tbody>
      <tr className={classes.portion}>
        <th scope="rowgroup" colSpan={COLUMNS}>
          {label}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} {...rest} />
      ))}
      {sum && (
        <>
          {sum.rest_cents !== 0 && (
            <Closing
              label={sum.isTakenBack ? 'Taken back or still to come' : 'Still to come'}
              cents={sum.rest_cents}
              {...rest}
            />
          )}
          <Closing label="House" bps={sum.house_bps} cents={sum.house_cents} {...rest} />
          <tr className={clsx(classes.total, classes.quiet)}>
            <th scope="row">All of it</th>
            <td>
              <Percent bps={10_000} />
            </td>
            <td>
              <BusinessVolume cents={bv_cents} />
            </td>
          </tr>
        </>
      )}
    </tbody>
  );
}

interface ClosingProps {
  readonly label: string;
  readonly bps?: number;
  readonly cents: number;
  readonly currency: Currency;
}

function Closing({ label, bps, cents, currency }: ClosingProps) {
  return (
    <tr className={classes.passed}>
      <th scope="row">{label}</th>
      <td>{bps !== undefined && <Percent bps={bps} />}</td>
      <td>
        <Money cents={cents} currency={currency} />
      </td>
    </tr>
  );
}

function Row({ row, currency, personTarget, receipts }: Omit<PortionProps, 'portion'> & { row: PaidRow }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { associate, what, bps, cents, statuses } = row;
  const name = <Private>{`${associate.name} (${associate.code})`}</Private>;
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <span className={classes.who}>
            {personTarget ? <Link to={personTarget(associate.code)}>{name}</Link> : name}
          </span>
          <span className={classes.how}>
            <Button
              size="compact-xs"
              variant="subtle"
              px={0}
              className={classes.what}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              {what}
              <span className="up-sr-only"> of {associate.code}, explain</span>
              <span aria-hidden>{isOpen ? '\u00a0▴' : '\u00a0▾'}</span>
            </Button>
            {statuses.map((status) => (
              <Status key={status} value={status} />
            ))}
          </span>
        </th>
        <td>{bps !== null && <Percent bps={bps} />}</td>
        <td>
          <Money cents={cents} currency={currency} />
        </td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        {isOpen && (
          <td className={classes.open} colSpan={COLUMNS}>
            {receipts(row)}
          </td>
        )}
      </tr>
    </Fragment>
  );
}
