const frame = { as_of: '2026-11-21T15:04:05.000Z', from: '2026-11-01', to: '2026-11-21' };
const id = '3c1f0a44-7a60-4d1a-9a0e-5d7c3b2a1f01';

export const businessExamples = {
  query: { team_type: 'BaseShop', period: 'Month' },
  statistics: {
    ...frame,
    submitted: { policies_hundredths: 350, bv_cents: 1_250_000 },
    issued: { policies_hundredths: 200, bv_cents: 720_000 },
    pending_policies: 3,
    placement: { policies: 8, issued: 6, ratio_bps: 7_500 },
    average_days_to_issue_tenths: 214,
    average_bv_cents: 357_143,
  },
  series: {
    ...frame,
    unit: 'day',
    total_cents: 360_000,
    previous_total_cents: 240_000,
    points: [{ start: '2026-11-01', cents: 360_000, previous_start: '2026-10-01', previous_cents: 240_000 }],
  },
  top: {
    ...frame,
    total_cents: 360_000,
    rows: [{ id, name: 'Horizon Term 20', bv_cents: 360_000, policies_hundredths: 100 }],
  },
  shares: {
    ...frame,
    total_cents: 360_000,
    rows: [{ key: 'Term Life', name: 'Term Life', bv_cents: 360_000, share_bps: 10_000 }],
  },
} as const;
