import type { OperationAnswer } from '@upline/api-client';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import classes from './policy-pay.module.css';

export type PolicyExposure = OperationAnswer<'getExposure'>['policies'][number];

/** What a lapse would take of the reader's pay, today and month by month until nothing is unearned (domain.md 9.3). */
export function ExposureTable({ exposure }: { readonly exposure: PolicyExposure }) {
  const { months, currency } = exposure;
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="up-sr-only">Chargeback exposure by month</caption>
        <thead>
          <tr>
            <th scope="col">If it ended on</th>
            <th scope="col">Months in force</th>
            <th scope="col">Owed back</th>
            <th scope="col">With pending and escrow</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.date}>
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
      </table>
    </div>
  );
}
