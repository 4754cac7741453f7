const id = '3f0e1a52-5d4a-4b6c-8a51-7f9f0d2c1b20';
const statement = {
  id,
  pay_run_number: 12,
  period_start: '2026-11-18',
  period_end: '2026-11-24',
  pay_date: '2026-11-27',
  currency: 'USD',
  lines: 1,
  gross_cents: 70_000,
  withheld_cents: 35_000,
  carry_in_cents: 0,
  net_cents: 35_000,
  carry_out_cents: 0,
  partner_code: null,
  partner_cents: 0,
  status: 'Released',
  returned_reason: null,
} as const;

export const statementExamples = {
  params: { id },
  statement,
  detail: {
    ...statement,
    entries: [
      {
        id: '3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11',
        posted_at: '2026-11-20T15:04:05.000Z',
        compensation_type: 'Writing',
        policy_last: '1042',
        source: 'Ana Alvarez',
        generation: null,
        base_bv_cents: 200_000,
        rate_bps: 3_500,
        amount_cents: 70_000,
        currency: 'USD',
        paid_cents: 70_000,
        conversion_rate: null,
      },
    ],
    recoveries: [
      {
        event_date: '2026-05-15',
        reason: 'Policy Lapsed',
        amount_cents: 35_000,
        debt_cents: 35_000,
        currency: 'USD',
        conversion_rate: null,
        policy_last: '4821',
      },
    ],
  },
  year: {
    year: 2026,
    currency: 'USD',
    gross_cents: 2_812_400,
    recovered_cents: 84_000,
    taxable_cents: 2_728_400,
    slip: '1099-NEC',
  },
} as const;
