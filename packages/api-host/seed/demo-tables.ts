import { ADMIN_ROLES, dayAt, foldText } from '@upline/domain';
import type { Tables } from '../src/platform/database/tables.ts';
import type { Vault } from '../src/platform/vault/vault.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import type { DemoShape } from './demo-shapes.ts';
import type { KnownClient, KnownPolicy } from './examples/carrier-examples.ts';
import { buildNetwork, type Person } from './network.ts';
import { Random } from './random.ts';
import { joinLately } from './recent-recruits.ts';
import { analysisRows } from './rows/analysis-rows.ts';
import { betaTeams, carrierRows } from './rows/carrier-rows.ts';
import { catalogueRows } from './rows/catalogue-rows.ts';
import { changeSetRows } from './rows/change-rows.ts';
import { clientRows } from './rows/client-rows.ts';
import { contentRows } from './rows/content/content-rows.ts';
import { efastRows } from './rows/content/efast-rows.ts';
import { eventRows } from './rows/events/event-rows.ts';
import { feeRows } from './rows/fee-rows.ts';
import { agreementRows, legalTextRows, waitingRows } from './rows/legal-rows.ts';
import { licensingRows } from './rows/licensing-rows.ts';
import { builderCharges, builderPlanRows } from './rows/money/builder-plan-rows.ts';
import { cardRows } from './rows/money/card-rows.ts';
import { notificationRows } from './rows/notification-rows.ts';
import { peopleRows } from './rows/people-rows.ts';
import { policyRows } from './rows/policy-rows.ts';
import { prospectRows, stageMoveRows } from './rows/prospect-rows.ts';
import { providerRows } from './rows/provider-rows.ts';
import { recruitRows } from './rows/recruit-rows.ts';
import type { SoldProduct } from './rows/sale-rows.ts';
import { storeRows } from './rows/store/store-rows.ts';
import { teamRows } from './rows/team-rows.ts';

const SEED = 20_261_121;
const PORTION = 5_000;
/** The code of `admin`. */
const OFFICE = 'A000001';

/** Rows of one table; every row has the keys of the first. */
export interface TableRows {
  readonly table: keyof Tables & string;
  readonly rows: readonly object[];
}

interface Sources {
  readonly vault: Vault;
  readonly now: Date;
  /** Of everybody who can sign in. */
  readonly passwordHash: string;
  /** Told of everybody before the first rows come. */
  onPeople?(people: readonly Person[], today: string): void;
}

/**
 * Everything a demo network consists of, parents before children, a portion at a time so that a million people never stand
 * in memory as rows. Dates are relative to `now`; everything else is the same on every machine. What is derived (paths,
 * head counts, sums of points) is left to the network.
 */
