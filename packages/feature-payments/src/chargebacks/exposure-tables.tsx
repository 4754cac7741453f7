import { Button } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useState } from 'react';
import { PolicyLink } from '../compensations/line-facts.tsx';
import classes from './exposure.module.css';
import type { Exposure } from './exposure-view.tsx';

type Policy = Exposure['policies'][number];

/** What everything would take that came through each direct. */
export function LegTable({ legs }: Pick<Exposure, 'legs'>) {
  return (
    <table className={classes.table}>
      <caption className="up-sr-only">By leg</caption>
      <thead>
        <tr>
          <th scope="col">Leg</th>
          <th scope="col">Policies</th>
          <th scope="col">At risk today</th>
        </tr>
      </thead>
      <tbody>
        {legs.map(({ leg, currency, policies, total_cents }) => (
          <tr key={`${leg?.code} ${currency}`}>
            <th scope="row">{leg ? <Private>{leg.name}</Private> : 'Own business'}</th>
            <td>{policies}</td>
            <td>
              <Money cents={total_cents} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Policies by what they would take; each unfolds month by month. */
export function PolicyTable({ policies }: Pick<Exposure, 'policies'>) {
  return (
    <table className={classes.table}>
      <caption className="up-sr-only">By policy</caption>
      <thead>
        <tr>
          <th scope="col">Policy</th>
          <th scope="col">In force</th>
          <th scope="col">Owed back</th>
          <th scope="col">At risk today</th>
        </tr>
      </thead>
      {policies.map((policy) => (
        <PolicyRows key={policy.policy_id} policy={policy} />
      ))}
    </table>
  );
}

function PolicyRows({ policy }: { readonly policy: Policy }) {
  const [isOpen, setOpen] = useState(false);
  const { policy_number, leg, currency, months, months_in_force } = policy;
  const [now, ...later] = months;
  if (!now) return null;
  return (
    <tbody>
      <tr>
        <th scope="row">
          <PolicyLink {...policy} />
          {leg && (
            <span className={classes.leg}>
              <Private>{leg.name}</Private>
            </span>
          )}
          {later.length > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              className={classes.months}
              px={0}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              Months
              <span className="up-sr-only"> of {policy_number}</span>
              <span aria-hidden>{isOpen ? '\u00a0▴' : '\u00a0▾'}</span>
            </Button>
          )}
        </th>
        <td>{months_in_force}</td>
        <td>
          <Money cents={now.debt_cents} currency={currency} />
        </td>
        <td>
          <Money cents={now.total_cents} currency={currency} />
        </td>
      </tr>
      {isOpen &&
        later.map((month) => (
          <tr key={month.date} className={classes.later}>
            <th scope="row">
              <DateText value={month.date} />
            </th>
            <td>{month.months_in_force}</td>
            <td>
              <Money cents={month.debt_cents} currency={currency} />
            </td>
            <td>
              <Money cents={month.total_cents} currency={currency} />
            </td>
          </tr>
        ))}
    </tbody>
  );
}
