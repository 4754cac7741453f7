import { addDays, addMonths } from '@upline/domain';
import { listed, usePageAt } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { Group } from '../report/report-search.ts';

export const associateAt = (code: string): LinkTarget => ({ to: '/associates/$code', params: { code } });

/** The open chargebacks of somebody; the person where the app has no page of them. */
export function useDebtsAt(): (code: string) => LinkTarget {
  const page = usePageAt()('/chargebacks');
  return (code) =>
    page
      ? { ...page, search: listed('listAllChargebacks', { filter: { associate_code: { eq: code } } }) }
      : associateAt(code);
}

/** A group of a report: a provider, an associate or a month as `2026-11`. */
export interface GroupRow {
  readonly key: string;
  readonly name: string;
}

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** First and last day of a month as `2026-11`. */
export const daysOfMonth = (month: string): Days => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

/** The days that both have. */
const within = (days: Days, bounds: Days): [string, string] => {
  const [, from = days.from] = [days.from, bounds.from].sort();
  const [to = days.to] = [days.to, bounds.to].sort();
  return [from, to];
};

/** The policies that a row of a report counts, by the date the report goes by. */
export function policiesOf(
  by: Group,
  { key, name }: GroupRow,
  date: 'submit_date' | 'issue_date',
  days: Days,
): LinkTarget {
  const between = within(by === 'Month' ? daysOfMonth(key) : days, days);
  return {
    to: '/business',
    search: listed('listAdminPolicies', {
      filter: {
        [date]: { between },
        ...(by === 'Provider' ? { provider: { eq: name } } : {}),
        ...(by === 'Associate' ? { writing_associate_code: { eq: key } } : {}),
      },
    }),
  };
}
