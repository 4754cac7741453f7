import { formatDate } from '@upline/domain';
import { type NamedAction, recordAction } from '@upline/shell';
import { generationRateOn, ladderRateOn, PLAN_DATA_SHOWN_BY, type PlanData } from './plan-data.ts';
import { RatesChange, RatesWithdrawal } from './what-follows.tsx';

/** The day is asked for first. */
export const AFTER_TODAY = {
  name: 'effective_from',
  label: 'Effective From',
  kind: 'date',
  required: true,
  help: 'A day after today. What begins on the same day already is replaced.',
} as const;
/** What taking a planned value back has in common. */
export const WITHDRAWAL = {
  label: 'Withdraw',
  verb: 'Withdraw',
  danger: true,
  refresh: PLAN_DATA_SHOWN_BY,
} as const;

/** The rates of all levels from a later day on; the fields begin with what is known last. */
export function changeLadder({ levels, starts }: PlanData['ladder']): NamedAction {
  const [latest] = starts;
  return {
    ...recordAction({
      operation: 'setLadder',
      label: 'Change ladder',
      about:
        'Policies submitted on that day or later are paid by these rates where the compensation schedule gives none. Policies submitted before keep the rates they have.',
      input: {},
      fields: [AFTER_TODAY],
      reshaped: {
        fields: levels.map(({ code, name, rate_bps }) => ({
          name: code,
          label: name,
          kind: 'percent',
          required: true,
          initial: latest?.rates.find(({ level_code }) => level_code === code)?.rate_bps ?? rate_bps,
        })),
        body: (asked) => ({
          rates: levels.map(({ code }) => ({ level_code: code, rate_bps: Number(asked[code]) })),
        }),
      },
      preview: (body) =>
        body && (
          <RatesChange
            starts={starts}
            from={body.effective_from}
            rates={levels.map(({ code, name }) => ({
              label: name,
              before: ladderRateOn(starts, code, body.effective_from),
              after: body.rates.find(({ level_code }) => level_code === code)?.rate_bps,
            }))}
          />
        ),
      refresh: PLAN_DATA_SHOWN_BY,
      message: 'Ladder planned',
    }),
    key: 'ladder',
  };
}

/** Takes planned rates of levels back. */
export function withdrawLadder({ levels, starts }: PlanData['ladder'], day: string): NamedAction {
  const others = starts.filter(({ effective_from }) => effective_from !== day);
  return {
    ...recordAction({
      ...WITHDRAWAL,
      operation: 'withdrawLadder',
      title: `Withdraw the ladder from ${formatDate(day)}`,
      about: (
        <RatesWithdrawal
          day={day}
          rates={levels.map(({ code, name }) => ({
            label: name,
            before: ladderRateOn(starts, code, day),
            after: ladderRateOn(others, code, day),
          }))}
        />
      ),
      input: {},
      body: { effective_from: day },
      message: 'Ladder withdrawn',
    }),
    key: 'withdraw',
  };
}

/** The Revenue Bonus of all generations from a later day on. */
export function changeGenerations({ rates_bps, starts }: PlanData['generations']): NamedAction {
  const [latest] = starts;
  const name = (index: number) => `generation_${index + 1}`;
  return {
    ...recordAction({
      operation: 'setGenerationRates',
      label: 'Change generation rates',
      about:
        'Policies submitted on that day or later pay these rates to the generations of RMDs above. Policies submitted before keep the rates they have.',
      input: {},
      fields: [AFTER_TODAY],
      reshaped: {
        fields: rates_bps.map((bps, index) => ({
          name: name(index),
          label: `Generation ${index + 1}`,
          kind: 'percent',
          required: true,
          initial: latest?.rates.find(({ generation }) => generation === index + 1)?.rate_bps ?? bps,
        })),
        body: (asked) => ({ rates_bps: rates_bps.map((_, index) => Number(asked[name(index)])) }),
      },
      preview: (body) =>
        body && (
          <RatesChange
            starts={starts}
            from={body.effective_from}
            rates={body.rates_bps.map((after, index) => ({
              label: `Generation ${index + 1}`,
              before: generationRateOn(starts, index + 1, body.effective_from),
              after,
            }))}
          />
        ),
      refresh: PLAN_DATA_SHOWN_BY,
      message: 'Generation rates planned',
    }),
    key: 'generations',
  };
}

/** Takes planned generation rates back. */
export function withdrawGenerations(
  { rates_bps, starts }: PlanData['generations'],
  day: string,
): NamedAction {
  const others = starts.filter(({ effective_from }) => effective_from !== day);
  return {
    ...recordAction({
      ...WITHDRAWAL,
      operation: 'withdrawGenerationRates',
      title: `Withdraw the generation rates from ${formatDate(day)}`,
      about: (
        <RatesWithdrawal
          day={day}
          rates={rates_bps.map((_, index) => ({
            label: `Generation ${index + 1}`,
            before: generationRateOn(starts, index + 1, day),
            after: generationRateOn(others, index + 1, day),
          }))}
        />
      ),
      input: {},
      body: { effective_from: day },
      message: 'Generation rates withdrawn',
    }),
    key: 'withdraw',
  };
}
