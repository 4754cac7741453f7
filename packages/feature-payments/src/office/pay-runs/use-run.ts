import { useQuery } from '@tanstack/react-query';
import { queryFor, useWorkedOn } from '@upline/shell';
import { PAYOUTS_BY_STATE, type PayoutState } from '../payouts/payout-lists.ts';
import { type PayRun, RUN_SHOWN_BY } from './pay-run-lists.ts';

const isAtWork = ({ work }: PayRun) => work !== null;
const WORK = { isAtWork, shownBy: () => RUN_SHOWN_BY };

const runOf = (id: string) => queryFor('getPayRun', { params: { id } });

/** A run, as far as a job has computed it. */
export const useRun = (id: string) => useWorkedOn(runOf(id), WORK);

/** The same in a dialog of its page. */
export const useRunInDialog = (id: string) => useWorkedOn(runOf(id), { isAtWork });

/** Payouts of a closed run by how far their money is; undefined until it is known. */
export function useRunMoney({ id, status }: Pick<PayRun, 'id' | 'status'>, every: number | false = false) {
  const totalsIn = (state: PayoutState) => ({
    ...queryFor('totalPayouts', { query: { pay_run: id, filter: PAYOUTS_BY_STATE[state] } }),
    enabled: status === 'Closed',
    refetchInterval: every,
  });
  const waiting = useQuery(totalsIn('waiting'));
  const atBank = useQuery(totalsIn('exported'));
  const confirmed = useQuery(totalsIn('released'));
  if (!waiting.data || !atBank.data || !confirmed.data) return undefined;
  return {
    waiting: waiting.data.totals,
    atBank: atBank.data.totals,
    confirmed: confirmed.data.totals,
  };
}

export type RunMoney = NonNullable<ReturnType<typeof useRunMoney>>;
export type MoneyOf = RunMoney['waiting'];

export const countOf = (totals: MoneyOf) => totals.reduce((sum, { count }) => sum + count, 0);
