import { useQuery } from '@tanstack/react-query';
import { MONTHS } from '@upline/domain';
import { queryFor, useAccess } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import shared from '../payments.module.css';

/** What the reader gave or received by the builders exchange, month by month; nothing for everybody without one (R-MNY-35). */
export function ExchangeCard() {
  const { user } = useAccess();
  const { data } = useQuery(queryFor('listExchangeShares'));
  if (!data || data.rows.length === 0) return null;
  return (
    <Card title="Builders exchange">
      <ul className={layout.list} aria-label="Builders exchange">
        {data.rows.map(({ month, new_rmd, promoting_rmd, base_shop_bv_cents, currency, moved_cents }) => {
          const isGiven = promoting_rmd.code === user.code;
          return (
            <li key={`${month} ${new_rmd.code} ${promoting_rmd.code} ${currency}`} className={shared.entry}>
              <div className={layout.words}>
                <p>
                  {MONTHS[Number(month.slice(5, 7)) - 1]} {month.slice(0, 4)}, {isGiven ? 'to' : 'from'}{' '}
                  <Private>{isGiven ? new_rmd.name : promoting_rmd.name}</Private>
                </p>
                <p className={layout.small}>
                  Base shop of the new RMD: <BusinessVolume cents={base_shop_bv_cents} />
                </p>
              </div>
              <span className={layout.strong}>
                <Money cents={isGiven ? -moved_cents : moved_cents} currency={currency} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
