import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ExchangeLeg } from './exchange-shares.store.ts';

type Standing = Pick<ExchangeLeg, 'ends_on'>;

export const isEndless = rowRule<Standing>(
  ({ ends_on }) => ends_on === null,
  () => conflict('ended', 'This exchange has ended'),
);

export const exchangeActions = rowActions<Standing, 'end'>({
  end: { operation: 'endExchangeLeg', when: isEndless },
});
