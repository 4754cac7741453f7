import { type Country, currencyOf, formatBv, formatNumber } from '@upline/domain';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import { CheckLine } from '../check-line.tsx';
import classes from '../dashboard.module.css';
import type { MainDashboard } from './main.ts';

const recruits = (count: number) => `${formatNumber(count)} ${count === 1 ? 'recruit' : 'recruits'}`;

/** The scholarship of the quarter: what each program asks for and what is reached (domain.md 5.6). */
export function ScholarshipCard({
  from,
  to,
  recruits: own,
  bv_cents,
  award_cents,
  programs,
}: MainDashboard['scholarship']) {
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  return (
    <Card title="Scholarship">
      <p className={classes.muted}>
        <DateText value={from} /> – <DateText value={to} />
      </p>
      <p className={classes.sofar}>
        {recruits(own)}, <BusinessVolume cents={bv_cents} />:{' '}
        {award_cents === null ? 'no program met yet' : <Money cents={award_cents} currency={currency} />}
      </p>
      <ul className={classes.checks}>
        {programs.map(({ program, min_recruits, min_bv_cents, award_cents: award, is_met }) => (
          <CheckLine
            key={program}
            isMet={is_met}
            text={[...(min_recruits === 0 ? [] : [recruits(min_recruits)]), formatBv(min_bv_cents)].join(
              ', ',
            )}
            amount={<Money cents={award} currency={currency} />}
          />
        ))}
      </ul>
    </Card>
  );
}
