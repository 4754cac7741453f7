import { formatDate } from '@upline/domain';
import {
  DIME_DEFAULTS,
  type DimeInput,
  FINANCIAL_LIFESTYLE_DEFAULTS,
  type FinancialLifestyleInput,
  FORMULA_VERSIONS,
} from '@upline/domain/calculators';
import { sealAnswers, sealResults } from '../../src/business/analyses/analyses.record.ts';
import { type Answers, type Linked, resultsOf } from '../../src/business/analyses/analyses.results.ts';
import type { Vault } from '../../src/platform/vault/vault.ts';
import { addDays } from '../days.ts';
import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

interface Books {
  readonly people: readonly Person[];
  clientsOf(code: string): readonly string[];
  prospectsOf(code: string): readonly string[];
  readonly today: string;
}

interface Plan {
  readonly subject: { readonly client_id: string | null; readonly prospect_id: string | null };
  readonly answers: Answers;
  readonly title?: string;
  readonly isDone?: boolean;
  /** The row of a DIME analysis and its figures. */
  readonly linked?: { readonly id: string; readonly figures: Linked } | undefined;
}

/** Analyses of the demo logins: two scenarios and a strategy of one client, a couple, and a prospect's that is begun. */
export function analysisRows(random: Random, vault: Vault, books: Books): object[] {
  const logins = new Set(DEMO_LOGINS.map(({ username }) => username));
  return books.people
    .filter(({ key }) => key !== undefined && logins.has(key))
    .flatMap((owner) => ownRows(random, vault, owner, books));
}

function ownRows(random: Random, vault: Vault, owner: Person, { clientsOf, prospectsOf, today }: Books) {
  const [first, second] = clientsOf(owner.code);
  const prospect = prospectsOf(owner.code).at(-1);
  const ofClient = (id: string) => ({ client_id: id, prospect_id: null });
  const write = (plan: Plan) => row(random, vault, owner, plan, today);
  const rows: object[] = [];
  if (first) {
    const inputs = household(random);
    const subject = ofClient(first);
    const now = write({ subject, answers: dimeOf(inputs), title: 'As it is today', isDone: true });
    const paidOff = dimeOf({ ...inputs, mortgage_balance_cents: 0 });
    const figures = resultsOf(dimeOf(inputs), null)?.results as Linked;
    rows.push(
      now,
      write({ subject, answers: paidOff, title: 'With the mortgage paid off' }),
      write({ subject, answers: strategy(random), linked: { id: now.id, figures } }),
    );
  }
  if (second)
    rows.push(
      write({
        subject: ofClient(second),
        answers: dimeOf(household(random), household(random)),
        isDone: true,
      }),
    );
  if (prospect)
    rows.push(write({ subject: { client_id: null, prospect_id: prospect }, answers: dimeOf(DIME_DEFAULTS) }));
  return rows;
}

const thousands = (random: Random, from: number, to: number) => random.int(from, to) * 100_000;

function household(random: Random): DimeInput {
  return {
    ...DIME_DEFAULTS,
    debts: [
      { kind: 'Auto', balance_cents: thousands(random, 6, 32) },
      { kind: 'Credit card', balance_cents: thousands(random, 1, 14) },
    ],
    annual_income_cents: thousands(random, 48, 140),
    mortgage_balance_cents: thousands(random, 120, 420),
    children: Array.from({ length: random.int(1, 3) }, () => ({
      name: null,
      age: random.int(1, 16),
      education_cost_cents: 10_000_000,
    })),
    individual_life_cents: random.int(0, 10) * 2_500_000,
    group_life_cents: thousands(random, 20, 90),
    savings_cents: thousands(random, 0, 60),
  };
}

const dimeOf = (inputs: DimeInput, spouse: DimeInput | null = null) =>
  ({ tool: 'DIME', inputs, spouse_inputs: spouse, notes: null }) as Answers;

function strategy(random: Random): Answers {
  const income = thousands(random, 55, 160);
  const inputs: FinancialLifestyleInput = {
    ...FINANCIAL_LIFESTYLE_DEFAULTS,
    current_age: random.int(28, 55),
    retirement_age: random.int(62, 68),
    income_cents: income,
    savings_cents: thousands(random, 10, 180),
    monthly_contribution_cents: random.int(2, 15) * 10_000,
    other_income_cents: thousands(random, 18, 32),
    monthly_expenses_cents: Math.floor(income / 2_400) * 100,
    emergency_savings_cents: thousands(random, 3, 30),
    debts: [{ balance_cents: thousands(random, 6, 30), rate_bps: 690, payment_cents: 45_000 }],
    goals: [
      {
        name: 'New kitchen',
        amount_cents: thousands(random, 15, 40),
        years: random.int(2, 6),
        saved_cents: thousands(random, 2, 12),
      },
    ],
  };
  return { tool: 'Financial Lifestyle Strategy', inputs, notes: null } as Answers;
}

function row(random: Random, vault: Vault, owner: Person, plan: Plan, today: string) {
  const { subject, answers, title, isDone = false, linked } = plan;
  const id = random.uuid();
  const created = addDays(today, -random.int(2, 60));
  const at = `${created}T16:20:00Z`;
  const results = resultsOf(answers, linked?.figures ?? null);
  return {
    id,
    owner_code: owner.code,
    ...subject,
    tool: answers.tool,
    title: title ?? `${answers.tool} – ${formatDate(created)}`,
    status: isDone ? 'Completed' : 'Draft',
    answers_sealed: sealAnswers(vault, id, answers),
    results_sealed: isDone && results ? sealResults(vault, id, results) : null,
    formula_version: isDone ? FORMULA_VERSIONS[answers.tool] : null,
    gap_cents: results?.results.gap_cents ?? null,
    dime_id: linked?.id ?? null,
    completed_at: isDone ? at : null,
    prepared_by: owner.code,
    created_at: at,
    created_by: owner.code,
    updated_at: at,
    updated_by: owner.code,
  };
}
