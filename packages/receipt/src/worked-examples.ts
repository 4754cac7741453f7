import { GENERATION_RATES_BPS, type LevelCode, levelOf } from '@upline/domain';
import {
  type ChargebackEvent,
  type CompensationLine,
  chargeBack,
  compensate,
  decidePosting,
  eventReceipt,
  installments,
  type LinePayment,
  lineReceipt,
  type PaymentTerms,
  type PolicyLedger,
  type PortionSnapshot,
  postedTrace,
  programReceipt,
  type ReceiptStep,
  revertedTrace,
  revertTraining,
  type SnapshotPerson,
} from '@upline/domain/compensation';
import {
  allocateBuilderPool,
  BUILDER_BONUS_TERMS,
  builderPoolCents,
  PAY_RUN_TERMS,
  type Settlement,
  settle,
} from '@upline/domain/pay-run';
import type { ShownStep } from './receipt.tsx';

/** A receipt of a worked example: whose it is, and what its table needs. */
export interface WorkedReceipt {
  readonly label: string;
  readonly steps: readonly ShownStep[];
  readonly total: { readonly label: string; readonly cents: number };
  readonly state?: string;
}

const ISSUED = '2026-01-15';
const atOnce: PaymentTerms = { payment_basis: 'Advance', advance_months: 12, premium_mode: 'Annual' };
export const nineMonths: PaymentTerms = { ...atOnce, advance_months: 9, premium_mode: 'Monthly' };

export function person(code: string, level_code: LevelCode): SnapshotPerson {
  const { rate_bps, is_senior } = levelOf(level_code);
  return { code, level_code, rate_bps, is_senior, is_licensed: true };
}
export const chain = [person('Ben', 'SA'), person('Cara', 'MD'), person('Dev', 'RMD'), person('Eve', 'EMD')];
export const ana = person('Ana', 'A');
export const tom = person('Tom', 'TA');

export const portion = (
  producer: SnapshotPerson,
  uplines: readonly SnapshotPerson[] = chain,
  more: Partial<PortionSnapshot> = {},
): PortionSnapshot => ({
  portion: 0,
  share_bps: 10_000,
  kind: 'First Year',
  schedule_version: 'Published plan',
  submit_date: '2026-01-05',
  producer,
  trainee: null,
  uplines,
  generation_rates_bps: GENERATION_RATES_BPS,
  ...more,
});

const shown = (steps: readonly ReceiptStep[]): ShownStep[] =>
  steps.map(({ code, ...step }) => ({ ...step, person: code === null ? null : { code, name: code } }));

const nameOf = ({ compensation_type, generation, associate_code }: CompensationLine) =>
  `${compensation_type}${generation === null ? '' : ` ${generation}`} of ${associate_code}`;

const inTraining = {
  status: 'Active',
  is_licensed: false,
  disable_license_check: false,
  disable_training_escrow: false,
  escrow_future_compensations: false,
  supervision_open: false,
  training_status: 'Open',
} as const;

/** Those who left are passed over; all others of the examples are Active. */
export const linesOf = (bv: number, portions: readonly PortionSnapshot[], left: readonly string[] = []) =>
  compensate(bv, portions, (code) => (left.includes(code) ? 'Terminated' : 'Active')).lines;

/** The lines as they are posted; trainees wait in escrow. */
export const lineReceipts = (lines: readonly CompensationLine[]): WorkedReceipt[] =>
  lines.map((line) => {
    const isTraining = line.compensation_type === 'Training';
    const posting = isTraining ? decidePosting('Training', inTraining) : undefined;
    return {
      label: nameOf(line),
      steps: shown(lineReceipt(posting ? postedTrace(line.trace, posting) : line.trace)),
      total: { label: line.associate_code, cents: line.amount_cents },
      ...(posting?.status === 'Escrow' ? { state: 'Held: Training' } : {}),
    };
  });

/** What the writing associate gets of a training line once the program is reverted (R-MNY-11). */
export function reversionReceipts(lines: readonly CompensationLine[], writer: string): WorkedReceipt[] {
  return lines
    .filter(({ compensation_type }) => compensation_type === 'Training')
    .flatMap(({ trace, amount_cents }) => {
      const reverted = revertTraining(
        { amount_cents, charged_cents: 0 },
        { ...inTraining, is_licensed: true },
      );
      if (reverted.to === 'House') return [];
      return [
        {
          label: `Training Reversion of ${writer}`,
          steps: shown(lineReceipt(revertedTrace(trace, reverted))),
          total: { label: writer, cents: reverted.amount_cents },
        },
      ];
    });
}

/** The first payment of a line that is paid in parts. */
export function advanceReceipt(line: CompensationLine, terms: PaymentTerms): WorkedReceipt {
  const [first] = installments(line.amount_cents, terms);
  if (!first) throw new RangeError('Nothing is paid in advance');
  const posting = { status: 'Pending', escrow_reason: null } as const;
  return {
    label: `Advance of ${line.associate_code}`,
    steps: shown(lineReceipt(postedTrace(line.trace, posting, first))),
    total: { label: line.associate_code, cents: first.amount_cents },
  };
}

