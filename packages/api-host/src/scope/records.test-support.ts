import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Network, queryOf } from './network.test-support.ts';

interface Link {
  readonly id: string;
  /** Whose it is. */
  readonly code: string;
}

const OPEN_PARTS = sql`(portion = 0 or approval_status in ('Approved', 'Pending For Associate', 'Pending For Admin'))`;
const parts = sql`(select policy_id, associate_code as code from policy_share where ${OPEN_PARTS}
  union select id, training_associate_code from policy where training_associate_code is not null)`;
const readers = sql`(select id as client_id, owner_code as code from client
  union select client_id, associate_code from client_share)`;
const ofUser = (table: string) =>
  sql<Link>`select t.id::text, u.code from ${sql.table(table)} t join app_user u on u.id = t.user_id`;
const of = (table: string) => sql<Link>`select id::text, associate_code as code from ${sql.table(table)}`;
const files = (purpose: string) =>
  sql<Link>`select id::text, owner_code as code from attachment where purpose = ${purpose}`;

/** The columns that say whose a record is, by kind of record. */
const OWNERS = {
  client: sql<Link>`select client_id::text as id, code from ${readers} r`,
  'client note': sql<Link>`select n.id::text, r.code from client_note n join ${readers} r using (client_id)`,
  prospect: sql<Link>`select id::text, owner_code as code from prospect`,
  'video contact': sql<Link>`select id::text, owner_code as code from video_contact`,
  'video delivery': sql<Link>`select id::text, owner_code as code from video_delivery`,
  'change set': sql<Link>`select id::text, owner_code as code from change_set`,
  analysis: sql<Link>`select id::text, owner_code as code from analysis`,
  policy: sql<Link>`select policy_id::text as id, code from ${parts} p`,
  'part in a policy': sql<Link>`select policy_id::text as id, code from ${parts} p`,
  'client of a policy': sql<Link>`select client_id::text as id, p.code from policy join ${parts} p on p.policy_id = policy.id`,
  'policy partner': sql<Link>`select policy_id::text as id, associate_code as code from policy_share`,
  requirement: sql<Link>`select r.id::text, p.code from policy_requirement r join ${parts} p using (policy_id)`,
  'policy file': sql<Link>`select a.attachment_id::text as id, p.code from policy_attachment a join ${parts} p using (policy_id)`,
  'supervision review': sql<Link>`select id::text, supervisor_code as code from supervision_review where supervisor_code is not null
    union select id::text, supervised_code from supervision_review`,
  'carrier case': sql<Link>`select id::text, associate_code as code from carrier_case
    union select c.id::text, p.writing_associate_code from carrier_case c join policy p on p.id = c.policy_id`,
  notification: sql<Link>`select id::text, user_code as code from notification`,
  export: ofUser('export'),
  session: ofUser('session'),
  device: ofUser('remembered_device'),
  'saved view': ofUser('saved_view'),
  // The own ones, and those that somebody above shares with the base shop or with everybody below.
  'view to see': sql<Link>`with recursive shown (id, code, team) as (
      select v.id, u.code, v.shared_with from saved_view v join app_user o on o.id = v.user_id
        join app_user u on u.upline_code = o.code
      where o.status not in ('Terminated', 'Resigned') and (v.shared_with = 'Infinity' or v.shared_with = 'BaseShop' and not u.is_senior_level)
      union select shown.id, u.code, shown.team from shown join app_user u on u.upline_code = shown.code
      where shown.team = 'Infinity' or not u.is_senior_level)
    select id::text, code from shown union select v.id::text, u.code from saved_view v join app_user u on u.id = v.user_id`,
  license: of('license'),
  'E&O policy': of('eo_policy'),
  certificate: of('training_certificate'),
  appointment: of('provider_appointment'),
  'upline change': sql<Link>`select id::text, associate_code as code from upline_change_request
    union select id::text, owner_code from upline_change_request where owner_code is not null
    union select id::text, to_upline_code from upline_change_request where status = 'Pending For Associate'`,
  'spouse request': sql<Link>`select id::text, associate_code as code from spouse_request
    union select id::text, spouse_code from spouse_request`,
  'legal name': of('legal_name_change'),
  'international appointment': of('international_appointment'),
  compensation: of('compensation_line'),
  chargeback: of('chargeback'),
  'late premium': sql<Link>`select l.id::text, p.code from late_premium l join ${parts} p using (policy_id)`,
  'training program': of('training_program'),
  'training case': sql<Link>`select c.id::text, p.trainer_code as code from training_case c join training_program p on p.id = c.program_id
    union select c.id::text, p.associate_code from training_case c join training_program p on p.id = c.program_id`,
  'payout information': of('payout_information'),
  'legal document': of('legal_document'),
  statement: of('payout'),
  'card payment': sql<Link>`select id::text, payer_code as code from card_payment where payer_code is not null`,
  'paid card payment': sql<Link>`select id::text, payer_code as code from card_payment
    where payer_code is not null and paid_at is not null`,
  'store order': of('store_order'),
  'download of an order': sql<Link>`select l.file_id::text as id, o.associate_code as code
    from store_order_line l join store_order o on o.id = l.order_id where l.file_id is not null`,
  'chargeback file': files('chargeback-document'),
  'training file': files('training-document'),
  'eFast Start file': files('efast-document'),
  'payout file': files('payout-document'),
  'licensing file': files('licensing-document'),
  'legal name file': files('legal-name-document'),
  'international tax form': files('international-tax-form'),
} as const satisfies Record<string, RawBuilder<Link>>;

