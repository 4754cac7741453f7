import { parsePhone, parseSin, parseSsn } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchesPassword } from '../src/sessions/passwords/password-hash.ts';
import { startTestHost, type TestHost } from '../src/testing/index.ts';
import { CANARY_DOCUMENTS, CANARY_SINS, CANARY_SSNS } from './canaries.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts';
import { DEMO_SHAPES } from './demo-shapes.ts';
import { buildNetwork } from './network.ts';
import { NetworkTexts } from './network-texts.ts';
import { type Member, placeColumns, placeNetwork } from './placed-network.ts';
import { Random } from './random.ts';
import { seedDemo } from './seed-demo.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

const teamOf = async (username: string) => {
  const { rows } = await sql<{ first_name: string }>`
    with recursive team as (
      select code, first_name from app_user where upline_code = (select code from app_user where username = ${username})
      union all select child.code, child.first_name from app_user child join team on child.upline_code = team.code
    ) select first_name from team`.execute(host.db);
  return rows.map((row) => row.first_name).sort();
};

describe('the demo network (domain.md 10.3)', () => {
  it('is the same each time', () => {
    const shape = () =>
      buildNetwork(new Random(7), { ...DEMO_SHAPES.s, people: 200 }).map(({ code, upline, level }) => [
        code,
        upline?.code,
        level,
      ]);
    expect(shape()).toEqual(shape());
  });

  it('has the worked tree of 1.3 and nobody else in it', async () => {
    expect(await teamOf('rosa')).toEqual([
      'Marco',
      'Qadir',
      'Sonia',
      'Tessa',
      'Vera',
      'Wes',
      'Xena',
      'Yusuf',
      'Zane',
    ]);
  });

  it('has the chain of the examples, each with the upline RMD', async () => {
    const { rows } = await sql<{ chain: string; rmd: string | null }>`
      with recursive chain as (
        select code, upline_code, upline_rmd_code, username, 0 as step from app_user where username = 'ana'
        union all
        select up.code, up.upline_code, up.upline_rmd_code, up.username, step + 1 from app_user up join chain on up.code = chain.upline_code
      )
      select chain.username as chain, rmd.username as rmd from chain left join app_user rmd on rmd.code = chain.upline_rmd_code
      order by step`.execute(host.db);
    expect(rows.map(({ chain, rmd }) => `${chain} ${rmd}`)).toEqual([
      'ana dev',
      'ben dev',
      'cara dev',
      'dev eve',
      'eve fay',
      'fay gus',
      'gus root',
      'root null',
    ]);
  });

  it('has somebody under heightened supervision, whose case waits for a login (R-POL-04)', async () => {
    const { rows } = await sql<{ status: string; link: string | null }>`
      select review.status, notification.link from supervision_review review
      join app_user supervisor on supervisor.code = review.supervisor_code and supervisor.username = 'eve'
      join associate on associate.code = review.supervised_code and associate.under_heightened_supervision
      left join notification on notification.user_code = supervisor.code and notification.link like '%' || review.id
      order by review.status`.execute(host.db);
    expect(rows).toEqual([
      { status: 'Missed', link: null },
      { status: 'Pending', link: expect.stringContaining('/business/supervision-reviews?review=') },
    ]);
  });

  it('has one associate of every status', async () => {
    const rows = await host.db.selectFrom('app_user').select('status').distinct().execute();
    expect(rows.map(({ status }) => status).sort()).toEqual([
      'Active',
      'Resignation Initiated',
      'Resigned',
      'Suspended',
      'Terminated',
    ]);
  });

  it('has open and closed builder plans, none open of who is not Active (R-BLD-01)', async () => {
    const { rows } = await sql`
      select enrollment.status, bool_and(person.status = 'Active') as of_active, count(*) > 2 as several
      from builder_enrollment enrollment join app_user person on person.code = enrollment.associate_code
      group by enrollment.status order by 1`.execute(host.db);
    expect(rows).toEqual([
      { status: 'Active', of_active: true, several: true },
      { status: 'Closed', of_active: false, several: true },
    ]);
  });

  it('has charged every builder plan month by month, from a card that is kept for the next one (R-BLD-02)', async () => {
    const { rows } = await sql`
      select enrollment.associate_code from builder_enrollment enrollment
      left join card_payment first on first.id = enrollment.payment_id
        and first.payer_code = enrollment.associate_code and first.status = 'Paid'
        and first.customer_ref is not null and first.card_ref is not null
      where first.id is null or (enrollment.status = 'Active' and not exists (
        select from card_payment charge where charge.payer_code = enrollment.associate_code
          and charge.kind = 'Builder Plan' and charge.status = 'Paid'
          and charge.paid_at::date > enrollment.next_charge_on - interval '33 days'))`.execute(host.db);
    expect(rows).toEqual([]);
  });

  it('keeps the open rows of the histories equal to the present', async () => {
    const { rows } = await sql`
      select code from app_user
      left join upline_history up on up.associate_code = code and up.valid_to is null
      left join level_history level on level.associate_code = code and level.valid_to is null
      where kind = 'Associate' and (up.id is null or up.upline_code is distinct from app_user.upline_code
        or level.level_code is distinct from app_user.level_code)`.execute(host.db);
    expect(rows).toEqual([]);
  });

  it('lets every demo login in by the one password and owns at least three of each record', async () => {
    const rows = await host.db
      .selectFrom('app_user')
      .innerJoin('credential', 'credential.user_id', 'app_user.id')
      .select((select) => [
        'username',
        'kind',
        'password_hash',
        sql<number>`(select count(*) from client where owner_code = app_user.code)`.as('clients'),
        sql<number>`(select count(*) from prospect where owner_code = app_user.code)`.as('prospects'),
        select.fn.coalesce('app_user.country', sql<string>`''`).as('country'),
      ])
      .execute();
    expect(rows.map(({ username }) => username).sort()).toEqual(
      DEMO_LOGINS.map(({ username }) => username).sort(),
    );
    expect(await matchesPassword(rows[0]?.password_hash ?? '', DEMO_PASSWORD)).toBe(true);
    for (const { kind, clients, prospects } of rows) {
      if (kind === 'Associate')
        expect(Math.min(Number(clients), Number(prospects))).toBeGreaterThanOrEqual(3);
    }
  });

  it('uses valid numbers that belong to nobody', async () => {
    const phones = await host.db
      .selectFrom('app_user')
      .select('phone')
      .where('phone', 'is not', null)
      .execute();
    for (const { phone } of phones) {
      expect(parsePhone(phone ?? '')).toBe(phone);
      expect(phone).toMatch(/^\d{3}55501\d{2}$/);
    }
    for (const ssn of Object.values(CANARY_SSNS)) expect(parseSsn(ssn)).toBe(ssn);
    for (const sin of Object.values(CANARY_SINS)) expect(parseSin(sin)).toBe(sin);
  });

  it('stores no secret value in the clear (S-66)', async () => {
    const { rows } = await sql<{ row: string }>`
      select row(app_user.*)::text as row from app_user union all select row(associate.*)::text from associate
      union all select row(client.*)::text from client`.execute(host.db);
    const dump = rows.map(({ row }) => row).join('\n');
    const canaries = [CANARY_SSNS, CANARY_SINS, CANARY_DOCUMENTS].flatMap((each) => Object.values(each));
    expect(canaries.filter((canary) => dump.includes(canary))).toEqual([]);
  });

  it('is derived in memory as the database derives it', async () => {
    const { rows: members } = await sql<Member>`
      select code, upline_code, level_code, status, join_date from app_user where path is not null
      order by length(path), code`.execute(host.db);
    const placed = placeNetwork(members);
    const places = await host.db
      .selectFrom('app_user')
      .select(['code', 'path', 'gen', 'gen_in_force', 'shop_code', 'shop_in_force_code', 'upline_rmd_code'])
      .select(['direct_count', 'next_ordinal', 'has_rollup'])
      .where('path', 'is not', null)
      .execute();
    expect(
      new Map([...placed.values()].map((member) => [member.code, placeColumns(member)])),
      'places',
    ).toEqual(new Map(places.map(({ code, ...columns }) => [code, columns])));

    const sums = new NetworkTexts(placed);
    for (const entry of await host.db.selectFrom('point_entry').selectAll().execute()) sums.add(entry);
    const written = new Map<string, { columns: readonly string[]; lines: string[] }>();
    const to = {
      lines: async (table: string, columns: readonly string[], text: string) => {
        if (!written.has(table)) written.set(table, { columns, lines: [] });
        written.get(table)?.lines.push(...text.trimEnd().split('\n'));
      },
    };
    const { open_from } = await host.db
      .selectFrom('network_guard')
      .select('open_from')
      .executeTakeFirstOrThrow();
    await sums.writeHeads(to);
    await sums.writePoints(to, open_from as string);
    expect([...written.keys()].sort()).toEqual([
      'point_cube',
      'point_own',
      'point_rollup',
      'recruit_month',
      'team_head',
    ]);
    for (const [table, { columns, lines }] of written) {
      const text = sql.join(
        columns.map((column) => sql`${sql.ref(column)}::text`),
        sql` || E'\t' || `,
      );
      const { rows } = await sql<{ line: string }>`select ${text} as line from ${sql.table(table)}`.execute(
        host.db,
      );
      expect(lines.sort(), table).toEqual(rows.map(({ line }) => line).sort());
    }
  });

  it('is loaded once', async () => {
    expect(await seedDemo(host.platform)).toBe(false);
  });
});
