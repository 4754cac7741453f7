import { sql } from 'kysely';

const papers = (table: string) =>
  sql`update ${sql.table(table)} set approval_status = (array['Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked'])[1 + place % 4]
    from (select id as paper, row_number() over (order by associate_code, id) as place from ${sql.table(table)}) numbered
    where id = paper`;

/** Papers, requests and failed work of the office in every state. */
export const STATES = [
  papers('license'),
  papers('eo_policy'),
  papers('training_certificate'),
  sql`update provider_appointment set status = (array['Requested', 'In Process', 'Declined', 'Terminated'])[1 + place % 4]
    from (select id as one, row_number() over (partition by associate_code order by id) as place from provider_appointment) numbered
    where id = one and place > 1`,
  sql`insert into attachment (owner_code, purpose, file_key, name, type, size_bytes, created_at, created_by)
    select code, 'legal-name-document', gen_random_uuid(), 'name.pdf', 'application/pdf', 10, now(), code
    from app_user where username in ('ana', 'ben', 'sam')`,
  sql`insert into legal_name_change (associate_code, legal_first_name, legal_last_name, document_id, status, former, decided_at,
      rejection_reason)
    select owner_code, 'Name', 'Asked', attachment.id, stated, case when stated <> 'Pending For Admin' then jsonb_build_object(
      'legal_first_name', 'Old', 'legal_middle_name', null, 'legal_last_name', 'Name', 'suffix', null) end,
      case when stated <> 'Pending For Admin' then now() end, case stated when 'Rejected By Admin' then 'Invalid Supporting Document' end
    from attachment, unnest(array['Pending For Admin', 'Approved', 'Rejected By Admin', 'Revoked']) stated
    where purpose = 'legal-name-document'`,
  sql`insert into attachment (owner_code, purpose, file_key, name, type, size_bytes, created_at, created_by)
    select code, 'international-tax-form', gen_random_uuid(), 'form.pdf', 'application/pdf', 10, now(), code
    from app_user where username in ('cara', 'ben', 'sam')`,
  sql`insert into legal_document (id, associate_code, type, country, body, status, requested_at, signed_at, signed_name)
    select gen_random_uuid(), owner_code, 'International Addendum', 'USA', 'The addendum of the test', 'Signed', now(), now(), 'Name'
    from attachment where purpose = 'international-tax-form'`,
  sql`insert into international_appointment (associate_code, target_country, purpose, tax_form, document_id, addendum_id, status,
      decided_at, decision_reason)
    select owner_code, 'Canada', 'Recruit', 'NR301', attachment.id, (select id from legal_document
      where associate_code = owner_code and type = 'International Addendum' limit 1), stated,
      case when stated <> 'Pending' then now() end, case stated when 'Refused' then 'Withdrawn' end
    from attachment, unnest(array['Pending', 'Approved', 'Refused']) stated where purpose = 'international-tax-form'`,
  sql`insert into registration_draft (channel, upline_code, country, plan, status, token_hash, email, email_key, expires_at)
    select 'standard', code, 'USA', 'associate', stated, stated || coalesce(email, ''), email, email, now() + interval '3 days'
    from (select code, status from app_user where username = 'ana') as ana,
      unnest(array['Open', 'In Review', 'Closed']) stated, unnest(array['nora@demo.upline.test', null]) email`,
  sql`update registration_draft set duplicate_of = (select code from app_user where username = 'ned')
    where status = 'In Review' and email is not null`,
  sql`insert into job (task, payload, run_at, failed_at, attempts) values ('write-export', '{}', now(), now(), 10)`,
  sql`insert into outbox_message (channel, kind, recipient, text, failed_at, created_at)
    select 'Email', 'test', 'ana@demo.upline.test', text, now(), now() from unnest(array['Kept', null]) text`,
];