export type Kind = keyof typeof OWNERS;

/** Whose records are reached through the team, and not as one's own: rows of these owners below the viewer. */
const TEAM = {
  policy: sql<Link>`select policy_id::text as id, associate_code as code from policy_share
    where ${OPEN_PARTS}`,
  // Anyone who is trained on a policy has a part in it, without credit.
  'part in a policy': sql<Link>`select policy_id::text as id, associate_code as code from policy_share
    where ${OPEN_PARTS}
    union select id::text, training_associate_code from policy where training_associate_code is not null`,
  license: sql<Link>`select id::text, associate_code as code from license where approval_status = 'Approved'`,
  'carrier case': of('carrier_case'),
  'late premium': sql<Link>`select l.id::text, s.associate_code as code from late_premium l
    join policy_share s using (policy_id) where ${OPEN_PARTS}`,
  'training program': of('training_program'),
  'training case': sql<Link>`select c.id::text, p.associate_code as code from training_case c join training_program p on p.id = c.program_id`,
  'supervision review': sql<Link>`select id::text, supervised_code as code from supervision_review`,
} as const satisfies Partial<Record<Kind, RawBuilder<Link>>>;

type TeamKind = keyof typeof TEAM;

/** The record another belongs to. */
const PARENTS = {
  'client note': sql<Link>`select id::text, client_id::text as code from client_note`,
  requirement: sql<Link>`select id::text, policy_id::text as code from policy_requirement`,
  'download of an order': sql<Link>`select file_id::text as id, order_id::text as code from store_order_line
    where file_id is not null`,
  'policy file': sql<Link>`select attachment_id::text as id, policy_id::text as code from policy_attachment`,
} as const satisfies Partial<Record<Kind, RawBuilder<Link>>>;

interface Parts {
  readonly network: Network;
  readonly owners: ReadonlyMap<Kind, ReadonlyMap<string, ReadonlySet<string>>>;
  readonly team: ReadonlyMap<string, readonly Link[]>;
  readonly kinds: ReadonlyMap<string, readonly Kind[]>;
  readonly parents: ReadonlyMap<string, string>;
  readonly numbers: ReadonlyMap<string, readonly string[]>;
  /** Who trains a program, and so its cases. */
  readonly trainers: readonly Link[];
}

/** Who reaches which record, by owner columns and uplines alone. */
export class Records {
  private readonly read: Parts;
  private readonly teams = new Map<string, readonly string[]>();
  private readonly sets = new Map<string, ReadonlySet<string>>();

