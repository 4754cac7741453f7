-- A document is uploaded before the record that names it is saved. When it was first named is noted, so that the nightly job
-- removes only what no record ever named: a document that a later one replaced is evidence and stays.
alter table attachment add column named_at timestamptz;
update attachment set named_at = created_at;
create index attachment_unnamed on attachment (created_at) where named_at is null;

create function note_document_named(named uuid) returns void language sql as $$
  update attachment set named_at = now() where id = named and named_at is null
$$;

-- The argument is the column that holds the id.
create function document_named() returns trigger language plpgsql as $$
begin
  perform note_document_named((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end $$;

create trigger document_named after insert or update of document_id on chargeback
  for each row execute function document_named('document_id');
create trigger dispute_document_named after insert or update of dispute_document_id on chargeback
  for each row execute function document_named('dispute_document_id');
create trigger document_named after insert or update of document_id on eo_policy
  for each row execute function document_named('document_id');
create trigger document_named after insert or update of document_id on international_appointment
  for each row execute function document_named('document_id');
create trigger document_named after insert or update of document_id on legal_name_change
  for each row execute function document_named('document_id');
create trigger document_named after insert or update of document_id on license
  for each row execute function document_named('document_id');
create trigger document_named after insert or update of document_id on payout_information
  for each row execute function document_named('document_id');
create trigger document_named after insert or update of attachment_id on policy_attachment
  for each row execute function document_named('attachment_id');
create trigger document_named after insert or update of document_id on policy_event
  for each row execute function document_named('document_id');
create trigger document_named after insert or update of file_id on provider_attachment
  for each row execute function document_named('file_id');
create trigger document_named after insert or update of document_id on training_certificate
  for each row execute function document_named('document_id');

-- A changed license that waits for approval, and the steps of a training program, name theirs inside.
create function proposed_document_named() returns trigger language plpgsql as $$
begin
  perform note_document_named((new.proposed ->> 'document_id')::uuid);
  return null;
end $$;
create trigger proposed_document_named after update of proposed on license
  for each row when (new.proposed is not null) execute function proposed_document_named();

create function step_documents_named() returns trigger language plpgsql as $$
begin
  perform note_document_named((step.value ->> 'document_id')::uuid)
    from jsonb_each(new.checklist) step where jsonb_typeof(step.value) = 'object';
  return null;
end $$;
create trigger step_documents_named after insert or update of checklist on training_program
  for each row execute function step_documents_named();
