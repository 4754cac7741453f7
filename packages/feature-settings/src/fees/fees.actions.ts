import { AMA_PLAN_NAMES, AMA_PLANS, COUNTRIES, FEE_KINDS, STATES } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { FEES_SHOWN_BY, type Fee, feeName } from './fee-list.ts';

const ABOUT =
  'It holds from that day until the next value of the same fee. What was charged before stays as it was.';
const FEES = FEE_KINDS.filter((kind) => kind !== 'Sales Tax');
const REGIONS = COUNTRIES.flatMap((country) =>
  STATES[country].map(({ code, name }) => ({ value: code, label: name })),
);
const FROM = {
  name: 'effective_from',
  label: 'Effective From',
  kind: 'date',
  required: true,
  help: 'A day after today.',
} as const;
const AMOUNT = { name: 'amount_cents', label: 'Amount', kind: 'money', required: true } as const;
const RATE = { name: 'rate_bps', label: 'Rate', kind: 'percent', required: true } as const;

/** Plans a value of a fee; the list offers it. */
export const setFee: NamedAction = {
  ...recordAction({
    operation: 'setFee',
    label: 'Set a fee',
    about: ABOUT,
    input: {},
    fields: [
      { name: 'kind', label: 'Kind', kind: 'choice', required: true, options: FEES },
      { name: 'country', label: 'Country', kind: 'choice', required: true, options: COUNTRIES },
      {
        name: 'plan',
        label: 'Plan',
        kind: 'choice',
        options: AMA_PLANS.map((plan) => ({ value: plan, label: AMA_PLAN_NAMES[plan] })),
        required: true,
        when: ({ kind }) => kind === 'Membership Fee',
      },
      AMOUNT,
      FROM,
    ],
    refresh: FEES_SHOWN_BY,
    message: 'Fee planned',
  }),
  key: 'set-fee',
};

/** Plans the sales tax of a state or province. */
export const setTax: NamedAction = {
  ...recordAction({
    operation: 'setFee',
    label: 'Set a tax',
    about: ABOUT,
    input: {},
    body: { kind: 'Sales Tax' },
    fields: [
      { name: 'country', label: 'Country', kind: 'choice', required: true, options: COUNTRIES },
      { name: 'region', label: 'State or Province', kind: 'choice', required: true, options: REGIONS },
      RATE,
      FROM,
    ],
    refresh: FEES_SHOWN_BY,
    message: 'Tax planned',
  }),
  key: 'set-tax',
};

/** The next value of the same fee. */
export function setNext({ kind, country, plan, region, currency, rate_bps, ...fee }: Fee): NamedAction {
  return {
    ...recordAction({
      operation: 'setFee',
      label: 'Set next value',
      title: `Next value of ${feeName({ kind, plan, region })}`,
      about: ABOUT,
      currency,
      input: {},
      body: { kind, country, plan, region },
      fields: [
        rate_bps === null ? { ...AMOUNT, initial: fee.amount_cents } : { ...RATE, initial: rate_bps },
        FROM,
      ],
      refresh: FEES_SHOWN_BY,
      message: 'Value planned',
    }),
    key: 'set-next',
  };
}

/** What is done with one value, as the row offers it. */
export const feeActions = (fee: Pick<Fee, 'id' | 'actions'>): NamedAction[] =>
  offered(fee, {
    withdraw: recordAction({
      operation: 'withdrawFee',
      label: 'Withdraw',
      title: 'Withdraw this value',
      about: 'It has not begun: the value before it goes on to hold.',
      verb: 'Withdraw',
      danger: true,
      input: { params: { id: fee.id } },
      refresh: FEES_SHOWN_BY,
      message: 'Value withdrawn',
    }),
  });
