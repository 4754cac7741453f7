const frame = { as_of: '2026-11-21T15:04:05.000Z', currency: 'USD' };
const days = { from: '2026-11-01', to: '2026-11-21' };

export const paymentsExamples = {
  query: { period: 'Month' },
  statistics: {
    ...frame,
    ...days,
    paid_cents: 412_300,
    pending_cents: 120_000,
    escrow_cents: 36_000,
    chargeback_balance_cents: 34_000,
    next: {
      pay_date: '2026-11-27',
      estimate_cents: 86_000,
      withheld_cents: 34_000,
      carry_in_cents: 1_250,
      held_reason: null,
    },
  },
  cashflow: {
    ...frame,
    months: [{ month: '2026-11-01', paid_cents: 412_300, withheld_cents: 34_000, chargebacks_cents: 84_000 }],
  },
  byTeam: {
    ...frame,
    ...days,
    total_cents: 51_000,
    rows: [
      {
        code: 'U000006',
        name: 'Cara Nguyen',
        override_cents: 43_000,
        revenue_cents: 8_000,
        total_cents: 51_000,
      },
    ],
  },
  topEarners: { ...frame, ...days, rows: [{ code: 'U000008', name: 'Ana Alvarez', amount_cents: 43_000 }] },
} as const;
