const id = '0f6f2c1e-5a3b-4c6d-8e7f-102030405060';

const journal = {
  id,
  on_date: '2026-11-20',
  kind: 'Compensation',
  source_id: '7a1d3b52-0c4e-4b8e-9b6f-5d2f1a9c0e31',
  sequence: 0,
  currency: 'USD',
  description: 'Lines of policy ABC-123',
  reverses_id: null,
  created_at: '2026-11-20T17:04:12.000Z',
  created_by: { code: 'A000001', name: 'Avery Admin' },
} as const;

export const ledgerExamples = {
  params: { id },
  row: { ...journal, line_count: 2 },
  detail: {
    ...journal,
    reversed_by_id: null,
    source: { type: 'policy', id: '7a1d3b52-0c4e-4b8e-9b6f-5d2f1a9c0e31', label: 'ABC-123' },
    lines: [
      { line_no: 1, account: 'Commission Expense', associate: null, debit_cents: 126_000, credit_cents: 0 },
      {
        line_no: 2,
        account: 'Pending Commission',
        associate: { code: 'U000008', name: 'Ana Alvarez' },
        debit_cents: 0,
        credit_cents: 126_000,
      },
    ],
  },
  trialBalance: {
    until: '2026-11-20',
    rows: [
      {
        account: 'Commission Expense',
        currency: 'USD',
        accounts: 1,
        debit_cents: 126_000,
        credit_cents: 0,
        balance_cents: 126_000,
      },
      {
        account: 'Pending Commission',
        currency: 'USD',
        accounts: 1,
        debit_cents: 0,
        credit_cents: 126_000,
        balance_cents: -126_000,
      },
    ],
    totals: [{ currency: 'USD', debit_cents: 126_000, credit_cents: 126_000, is_balanced: true }],
  },
} as const;
