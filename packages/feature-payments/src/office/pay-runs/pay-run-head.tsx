import { COMPANY_TIME_ZONE, dayAt, formatDate } from '@upline/domain';
import type { RecordScreenProps } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { CompactNumber, Money } from '@upline/ui-kit/format/formats.tsx';
import { PAYOUTS_BY_STATE, type PayoutState } from '../payouts/payout-lists.ts';
import type { PayRun } from './pay-run-lists.ts';
import { heldIn, inWords } from './run-totals.tsx';
import { countOf, type RunMoney } from './use-run.ts';

type Head = Pick<RecordScreenProps<string>, 'name' | 'isPrivate' | 'status' | 'facts' | 'headline' | 'track'>;
type Figures = NonNullable<Head['headline']>[number][];

const pageOf = ({ id }: PayRun, search: object) => ({ to: '/pay-runs/$id', params: { id }, search }) as const;

/** What a draft is about; it has no figures before it is opened. */
const draftFigures = ({ pay_date }: PayRun): Figures => [
  {
    label: 'Will pay on',
    value: <DateText value={pay_date} />,
    note: 'Opening it computes what everybody would get',
  },
];

/** What the run pays and to how many, by currency. */
function paidFigures({ totals, status, usd_cad_rate, cad_usd_rate }: PayRun): Figures {
  const rates = {
    USD: cad_usd_rate && `CAD at ${cad_usd_rate}`,
    CAD: usd_cad_rate && `USD at ${usd_cad_rate}`,
  };
  const label = status === 'Closed' ? 'Paid' : 'Would pay';
  return totals.map(({ currency, net_cents, associates }) => ({
    label: totals.length === 1 ? label : `${label} in ${currency}`,
    value: <Money cents={net_cents} currency={currency} />,
    note: [`to ${inWords(associates, 'associate')}`, rates[currency]].filter(Boolean).join(', '),
  }));
}

const stateFigure = (run: PayRun, label: string, count: number, view: PayoutState): Figures =>
  count === 0
    ? []
    : [
        {
          label,
          value: <CompactNumber value={count} />,
          note: 'payouts',
          // The name of a view alone shows all rows under it.
          to: pageOf(run, { view, filter: PAYOUTS_BY_STATE[view] }),
        },
      ];

function moneyFigures(run: PayRun, money: RunMoney | undefined): Figures {
  if (!money) return [];
  return [
    ...stateFigure(run, 'Waiting for a bank file', countOf(money.waiting), 'waiting'),
    ...stateFigure(run, 'At the bank', countOf(money.atBank), 'exported'),
    ...stateFigure(run, 'Confirmed', countOf(money.confirmed), 'released'),
  ];
}

function heldFigure(run: PayRun): Figures {
  const held = heldIn(run.totals);
  if (held === 0) return [];
  return [
    {
      label: 'Held',
      value: <CompactNumber value={held} />,
      note: 'left out, with the reason',
      to: pageOf(run, { tab: 'warnings' }),
    },
  ];
}

const dayOf = (at: string | null) => at && dayAt(new Date(at), COMPANY_TIME_ZONE);

/** Name, state, figures and track of a run (domain.md 2.23). */
export function payRunHead(run: PayRun, money: RunMoney | undefined): Head {
  const { number, status, period_start, period_end, pay_date } = run;
  const isSent = money !== undefined && countOf(money.waiting) === 0;
  const isConfirmed = isSent && countOf(money.atBank) === 0;
  return {
    name: `Pay run ${number}`,
    isPrivate: false,
    status,
    facts: [`${formatDate(period_start)} – ${formatDate(period_end)}`, `pay day ${formatDate(pay_date)}`],
    headline:
      run.totals.length === 0
        ? draftFigures(run)
        : [...paidFigures(run), ...moneyFigures(run, money), ...heldFigure(run)],
    track: [
      { label: 'Draft', date: dayOf(run.created_at) },
      { label: 'Open', date: dayOf(run.opened_at) },
      { label: 'Closed', date: dayOf(run.closed_at) },
      { label: 'Sent to the bank', date: null, isReached: isSent },
      { label: 'Confirmed', date: null, isReached: isConfirmed },
    ],
  };
}
