import { addDays } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchPayment, type TestClient } from '../../../testing/index.ts';
import { testContext } from '../../../testing/sign-in.ts';
import { type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';
import { policyStatus } from './policy-status.service.ts';

/**
 * A policy against a small model of domain.md 2.12: whatever is tried in whatever order, its status, its shares and its
 * credits are those the model foretells, and what is refused changes nothing.
 */
let at: PoliciesHost;
const who: Record<string, TestClient> = {};
beforeAll(async () => {
  at = await startPoliciesHost();
  for (const name of ['ana', 'ben', 'hal', 'super']) who[name] = await at.host.signInAs(name);
  // Both partners may sell in Texas: what the submission check says of others has its own tests.
  for (const associate_code of [at.people.ben, at.people.hal])
    await at.host.db
      .updateTable('associate')
      .set({ disable_license_check: true })
      .where('code', '=', associate_code)
      .execute();
});
afterAll(() => at.host.close());

type Approval = 'Approved' | 'Pending For Associate' | 'Pending For Admin' | 'Revoked' | 'Rejected By Admin';

interface Model {
  status: string;
  issued: boolean;
  /** The carrier has paid. */
  matched: boolean;
  /** Credits stand; taken back while the policy is archived unpaid. */
  credited: boolean;
  split: { by: 'ben' | 'hal'; bps: number; approval: Approval } | undefined;
}

interface Real {
  policy: Shown;
}

type Answer = { statusCode: number; json<T>(): T; body: string };
const isOpen = ({ status }: Model) => status === 'Pending' || status === 'Action Required';

/** The policy as it is now, after changes by anybody. */
async function look(real: Real): Promise<void> {
  real.policy = (await (who.super as TestClient).get(`/admin/policies/${real.policy.id}`)).json<Shown>();
}

async function agree(model: Model, real: Real, answer: Answer, isLegal: boolean): Promise<void> {
  expect([answer.statusCode < 300, answer.body.slice(0, 200)]).toEqual([isLegal, expect.anything()]);
  expect(answer.statusCode).toBeLessThan(500);
  await look(real);
  const { policy } = real;
  expect(policy.business_status).toBe(model.status);
  expect(policy.shares[1]?.approval_status).toBe(model.split?.approval);
  // What is refused or revoked keeps its percentage and nothing else.
  const counted = policy.shares.filter(({ approval_status }) => !/^Re/.test(approval_status));
  expect(counted.reduce((sum, { share_bps }) => sum + share_bps, 0)).toBe(10_000);
  expect(
    policy.shares.filter((share) => !counted.includes(share)).every((share) => share.bv_cents === 0),
  ).toBe(true);
  expect(policy.shares.reduce((sum, { bv_cents }) => sum + bv_cents, 0)).toBe(policy.bv_cents);
  const { rows } = await sql<{ points_type: string; owner_code: string; net: number }>`
    select points_type, owner_code, sum(case when is_reversal then -amount else amount end)::bigint as net
    from point_entry where policy_id = ${policy.id} and points_type like '%Bv' group by 1, 2
    having sum(case when is_reversal then -amount else amount end) <> 0 order by 1, 2`.execute(at.host.db);
  const kinds = model.credited ? (model.issued ? ['IssuedBv', 'SubmittedBv'] : ['SubmittedBv']) : [];
  const expected = kinds.flatMap((points_type) =>
    counted
      .map(({ associate, bv_cents }) => ({ points_type, owner_code: associate.code, net: bv_cents }))
      .sort((a, b) => (a.owner_code < b.owner_code ? -1 : 1)),
  );
  expect(rows).toEqual(expected);
}

abstract class Command implements fc.AsyncCommand<Model, Real> {
  check = () => true;
  toString = () => this.constructor.name;
  abstract run(model: Model, real: Real): Promise<void>;
}

class Move extends Command {
  readonly by: 'ana' | 'super';
  readonly to: string;
  constructor(by: 'ana' | 'super', to: string) {
    super();
    this.by = by;
    this.to = to;
  }
  async run(model: Model, real: Real) {
    const { by, to } = this;
    const { status } = model;
    const ready =
      model.issued && model.matched && (model.split === undefined || model.split.approval === 'Approved');
    const legal: Record<string, boolean> = {
      'Action Required': by === 'super' && (status === 'Pending' || status === 'Ready To Pay'),
      Pending: by === 'super' && (status === 'Action Required' || status === 'Archived'),
      'Ready To Pay': by === 'super' && status === 'Pending' && ready,
      Archived: isOpen(model),
    };
    const isLegal = legal[to] ?? false;
    const answer = await (who[by] as TestClient).post(
      `/${by === 'super' ? 'admin' : 'business'}/policies/${real.policy.id}/transitions`,
      { body: { to, reason: 'Said by the model' }, ifMatch: real.policy.version },
    );
    if (isLegal) {
      if (to === 'Archived') model.credited = false;
      if (status === 'Archived') model.credited = true;
      model.status = to;
    }
    await agree(model, real, answer, isLegal);
  }
  override toString = () => `${this.by} moves to ${this.to}`;
}

class Issue extends Command {
  async run(model: Model, real: Real) {
    const isLegal = isOpen(model);
    const answer = await (who.super as TestClient).post(`/admin/policies/${real.policy.id}/issue`, {
      body: { issue_date: addDays(at.today, -70) },
      ifMatch: real.policy.version,
    });
    if (isLegal) model.issued = true;
    await agree(model, real, answer, isLegal);
  }
  override toString = () => 'issued';
}

class CarrierPays extends Command {
  async run(model: Model, real: Real) {
    await matchPayment(at.host, real.policy.id);
    model.matched = true;
  }
  override toString = () => 'the carrier pays';
}

class AddSplit extends Command {
  readonly by: 'ben' | 'hal';
  readonly bps: number;
  constructor(by: 'ben' | 'hal', bps: number) {
    super();
    this.by = by;
    this.bps = bps;
  }
  async run(model: Model, real: Real) {
    const { by, bps } = this;
    const isLegal = isOpen(model) && model.split === undefined && bps >= 100 && bps <= 9_900;
    const answer = await (who.ana as TestClient).post(`/business/policies/${real.policy.id}/shares`, {
      body: { associate_code: at.people[by], share_bps: bps },
      ifMatch: real.policy.version,
    });
    // A second split is another matter; the model has one.
    if (model.split !== undefined && answer.statusCode === 200) {
      await look(real);
      await (who.super as TestClient).delete(`/admin/policies/${real.policy.id}/shares/2`, {
        ifMatch: real.policy.version,
      });
      await look(real);
      return;
    }
    if (isLegal) model.split = { by, bps, approval: 'Pending For Associate' };
    await agree(model, real, answer, isLegal);
  }
  override toString = () => `ana shares ${this.bps} with ${this.by}`;
}

class Decide extends Command {
  readonly by: 'ben' | 'hal' | 'super';
  readonly verb: 'accept' | 'refuse' | 'revoke';
  constructor(by: 'ben' | 'hal' | 'super', verb: 'accept' | 'refuse' | 'revoke') {
    super();
    this.by = by;
    this.verb = verb;
  }
  async run(model: Model, real: Real) {
    const { by, verb } = this;
    if (verb === 'revoke' && by !== 'super') return;
    const { split } = model;
    const answer = await (who[by] as TestClient).post(
      `/${by === 'super' ? 'admin' : 'business'}/policies/${real.policy.id}/shares/1/${verb}`,
      {
        ifMatch: real.policy.version,
        ...(verb === 'accept' ? {} : { body: { reason: 'Said by the model' } }),
      },
    );
    const decides =
      split !== undefined &&
      isOpen(model) &&
      (verb === 'revoke'
        ? split.approval === 'Approved'
        : by === 'super'
          ? split.approval === 'Pending For Admin'
          : split.by === by && split.approval === 'Pending For Associate');
    if (decides) {
      const needsAdmin = split.bps > 5_000 || split.by === 'hal';
      if (verb === 'revoke') split.approval = 'Revoked';
      else if (verb === 'refuse')
        split.approval = split.approval === 'Pending For Admin' ? 'Rejected By Admin' : 'Revoked';
      else
        split.approval =
          split.approval === 'Pending For Associate' && needsAdmin ? 'Pending For Admin' : 'Approved';
    }
    await agree(model, real, answer, decides);
  }
  override toString = () => `${this.by} ${this.verb}s`;
}

class RemoveSplit extends Command {
  async run(model: Model, real: Real) {
    const isLegal = isOpen(model) && model.split !== undefined && model.split.approval !== 'Approved';
    const answer = await (who.ana as TestClient).delete(`/business/policies/${real.policy.id}/shares/1`, {
      ifMatch: real.policy.version,
    });
    if (isLegal) model.split = undefined;
    await agree(model, real, answer, isLegal);
  }
  override toString = () => 'ana removes the split';
}

class ClosePayRun extends Command {
  async run(model: Model, real: Real) {
    const context = testContext(at.host);
    const moved = await at.host.platform.transaction(context, (inside) =>
      policyStatus(at.host.platform).setBySystem(inside, [real.policy.id], 'Approved'),
    );
    const isLegal = model.status === 'Ready To Pay';
    expect(moved).toEqual(isLegal ? [real.policy.id] : []);
    if (isLegal) model.status = 'Approved';
    await look(real);
    expect(real.policy.business_status).toBe(model.status);
  }
  override toString = () => 'a pay run closes';
}

const commands = fc.commands(
  [
    fc
      .record({
        by: fc.constantFrom('ana' as const, 'super' as const),
        to: fc.constantFrom(
          'Pending',
          'Action Required',
          'Ready To Pay',
          'Approved',
          'Archived',
          'Full Chargedback',
        ),
      })
      .map(({ by, to }) => new Move(by, to)),
    fc.constant(new Issue()),
    fc.constant(new CarrierPays()),
    fc
      .record({
        by: fc.constantFrom('ben' as const, 'hal' as const),
        bps: fc.constantFrom(99, 100, 4_000, 5_000, 5_001, 9_900),
      })
      .map(({ by, bps }) => new AddSplit(by, bps)),
    fc
      .record({
        by: fc.constantFrom('ben' as const, 'hal' as const, 'super' as const),
        verb: fc.constantFrom('accept' as const, 'refuse' as const, 'revoke' as const),
      })
      .map(({ by, verb }) => new Decide(by, verb)),
    fc.constant(new RemoveSplit()),
    fc.constant(new ClosePayRun()),
  ],
  { maxCommands: 14 },
);

test('any order of moves, splits and answers gives what the rules foretell', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const policy = await at.enter(who.ana as TestClient, {
        submit_date: addDays(at.today, -100),
        premium_mode: 'Annual',
        modal_premium_cents: 250_001,
        target_premium_cents: 250_001,
      });
      const setup = () => ({
        model: {
          status: 'Pending',
          issued: false,
          matched: false,
          credited: true,
          split: undefined,
        } as Model,
        real: { policy } as Real,
      });
      await fc.asyncModelRun(setup, sequence);
    }),
    // Up to fourteen steps each.
    { numRuns: 20, endOnFailure: true },
  );
});
