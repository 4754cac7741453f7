import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { useEffect, useRef } from 'react';
import { PAYOUTS_BY_STATE, type PayoutState } from '../payouts/payout-lists.ts';
import { type PayRun, RUN_SHOWN_BY } from './pay-run-lists.ts';

/** How often a run that is being computed is asked for. */
const EVERY = 1_000;

/** A run, read again for as long as a job computes it. */
export function useRun(id: string) {
  return useQuery({
    ...queryFor('getPayRun', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.work ? EVERY : false),
  });
}

/** When the computing ends, everything shows what it changed. */
export function useRefreshedAfterWork(run: PayRun | undefined): void {
  const queryClient = useQueryClient();
  const isWorking = Boolean(run?.work);
  const before = useRef(isWorking);
  useEffect(() => {
    const isOver = before.current && !isWorking;
    before.current = isWorking;
    if (isOver)
      for (const id of RUN_SHOWN_BY)
        if (id !== 'getPayRun') void queryClient.invalidateQueries({ queryKey: [id] });
  }, [isWorking, queryClient]);
}

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
