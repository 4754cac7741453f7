import { randomUUID } from 'node:crypto';
import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { sha256 } from '../legal/legal-documents.pdf.ts';
import { lockGuard } from '../network/changes/guard.store.ts';
import { changeStanding } from '../network/changes/placing.store.ts';
import { type NetworkNode, nodesOf } from '../network/nodes.store.ts';
import type { Platform } from '../platform/platform.ts';
import { companyDay } from '../platform/time/company-time.ts';

/** On this day long ago people stood in other teams than today. */
export const pastDay = ({ clock }: Pick<Platform, 'clock'>) => addDays(companyDay(clock.now()), -400);

/** The beginning of every bank account here, which is in no answer: only the last digits do. */
export const CANARY_ACCOUNT = '880177041';

/**
 * One of everything the demo network leaves out, for each of these people: money, files, notes, requests. Written as rows,
 * since whose they are is all this test asks of them. A split that was refused is among them.
 */
export async function addRecords(
  { db, vault, files, clock }: Pick<Platform, 'db' | 'vault' | 'files' | 'clock'>,
  usernames: readonly string[],
): Promise<void> {
  const run = (query: ReturnType<typeof sql>) => query.execute(db);
  await run(sql`create table chosen as select u.id, u.code, u.upline_code, u.country, row_number() over (order by u.code) as n,
      (select policy_id from policy_share s where s.associate_code = u.code and s.portion = 0 limit 1) as policy_id,
      (select id from client c where c.owner_code = u.code limit 1) as client_id
    from app_user u where username = any(${usernames}::text[])`);
  await run(sql`insert into pay_run (number, period_start, period_end, cut_off_at, pay_date, status)
    values (1, '2026-10-01', '2026-10-07', '2026-10-08', '2026-10-09', 'Closed')`);
  await run(sql`insert into payout (pay_run_id, pay_run_number, associate_code, currency, gross_cents, withheld_cents, carry_in_cents,
      net_cents, carry_out_cents) select pay_run.id, 1, code, 'USD', 1000 * n, 0, 0, 1000 * n, 0 from pay_run, chosen`);
  await run(sql`insert into compensation_line (associate_code, policy_id, source_associate_code, portion, compensation_type,
      amount_cents, currency, status, escrow_reason, explanation, posted_at, source_kind, source_id, source_no)
    select code, policy_id, code, 0, kind, 1000 * n + no, 'USD', case no when 1 then 'Pending' else 'Escrow' end,
      case no when 2 then 'Training' end, '{"text":"Scope"}', now(), 'Scope', code, no
    from chosen, (values (1, 'Writing'), (2, 'Training')) as line (no, kind)`);
  await run(sql`insert into attachment (owner_code, purpose, file_key, name, type, size_bytes, created_at, created_by)
    select code, purpose, gen_random_uuid(), purpose || '.pdf', 'application/pdf', 10, now(), code from chosen,
      unnest(array['policy', 'chargeback-document', 'training-document', 'payout-document', 'licensing-document', 'legal-name-document',
        'international-tax-form', 'efast-document']) as purpose`);
  const file = (purpose: string) =>
    sql`(select id from attachment where owner_code = chosen.code and purpose = ${purpose})`;
  await run(sql`insert into policy_attachment (policy_id, attachment_id, kind, added_at, added_by)
    select policy_id, ${file('policy')}, 'Other', now(), code from chosen where policy_id is not null`);
  await run(sql`insert into chargeback (associate_code, policy_id, reason, event_date, amount_cents, currency, dispute_document_id)
    select code, policy_id, 'Policy Lapsed', '2026-10-01', 100 * n, 'USD', ${file('chargeback-document')} from chosen`);
  await run(sql`insert into legal_name_change (associate_code, legal_first_name, legal_last_name, document_id)
    select code, 'Name', 'Of ' || code, ${file('legal-name-document')} from chosen`);
  await run(sql`insert into legal_document (id, associate_code, type, country, body, status, requested_at, signed_at, signed_name)
    select gen_random_uuid(), code, 'International Addendum', 'USA', 'Of ' || code, 'Signed', now(), now(), code from chosen`);
  await run(sql`insert into international_appointment (associate_code, target_country, purpose, tax_form, document_id, addendum_id)
    select code, 'Canada', 'Recruit', 'NR301', ${file('international-tax-form')},
      (select id from legal_document where associate_code = code and type = 'International Addendum' limit 1) from chosen`);
  await run(sql`insert into late_premium (policy_id, due_on, grace_ends_on, reported_on)
    select distinct policy_id, '2026-11-01'::date, '2026-12-02'::date, '2026-11-05'::date from chosen where policy_id is not null`);
  await run(sql`insert into training_program (associate_code, trainer_code, status, opened_at, due_date)
    select code, upline_code, 'Open', '2026-10-01', '2027-01-01' from chosen where upline_code is not null`);
  await run(sql`insert into training_case (program_id, policy_id, observed_on)
    select p.id, chosen.policy_id, '2026-10-02' from training_program p join chosen on chosen.code = p.associate_code
    where policy_id is not null`);
  const { rows: attached } = await sql<{ id: string; text: string }>`
    select id::text, purpose || ' of ' || owner_code as text from attachment`.execute(db);
  for (const { id, text } of attached) {
    const key = files.newKey('attachment', 'pdf');
    await files.write(key, Buffer.from(text));
    await run(sql`update attachment set file_key = ${key}, size_bytes = ${text.length} where id = ${id}`);
  }
  // The demo network signed on paper; here each document has a file.
  const { rows: documents } = await sql<{ id: string; text: string }>`
    select id::text, type || ' of ' || associate_code as text from legal_document where associate_code in (select code from chosen)`.execute(
    db,
  );
  await run(sql`alter table legal_document disable trigger legal_document_kept`);
  for (const { id, text } of documents) {
    const key = files.newKey('legal', 'pdf');
    await files.write(key, Buffer.from(text));
    await run(
      sql`update legal_document set file_key = ${key}, document_hash = ${sha256(text)} where id = ${id}`,
    );
  }
  await run(sql`alter table legal_document enable trigger legal_document_kept`);
  const { rows: people } = await sql<{ code: string }>`select code from chosen`.execute(db);
  for (const { code } of people) {
    const id = randomUUID();
    const number = `${CANARY_ACCOUNT}${code.slice(-3)}`;
    const place = { table: 'payout_information', column: 'account_number_sealed', id };
    await run(sql`insert into payout_information (id, associate_code, tax_entity, name_on_account, account_type, bank_name,
        routing_number, account_number_sealed, account_number_last, account_number_index, document_id, country, currency, status)
      select ${id}::uuid, code, 'Individual', 'Name', 'Checking', 'Bank', '021000021', ${vault.seal(place, number)},
        ${number.slice(-4)}, code, ${file('payout-document')}, 'USA', 'USD', 'Approved' from chosen where code = ${code}`);
  }
  await run(
    sql`insert into client_note (client_id, text, created_by) select client_id, 'Note of ' || code, code from chosen where client_id is not null`,
  );
  await run(sql`insert into policy_requirement (policy_id, associate_code, text, asked_at)
    select policy_id, code, 'Please answer', now() from chosen where policy_id is not null`);
  await run(sql`insert into supervision_review (policy_id, supervised_code, supervisor_code, due_date, created_at)
    select policy_id, code, upline_code, '2027-01-01', now() from chosen where policy_id is not null`);
  await run(sql`insert into carrier_case (provider_id, carrier_policy_number, match_number, applicant_name, applicant_key, associate_code,
      carrier_status_text, lifecycle, last_update, created_at, updated_at)
    select (select id from provider limit 1), 'CARRIER' || n, 'CARRIER' || n, 'Applicant ' || n, 'applicant', code, 'Open', 'Submitted',
      '2026-10-01', now(), now() from chosen`);
  await run(sql`insert into notification (user_code, type, title, body, created_at) select code, type, 'Scope', 'Body', now()
    from chosen, (select type from notification limit 1) kind`);
  await run(
    sql`insert into saved_view (user_id, list, name, filter, sort, position, shared_with)
      select id, 'clients', kind, '{}', '{}', 1, team from chosen,
        (values ('View', null), ('For the shop', 'BaseShop'), ('For all', 'Infinity')) as shared (kind, team)`,
  );
  await run(sql`insert into saved_view_pin (user_id, view_id, position)
    select chosen.id, view.id, row_number() over (partition by chosen.id order by view.id)
    from chosen cross join (select id from saved_view order by id limit 20) view`);
  await run(sql`insert into remembered_device (user_id, token_hash, device, address, last_used_at, expires_at)
    select id, code, 'Device', '127.0.0.1', now(), now() + interval '30 days' from chosen`);
  await run(sql`insert into upline_change_request (associate_code, from_upline_code, to_upline_code, reason, with_downline, status)
    select code, upline_code, 'U000001', 'A reason of at least twenty letters', true, 'Pending For Admin' from chosen
    where upline_code is not null and code <> 'U000001'`);
  await run(sql`with one as (
      insert into change_set (owner_code, resource, kind, title, status, counts, created_at, created_by)
      select code, 'clients', 'Edit', 'City', 'Draft', '{"Ready": 1}', now(), code from chosen returning id, owner_code)
    insert into change_row (change_set_id, position, record_id, state)
    select one.id, 1, client_id, 'Ready' from one join chosen on code = owner_code`);
  // Refused: neither the partner nor the partner's uplines have a part in it (7.1, R-PRM-04).
  await run(sql`update policy_share set approval_status = 'Rejected By Admin' where id in (
    select min(id) from policy_share where portion > 0 group by associate_code)`);
  // What lists leave out until a filter asks for it.
  await run(sql`create view scope_hidden as select id from client where archived_at is not null
    union all select license.id from license join app_user on code = associate_code where app_user.status in ('Terminated', 'Resigned')
    union all select id from carrier_case where status = 'Closed'`);
  await run(sql`drop table chosen`);
  // Each leaf stood under the upline of another on that day, people of all teams among them.
  const day = pastDay({ clock });
  await run(sql`with moved as (
      select held.id, lead(held.upline_code) over (order by md5(code)) as other
      from app_user join upline_history held on associate_code = code
      where kind = 'Associate' and direct_count = 0 and valid_to is null and valid_from < ${addDays(day, -1)}::date),
    ended as (
      update upline_history held set valid_to = ${addDays(day, -1)} from moved
      where held.id = moved.id and other is not null returning held.associate_code, held.upline_code, other)
    insert into upline_history (associate_code, upline_code, valid_from, valid_to)
    select associate_code, other, ${addDays(day, -1)}::date, ${addDays(day, 1)}::date from ended
    union all select associate_code, upline_code, ${addDays(day, 1)}::date, null from ended`);
}

/** Makes the person an RMD: uplines who are none keep the name and lose what only a base shop shows (domain.md 7.1). */
export async function promote({ db }: Pick<Platform, 'db'>, username: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const openFrom = await lockGuard(trx);
    const person = trx.selectFrom('app_user').select('code').where('username', '=', username);
    const { code } = await person.executeTakeFirstOrThrow();
    const [node] = await nodesOf(trx, [code]);
    await changeStanding(trx, node as NetworkNode, { level_code: 'RMD', status: 'Active' }, openFrom);
    await sql`update level_history set level_code = 'RMD' where associate_code = ${code}`.execute(trx);
  });
}
