-- Entries leave the trail after seven years (R-AUD-06). Each removal leaves the id and hash of the last entry it took, which
-- the chain goes on from: what remains can still be verified from there (S-78).
create table audit_checkpoint (
  id bigint primary key,
  hash text not null,
  at timestamptz(3) not null,
  removed_at timestamptz not null
);

-- A checkpoint names an entry that is there, and old enough; the database's own clock decides.
create function check_audit_checkpoint() returns trigger language plpgsql as $$
begin
  if not exists (
    select from audit_entry e
    where e.id = new.id and e.hash = new.hash and e.at = new.at and e.at < clock_timestamp() - interval '7 years'
  ) then
    raise exception 'no entry of this hash has reached the end of its retention' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger audit_checkpoint_old before insert on audit_checkpoint
  for each row execute function check_audit_checkpoint();
create trigger audit_checkpoint_append_only before update or delete on audit_checkpoint
  for each row execute function refuse_change();
create trigger audit_checkpoint_no_truncate before truncate on audit_checkpoint
  for each statement execute function refuse_change();

-- An entry may go once a checkpoint stands for it; nothing else changes or removes one (R-AUD-01).
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if not exists (select from audit_checkpoint c where c.id >= old.id) then
    raise exception 'DELETE on % is refused: its rows are append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
drop trigger audit_entry_append_only on audit_entry;
create trigger audit_entry_append_only before update on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_retained before delete on audit_entry
  for each row execute function refuse_early_removal();