  private constructor(read: Parts) {
    this.read = read;
  }

  static async of(db: Db, network: Network): Promise<Records> {
    const owners = new Map<Kind, Map<string, Set<string>>>();
    const kinds = new Map<string, Kind[]>();
    for (const [kind, query] of Object.entries(OWNERS) as [Kind, RawBuilder<Link>][]) {
      const links = Map.groupBy(await queryOf(db, query), ({ id }) => id);
      owners.set(kind, new Map([...links].map(([id, all]) => [id, new Set(all.map(({ code }) => code))])));
      for (const id of links.keys()) kinds.set(id, [...(kinds.get(id) ?? []), kind]);
    }
    const team = new Map<string, Link[]>();
    for (const [kind, query] of Object.entries(TEAM)) team.set(kind, await queryOf(db, query));
    const parents = new Map<string, string>();
    for (const [kind, query] of Object.entries(PARENTS))
      for (const { id, code } of await queryOf(db, query)) parents.set(`${kind} ${id}`, code);
    const numbered = await queryOf(
      db,
      sql<{ id: string; n: string }>`select id::text, policy_number as n from policy`,
    );
    const numbers = new Map(
      [...Map.groupBy(numbered, ({ n }) => n)].map(([n, all]) => [n, all.map(({ id }) => id)]),
    );
    const trainers = await queryOf(
      db,
      sql<Link>`select id::text, trainer_code as code from training_program
      union all select c.id::text, p.trainer_code from training_case c join training_program p on p.id = c.program_id`,
    );
    return new Records({ network, owners, team, kinds, parents, numbers, trainers });
  }

  /** Every record of the kind. */
  all(kind: Kind): string[] {
    return [...(this.read.owners.get(kind)?.keys() ?? [])];
  }

  kindsOf(id: string): readonly Kind[] {
    return this.read.kinds.get(id) ?? [];
  }

  ownersOf(kind: Kind, id: string): ReadonlySet<string> {
    return this.read.owners.get(kind)?.get(id) ?? new Set();
  }

  parentOf(kind: Kind, id: string): string | undefined {
    return this.read.parents.get(`${kind} ${id}`);
  }

  own(kind: Kind, viewer: string): ReadonlySet<string> {
    return new Set(this.all(kind).filter((id) => this.ownersOf(kind, id).has(viewer)));
  }

  /** One entry a credit: a policy with two people of the team is there twice. */
  ofTeam(kind: TeamKind, viewer: string, team = 'Infinity'): readonly string[] {
    const key = `${kind} ${viewer} ${team}`;
    const known = this.teams.get(key) ?? this.countTeam(kind, viewer, team);
    this.teams.set(key, known);
    return known;
  }

  inTeam(kind: Kind, viewer: string, id: string): boolean {
    const key = `${kind} ${viewer}`;
    const known = this.sets.get(key) ?? new Set(this.ofTeam(kind as TeamKind, viewer));
    this.sets.set(key, known);
    return known.has(id);
  }

  private countTeam(kind: TeamKind, viewer: string, team: string): string[] {
    const { network } = this.read;
    const below = team === 'BaseShop' ? network.baseShop(viewer) : network.below(viewer);
    const seen = (this.read.team.get(kind) ?? []).filter(({ code }) => below.has(code));
    if (kind === 'license' && team === 'Infinity')
      return [
        ...seen.map(({ id }) => id),
        ...(this.read.team.get(kind) ?? []).filter(({ code }) => code === viewer).map(({ id }) => id),
      ];
    if (!kind.startsWith('training') && kind !== 'supervision review') return seen.map(({ id }) => id);
    const trained = this.read.trainers
      .filter(({ id, code }) => code === viewer && this.kindsOf(id).includes(kind))
      .map(({ id }) => id);
    return [
      ...new Set([...trained, ...(this.read.network.isSenior(viewer) ? seen.map(({ id }) => id) : [])]),
    ];
  }

  /** Policies of a number, undefined for what is no policy number. */
  policiesOf(number: string): readonly string[] | undefined {
    return this.read.numbers.get(number);
  }
}
