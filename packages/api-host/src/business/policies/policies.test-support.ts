import { addDays } from '@upline/domain';
import type { z } from 'zod';
import type { Database } from '../../platform/database/open-database.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import { testClock } from '../../testing/test-clock.ts';
import type { policyBody } from './policies.schemas.ts';

export type Body = z.input<typeof policyBody>;

export interface Shown {
  id: string;
  version: number;
  business_status: string;
  lifecycle: string;
  bv_cents: number;
  actions: string[];
  warnings: string[];
  shares: {
    portion: number;
    associate: { code: string };
    share_bps: number;
    bv_cents: number;
    approval_status: string;
  }[];
  requirements: {
    id: string;
    text: string;
    version: number;
    closed_at: string | null;
    is_automatic: boolean;
  }[];
  attachments: { id: string; kind: string }[];
  supervision: { id: string; status: string; due_date: string } | null;
}

let number = 1_000;

/** The demo network with what a policy form needs; over a `database` that already holds it, when given. */
export async function startPoliciesHost({ database }: { readonly database?: Database } = {}) {
  const clock = testClock(new Date());
  const host = await startTestHost({ ...(database ? { database } : { seed: 'demo' }), clock });
  const today = companyDay(clock.now());
  const codeOf = async (username: string) => {
    const row = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return row.code;
  };
  const product = (name: string) =>
    host.db.selectFrom('product').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  const term = await product('Granite Term 20');
  const clientOf = (code: string) =>
    host.db
      .selectFrom('client')
      .select('id')
      .where('owner_code', '=', code)
      // A business has no age that a product could refuse.
      .where('type', '=', 'Business')
      .orderBy('id')
      .executeTakeFirst()
      .then((row) => row ?? addBusiness(host, code));
  const people = {
    ana: await codeOf('ana'),
    ben: await codeOf('ben'),
    cara: await codeOf('cara'),
    dev: await codeOf('dev'),
    eve: await codeOf('eve'),
    hal: await codeOf('hal'),
    tom: await codeOf('tom'),
  };
  const client = (await clientOf(people.ana)).id;
  const bodyOf = (over: Partial<Body> = {}): Body => ({
    policy_number: `T-${++number}`,
    provider_id: term.provider_id,
    product_id: term.id,
    client_id: client,
    state: 'TX',
    face_amount_cents: 50_000_000,
    premium_mode: 'Monthly',
    modal_premium_cents: 30_000,
    target_premium_cents: 360_000,
    submit_date: addDays(today, -10),
    writing_associate_code: people.ana,
    ...over,
  });
  const send = (who: TestClient, over: Partial<Body> = {}, path = '/business/policies') =>
    who.post(path, { body: bodyOf(over), idempotencyKey: crypto.randomUUID() });

  return {
    host,
    clock,
    today,
    term,
    product,
    people,
    client,
    clientOf,
    bodyOf,
    send,
    /** Enters a policy that must be taken. */
    async enter(who: TestClient, over: Partial<Body> = {}, path = '/business/policies'): Promise<Shown> {
      const answer = await send(who, over, path);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<Shown>();
    },
  };
}

export type PoliciesHost = Awaited<ReturnType<typeof startPoliciesHost>>;

async function addBusiness(host: TestHost, code: string): Promise<{ id: string }> {
  const now = host.clock.now();
  return host.db
    .insertInto('client')
    .values({
      id: crypto.randomUUID(),
      owner_code: code,
      type: 'Business',
      company_name: 'Bluebird Bakery',
      name_key: 'bluebird bakery',
      sort_key: 'bluebird bakery',
      email: 'office@bluebird.example',
      email_key: 'office@bluebird.example',
      address_line1: '1 Main St',
      city: 'Austin',
      state: 'TX',
      postal_code: '78704',
      country: 'USA',
      mailing_same: true,
      marketing_consent_email: false,
      marketing_consent_sms: false,
      last_activity_at: now,
      created_at: now,
      updated_at: now,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
}
