import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@upline/domain';
import { policyStatus } from '../../business/policies/life/policy-status.service.ts';
import { type Body, type Shown, startPoliciesHost } from '../../business/policies/policies.test-support.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { matchPayment, type TestClient } from '../../testing/index.ts';
import { testContext } from '../../testing/sign-in.ts';
import { countFaults } from '../ledger/ledger.store.ts';
import { postJournals } from '../ledger/ledger.ts';
import { compensationFaults } from './parity.store.ts';

/** A policy in force for some months as the home office enters it. */
interface Issued extends Partial<Body> {
  /** Whole months between the issue date and today. */
  readonly months?: number;
}

/** The demo network, with policies from entry to pay run. */
export async function startMoneyHost(options: { readonly database?: Database } = {}) {
  const at = await startPoliciesHost(options);
  const { host, clock } = at;
  const office = await host.signInAs('super');
  const status = policyStatus(host.platform);
  let runs = 0;

  const today = () => companyDay(clock.now());
  const codeOf = async (username: string) => {
    const named = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('email_key', 'like', `${username}@%`)
      .executeTakeFirst();
    if (!named) throw new Error(`No ${username}`);
    return named.code;
  };

  /** A transaction as the platform makes it for a job. */
  const transaction = <T>(work: (context: Context) => Promise<T>): Promise<T> =>
    host.platform.transaction(testContext(host), work);

  async function act(path: string, version: number, body: object): Promise<Shown> {
    const answer = await office.post(path, { body, ifMatch: version, idempotencyKey: randomUUID() });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<Shown>();
  }

  return {
    ...at,
    office,
    todayNow: today,
    codeOf,
    transaction,

    /** Lets the network have been another on every day. */
    async setUpline(code: string, upline_code: string): Promise<void> {
      await host.db
        .updateTable('upline_history')
        .set({ upline_code })
        .where('associate_code', '=', code)
        .execute();
    },

    /** Enters and issues a policy; its lines are not posted yet. */
    async issued(who: TestClient, { months = 0, ...over }: Issued = {}): Promise<Shown> {
      const issue = addMonths(today(), -months);
      return at.enter(
        who,
        {
          submit_date: addDays(issue, -5),
          premium_mode: 'Annual',
          modal_premium_cents: 360_000,
          ...over,
          issue_date: issue,
        },
        '/admin/policies',
      );
    },

    act: (policy: Shown, step: string, body: object) =>
      act(`/admin/policies/${policy.id}/${step}`, policy.version, body),
    /** The carrier has paid, and the home office lets the policy be paid. */
    async ready(policy: Shown): Promise<Shown> {
      await matchPayment(host, policy.id);
      return act(`/admin/policies/${policy.id}/transitions`, policy.version, { to: 'Ready To Pay' });
    },
    show: async (policy: Pick<Shown, 'id'>) =>
      (await office.get(`/admin/policies/${policy.id}`)).json<Shown>(),

    /** Pays every Pending line as a pay run without debts does. */
    async payRun(): Promise<void> {
      runs += 1;
      const day = today();
      await transaction(async (context) => {
        const { id } = await context.db
          .insertInto('pay_run')
          .values({
            number: runs,
            period_start: day,
            period_end: day,
            cut_off_at: context.now,
            pay_date: day,
            status: 'Closed',
            created_by: null,
            updated_by: null,
            opened_at: null,
            opened_by: null,
            closed_at: null,
            closed_by: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const lines = await context.db
          .selectFrom('compensation_line')
          .select(['id', 'associate_code', 'currency', 'amount_cents', 'charged_cents'])
          .where('status', '=', 'Pending')
          .where('voided_at', 'is', null)
          .execute();
        const paid = await context.db
          .updateTable('compensation_line')
          .set({ status: 'Paid', pay_run_id: id })
          .where(
            isOneOf(
              'id',
              lines.map((line) => line.id),
            ),
          )
          .returning('policy_id')
          .execute();
        const policies = await context.db
          .selectFrom('policy')
          .select('id')
          .where(isOneOf('id', [...new Set(paid.flatMap(({ policy_id }) => policy_id ?? []))]))
          .where('business_status', '=', 'Ready To Pay')
          .execute();
        await status.setBySystem(
          context,
          policies.map((policy) => policy.id),
          'Approved',
        );
        await postJournals(
          context,
          [...Map.groupBy(lines, ({ associate_code, currency }) => `${associate_code} ${currency}`)].map(
            ([key, own]) => {
              const [code, currency] = key.split(' ') as [string, 'USD' | 'CAD'];
              const cents = own.reduce((sum, line) => sum + line.amount_cents - line.charged_cents, 0);
              return {
                kind: 'Pay Run' as const,
                sourceId: `${id} ${key}`,
                currency,
                description: `Pay run ${runs}`,
                postings: [
                  { account: 'Pending Commission' as const, of: code, cents },
                  { account: 'Payable' as const, of: code, cents: -cents },
                ],
              };
            },
          ),
        );
      });
    },

    /** `[type, first name, cents, status]` of a policy's lines that stand, in canonical order. */
    async lines(policy: Pick<Shown, 'id'>) {
      const rows = await host.db
        .selectFrom('compensation_line')
        .innerJoin('app_user', 'app_user.code', 'compensation_line.associate_code')
        .select(['compensation_type', 'first_name', 'amount_cents', 'compensation_line.status', 'generation'])
        .where('policy_id', '=', policy.id)
        .where('voided_at', 'is', null)
        .orderBy('line_no')
        .orderBy('entry_no')
        .execute();
      return rows.map(({ compensation_type, first_name, amount_cents, status, generation }) => [
        generation === null ? compensation_type : `${compensation_type} g${generation}`,
        first_name,
        amount_cents,
        status,
      ]);
    },

    /** What is wrong with the ledger, or between it and the lines: all 0. */
    faults: async () => ({ ...(await countFaults(host.db)), ...(await compensationFaults(host.db)) }),
  };
}

export type MoneyHost = Awaited<ReturnType<typeof startMoneyHost>>;
