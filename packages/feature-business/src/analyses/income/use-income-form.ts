import { getRouteApi } from '@tanstack/react-router';
import type { LevelCode } from '@upline/domain';
import { checkIncome, type IncomeInput } from '@upline/domain/calculators';
import { useGo } from '@upline/shell';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useEffect, useRef, useState } from 'react';
import { addressOf, incomeInput, incomeSearch } from './income-address.ts';

const route = getRouteApi('/signed-in/income-calculator');

/** A slider that is drawn would write many addresses a second, and browsers refuse to. */
const REST_MS = 200;

export interface IncomeForm {
  readonly values: IncomeInput;
  /** The values the last time nothing was wrong with them: what the result is of. */
  readonly whole: IncomeInput;
  readonly isWrong: boolean;
  readonly bind: <Value>(path: string) => FieldBinding<Value>;
  readonly reset: () => void;
}

/** The form of the calculator, which follows the address, and the address it. */
export function useIncomeForm(own: LevelCode): IncomeForm {
  const raw = JSON.stringify(incomeSearch(route.useSearch()));
  const go = useGo();
  const [values, setValues] = useState(() => incomeInput(JSON.parse(raw), own));
  const [whole, setWhole] = useState(values);
  const kept = useRef(raw);
  const errors = checkIncome(values);

  // Back, or a link to this page from itself.
  useEffect(() => {
    if (raw === kept.current) return;
    kept.current = raw;
    const next = incomeInput(JSON.parse(raw), own);
    setValues(next);
    setWhole(next);
  }, [raw, own]);

  useEffect(() => {
    const search = addressOf(values, own);
    const address = JSON.stringify(search);
    if (address === kept.current) return undefined;
    const timer = setTimeout(() => {
      kept.current = address;
      void go({ to: '.', search, replace: true, resetScroll: false });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [values, own, go]);

  const take = (next: IncomeInput) => {
    setValues(next);
    if (checkIncome(next).length === 0) setWhole(next);
  };
  return {
    values,
    whole,
    isWrong: errors.length > 0,
    bind: <Value>(path: string) => ({
      value: values[path as keyof IncomeInput] as Value,
      onChange: (value: Value) => take({ ...values, [path]: value }),
      error: errors.find(({ field }) => field === path)?.message,
      'data-path': path,
    }),
    reset: () => take(incomeInput({}, own)),
  };
}
