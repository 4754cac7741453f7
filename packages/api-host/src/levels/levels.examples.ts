import type { z } from 'zod';
import type {
  levelHistory,
  levelProgress,
  levelRequest,
  qualification,
  simulationAnswer,
} from './levels.schemas.ts';

const id = '5c0b7a0e-6f0e-4a57-9d8a-0c9a6f7f2b11';
const at = '2026-11-21T15:04:05.000Z';
const md = { code: 'MD', name: 'Marketing Director' } as const;
const sa = { code: 'SA', name: 'Senior Associate' } as const;
const rmd = { code: 'RMD', name: 'Regional Marketing Director' } as const;

const requirement = {
  is_met: false,
  alternatives: [
    {
      measure: 'base_shop_licensed',
      label: 'Licensed in base shop',
      unit: 'count',
      value: 5,
      required: 6,
      shortfall: 1,
      is_met: false,
    },
  ],
} as const;

/** The worked example of domain.md 5.7. */
const worked = {
  level: md,
  approval: 'SYS',
  window_months: 3,
  from: '2026-08-01',
  to: '2026-10-31',
  is_met: false,
  production: {
    team_type: 'BaseShop',
    required_cents: 3_000_000,
    counted_cents: 2_900_000,
    shortfall_cents: 100_000,
    is_met: false,
    parts: [
      {
        leg_code: null,
        leg_name: null,
        amount_cents: 2_000_000,
        counted_cents: 1_500_000,
        is_exhausted: true,
      },
      {
        leg_code: 'U000009',
        leg_name: 'Tom Reyes',
        amount_cents: 900_000,
        counted_cents: 900_000,
        is_exhausted: false,
      },
    ],
  },
  requirements: [{ ...requirement, alternatives: [...requirement.alternatives] }],
} satisfies z.input<typeof qualification>;

const progress = {
  level: sa,
  qualified_level: sa,
  next: worked,
  scheduled: null,
  may_request: false,
} satisfies z.input<typeof levelProgress>;

const history = {
  rows: [
    {
      period_month: '2026-10-01',
      level_at_close: sa,
      qualified_level: sa,
      personal_bv_cents: 620_000,
      base_shop_bv_cents: 1_140_000,
      super_base_bv_cents: null,
      super_team_bv_cents: null,
      recruits: 2,
      licensed_count: 5,
      legs: 3,
      persistency_bps: 8_750,
      next: {
        level: md,
        is_met: false,
        production: { required_cents: 3_000_000, counted_cents: 2_900_000, is_met: false },
        requirements: worked.requirements,
      },
    },
  ],
  changes: [
    {
      id,
      from_level: { code: 'A', name: 'Associate' },
      to_level: sa,
      effective_date: '2025-03-01',
      is_scheduled: false,
      decided_at: at,
      decided_by: null,
      reason: 'All requirements are met',
    },
  ],
} satisfies z.input<typeof levelHistory>;

const { from: _, to: __, ...evidence } = worked;
const request = {
  id,
  associate: { code: 'U000006', name: 'Cara Nguyen' },
  from_level: md,
  to_level: rmd,
  evidence: { ...evidence, level: rmd, approval: 'AD' },
  note: 'Three months in a row.',
  status: 'Pending',
  needs_super: false,
  decision_reason: null,
  decided_at: null,
  effective_date: null,
  created_at: at,
  version: 1,
  actions: ['decide'],
} satisfies z.input<typeof levelRequest>;

/** Examples of the API document. */
export const levelExamples = {
  progress,
  history,
  request,
  historyQuery: { page: '1', limit: '12' },
  memberParams: { code: 'U000008' },
  idParams: { id },
  simulationBody: {
    level_code: 'MD',
    personal_bv_cents: 500_000,
    recruits: 1,
    legs: [{ leg_code: null, bv_cents: 100_000 }],
  },
  simulation: {
    qualification: worked,
    pay: { months: 3, policies: 42, before_cents: 1_284_500, after_cents: 1_569_950 },
  } satisfies z.input<typeof simulationAnswer>,
  requestBody: { to_level: 'RMD', note: request.note },
  decisionBody: { approve: true, reason: null },
  decided: {
    ...request,
    status: 'Approved',
    decided_at: at,
    effective_date: '2026-12-01',
    version: 2,
    actions: [],
  },
} as const;