export function* demoTables(
  { vault, now, passwordHash, onPeople }: Sources,
  shape: DemoShape,
): Generator<TableRows> {
  const random = new Random(SEED);
  const today = dayAt(now);
  const people = buildNetwork(random, shape);
  joinLately(people, today);
  onPeople?.(people, today);

  const vaultOf = ({ key }: Person) => (shape.hasFewSecrets && key === undefined ? undefined : vault);
  const logins: unknown[] = [];
  for (const [portion, before] of portionsOf(people, PORTION)) {
    const rows = peopleRows(random, vaultOf, portion, today, before);
    logins.push(...idsOfLogins(portion, rows.app_user as { id: string; code: string }[]));
    yield* tablesOf(rows);
  }
  const admins = adminRows(random, now);
  yield { table: 'app_user', rows: admins };

  yield { table: 'fee', rows: feeRows(today) };

  const texts = legalTextRows(now);
  yield { table: 'legal_text', rows: texts };
  const signatures = new Random(SEED + 27);
  for (const [portion] of portionsOf(people, PORTION))
    yield { table: 'legal_document', rows: agreementRows(signatures, portion, texts, today) };
  yield { table: 'legal_document', rows: waitingRows(signatures, people, texts, now) };

  const providers = providerRows(random);
  yield { table: 'provider', rows: providers };
  const catalogue = catalogueRows(new Random(SEED + 60), providers, today);
  yield* tablesOf(catalogue);
  for (const rows of licensingRows(new Random(SEED + 61), people, providers, today)) yield* tablesOf(rows);

  const prospects = new Map<string, string[]>();
  for (const [portion] of portionsOf(people, PORTION)) {
    const rows = prospectRows(random, portion, today);
    for (const { id, owner_code } of rows)
      prospects.set(owner_code, [...(prospects.get(owner_code) ?? []), id]);
    yield { table: 'prospect', rows };
    yield { table: 'prospect_stage_move', rows: stageMoveRows(rows, today) };
  }
  const clients = new Map<string, string[]>();
  const betaTeam = betaTeams(people);
  const betaClients: KnownClient[] = [];
  const named = new Set(people.flatMap(({ key, code }) => (key === undefined ? [] : code)));
  const namedClients: { id: string; owner_code: string }[] = [];
  for (const [portion] of portionsOf(people, 500)) {
    const rows = clientRows(random, vault, portion, today, shape.hasFewClients);
    betaClients.push(...rows.filter(({ owner_code }) => betaTeam.has(owner_code)));
    for (const { id, owner_code } of rows) clients.set(owner_code, [...(clients.get(owner_code) ?? []), id]);
    namedClients.push(...rows.filter(({ owner_code }) => named.has(owner_code)));
    yield { table: 'client', rows };
  }
  yield* tablesOf(changeSetRows(new Random(SEED + 401), vault, named, namedClients, now));
  const analyses = analysisRows(new Random(SEED + 160), vault, {
    people,
    clientsOf: (code) => clients.get(code) ?? [],
    prospectsOf: (code) => prospects.get(code) ?? [],
    today,
  });
  yield { table: 'analysis', rows: analyses };
  const policies = policyRows(new Random(SEED + 65), {
    people,
    products: catalogue.product as unknown as readonly SoldProduct[],
    clientsOf: (code) => clients.get(code) ?? [],
    today,
    perSeller: shape.policiesPerSeller,
  });
  const known: KnownPolicy[] = [];
  for (const rows of policies) {
    known.push(
      ...(rows.policy as KnownPolicy[]).filter(({ writing_associate_code: code }) => betaTeam.has(code)),
    );
    yield* tablesOf(rows);
  }
  for (const [portion] of portionsOf(people, PORTION))
    yield { table: 'point_entry', rows: recruitRows(portion, today) };
  const builders = new Random(SEED + 77);
  const reported = {
    team: betaTeam,
    clients: betaClients,
    policies: known,
    products: catalogue.product as unknown as readonly (SoldProduct & { name: string })[],
    today,
  };
  yield* tablesOf(carrierRows(new Random(SEED + 67), reported));

  const store = storeRows(new Random(SEED + 175), people, OFFICE, today);
  for (const [portion, before] of portionsOf(people, PORTION)) {
    const plans = builderPlanRows(builders, portion, today);
    const random = new Random(SEED + 91 + before);
    const charges = plans.flatMap((plan) => {
      const months = builderCharges(random, plan, today);
      plan.payment_id = months[0]?.id ?? null;
      return months;
    });
    // The first portion has all named people; a plan names the payment that it began with, so payments come before it.
    const rest = before === 0 ? people : [];
    const bought = before === 0 ? store.charges : [];
    yield* tablesOf(cardRows(new Random(SEED + 90 + before), rest, today, [...charges, ...bought]));
    yield { table: 'builder_enrollment', rows: plans };
  }
  yield* tablesOf({ ...store.goods, ...store.orders });
  yield { table: 'named_team', rows: teamRows(new Random(SEED + 81), people) };
  yield* tablesOf(contentRows(new Random(SEED + 150), people, now, today));
  yield* tablesOf(efastRows(new Random(SEED + 190), people, now, today));
  yield* tablesOf(eventRows(new Random(SEED + 170), people, now, today));
  yield { table: 'notification', rows: notificationRows(random, people, admins, now) };
  yield {
    table: 'credential',
    rows: [...logins, ...admins.map(({ id }) => id)].map((user_id) => ({
      user_id,
      password_hash: passwordHash,
      changed_at: now,
    })),
  };
}

function* portionsOf<T>(
  items: readonly T[],
  size: number,
): Generator<[portion: readonly T[], before: number]> {
  for (let start = 0; start < items.length; start += size) yield [items.slice(start, start + size), start];
}

function* tablesOf(tables: object): Generator<TableRows> {
  for (const [table, rows] of Object.entries(tables)) yield { table: table as keyof Tables & string, rows };
}

function idsOfLogins(people: readonly Person[], rows: readonly { id: string }[]): string[] {
  return people.flatMap(({ key }, index) =>
    DEMO_LOGINS.some(({ username }) => username === key) ? [(rows[index] as { id: string }).id] : [],
  );
}

function adminRows(random: Random, now: Date) {
  return DEMO_LOGINS.filter(({ app }) => app === 'admin').map(({ username, name }, index) => {
    const [first_name, last_name] = name.split(' ') as [string, string];
    const email = `${username}@demo.upline.test`;
    return {
      id: random.uuid(),
      code: `A${String(index + 1).padStart(6, '0')}`,
      kind: username === 'super' ? 'SuperAdmin' : 'Admin',
      first_name,
      last_name,
      name_key: foldText(name),
      email,
      email_key: email,
      username,
      username_key: username,
      country: 'USA',
      admin_roles: username === 'super' ? [] : ADMIN_ROLES,
      created_at: now,
      updated_at: now,
    };
  });
}
