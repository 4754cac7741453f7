import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { Button, Card, Money } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { OPEN_PURCHASES } from './purchase-list.ts';
import classes from './purchases.module.css';

interface OpenPurchasesProps {
  readonly takesCards: boolean;
  readonly paying: string | undefined;
  readonly onPay: (id: string) => void;
}

/** What is left to pay, with the way to do it (R-STO-07). */
export function OpenPurchases({ takesCards, paying, onPay }: OpenPurchasesProps) {
  const { rows } = useSuspenseQuery(queryFor('listPurchases', OPEN_PURCHASES)).data;
  if (rows.length === 0) return null;
  return (
    <Card title="To pay">
      <ul className={layout.list} aria-label="To pay">
        {rows.map(({ id, description, amount_cents, currency, due_on, status, failure, actions }) => (
          <li key={id} className={layout.entry}>
            <div>
              <p className={classes.name}>{description}</p>
              <p className={classes.muted}>
                {due_on && (
                  <>
                    Due <DateText value={due_on} />
                  </>
                )}
                {status === 'Failed' && failure && (due_on ? `. ${failure}` : failure)}
              </p>
            </div>
            <div className={classes.end}>
              <Money cents={amount_cents} currency={currency} />
              {takesCards && actions.includes('pay') && (
                <Button
                  variant="filled"
                  loading={paying === id}
                  onClick={() => onPay(id)}
                  aria-label={`${status === 'Failed' ? 'Pay again' : 'Pay'}: ${description}`}
                >
                  {status === 'Failed' ? 'Pay again' : 'Pay'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