interface Posted {
  readonly terms?: PaymentTerms;
  readonly status?: (line: CompensationLine) => LinePayment['status'];
}

/** The policy with everything paid that is due at placement. */
function ledgerOf(
  bv_cents: number,
  lines: readonly CompensationLine[],
  { terms = atOnce, status = () => 'Paid' }: Posted,
): PolicyLedger {
  return {
    issue_date: ISSUED,
    terms: { method: 'Pro Rata', months: 12, steps: [] },
    payment: terms,
    portions: [{ portion: 0, share_bps: 10_000, bv_cents }],
    lines: lines.map((line) => {
      const [first] = installments(line.amount_cents, terms);
      return {
        line_no: line.line_no,
        portion: line.portion,
        compensation_type: line.compensation_type,
        associate_code: line.associate_code,
        rate_bps: line.rate_bps,
        amount_cents: line.amount_cents,
        months_posted: first?.through_month ?? 0,
        payments: [
          {
            id: String(line.line_no),
            associate_code: line.associate_code,
            amount_cents: first?.amount_cents ?? 0,
            status: status(line),
            charged_cents: 0,
          },
        ],
      };
    }),
    events: [],
  };
}

type Happening = Pick<ChargebackEvent, 'reason' | 'event_date' | 'new_bv_cents'>;

/** What an event takes from every line. */
export function eventReceipts(
  bv_cents: number,
  lines: readonly CompensationLine[],
  happening: Happening,
  posted: Posted = {},
): WorkedReceipt[] {
  const { actions } = chargeBack(ledgerOf(bv_cents, lines, posted), {
    id: 'event',
    paid_to_date: happening.event_date,
    termination_date: happening.event_date,
    ...happening,
  });
  return actions.map((action) => {
    const line = lines.find(({ line_no }) => line_no === action.line_no);
    return {
      label: line ? nameOf(line) : action.associate_code,
      steps: shown(eventReceipt(action.trace)),
      total: { label: action.associate_code, cents: action.trace.entry_cents },
      ...(action.action === 'Charge' ? { state: action.status } : {}),
    };
  });
}

const step = (kind: ShownStep['kind'], label: string, rest: Partial<ShownStep>): ShownStep => ({
  kind,
  label,
  person: null,
  reason: null,
  bps: null,
  unit: null,
  value: null,
  ...rest,
});
const money = (cents: number) => ({ unit: 'money', value: String(cents) }) as const;

/** Runs one after another: each begins with what the one before left of the debt and carried over. */
export function runReceipts(grosses: readonly number[], owed: number): WorkedReceipt[] {
  let last: Settlement | undefined;
  let left = owed;
  return grosses.map((gross, index) => {
    const settled = settle(
      {
        associate_code: 'Ana',
        currency: 'USD',
        lines: [{ id: 'line', amount_cents: gross }],
        debts: left > 0 ? [{ id: 'debt', event_date: ISSUED, remaining_cents: left }] : [],
        carry_in_cents: last?.carry_out_cents ?? 0,
        withhold_bps: 5_000,
        is_held: false,
        shared: null,
      },
      PAY_RUN_TERMS,
    );
    last = settled;
    left -= settled.withheld_cents;
    const { withheld_cents, carry_in_cents, carry_out_cents, net_cents } = settled;
    const isCarried = carry_out_cents > 0;
    return {
      label: `Run ${index + 1}`,
      steps: [
        step('basis', 'Gross', money(gross)),
        ...(withheld_cents > 0 ? [step('basis', 'Withheld for Policy Lapsed', money(-withheld_cents))] : []),
        ...(carry_in_cents > 0
          ? [step('basis', 'Carried over from the last run', money(carry_in_cents))]
          : []),
        ...(owed > 0 ? [step('note', 'Still owed', money(left))] : []),
      ],
      total: {
        label: isCarried ? 'Carried over' : 'Paid out',
        cents: isCarried ? carry_out_cents : net_cents,
      },
      ...(isCarried ? { state: 'Below the minimum payout' } : {}),
    };
  });
}

/** The month's pool over those who qualify, by the BV of their base shops. */
export function poolReceipts(issuedBv: number, baseShops: Readonly<Record<string, number>>): WorkedReceipt[] {
  const pool = builderPoolCents(issuedBv);
  const payouts = allocateBuilderPool(
    pool,
    Object.entries(baseShops).map(([associate_code, base_shop_bv_cents]) => ({
      associate_code,
      base_shop_bv_cents,
      is_enrolled_all_month: true,
      is_in_good_standing: true,
      recruits: 3,
    })),
  );
  const all_shares = payouts.reduce((sum, each) => sum + each.shares, 0);
  return payouts.map(({ associate_code, shares, bonus_cents }) => ({
    label: `Builder Bonus of ${associate_code}`,
    steps: shown(
      programReceipt({
        program: 'Builder Bonus',
        from: '2026-01-01',
        to: '2026-01-31',
        issued_bv_cents: issuedBv,
        pool_bps: BUILDER_BONUS_TERMS.pool_bps,
        pool_cents: pool,
        shares,
        all_shares,
        bonus_cents,
      }),
    ),
    total: { label: associate_code, cents: bonus_cents },
  }));
}
