-- Trigrams, for searching any part of a name or number.
create extension if not exists pg_trgm;

-- Answers of writes sent with an Idempotency-Key (R-01, R-02). The row commits with the write it belongs to.
create table idempotency_key (
  id uuid primary key default gen_random_uuid(),
  user_id text not null,
  operation text not null,
  key text not null,
  -- Keyed hash of path, query and body: the same key with another request is refused.
  fingerprint text not null,
  status integer,
  -- Sealed by the vault: answers may hold personal data.
  answer text,
  headers jsonb,
  created_at timestamptz not null default now(),
  unique (user_id, operation, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- The audit trail (domain.md 8.3): append-only and hash-chained (S-78, R-AUD-01).
create table audit_entry (
  id bigint primary key,
  at timestamptz(3) not null,
  actor_code text,
  actor_kind text not null,
  proxy_admin_code text,
  action text not null check (action in ('create', 'update', 'delete', 'transition', 'reveal', 'login', 'login_failed',
    'export', 'approve', 'reject', 'release', 'post', 'close')),
  entity text not null,
  entity_id text not null,
  entity_label text not null,
  owner_code text,
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  reason text,
  ip text,
  user_agent text,
  request_id text not null,
  previous_hash text not null,
  hash text not null unique
);
create index audit_entry_record on audit_entry (entity, entity_id, id desc);
create index audit_entry_owner on audit_entry (owner_code, id desc);
create index audit_entry_actor on audit_entry (actor_code, id desc);
create index audit_entry_at on audit_entry (at desc, id desc);

-- The end of the chain: locked while a transaction appends, so that ids and hashes follow each other without a gap.
create table audit_head (
  only_row boolean primary key default true check (only_row),
  id bigint not null,
  at timestamptz(3) not null,
  hash text not null
);
insert into audit_head (id, at, hash) values (0, 'epoch', repeat('0', 64));

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: its rows are append-only', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function refuse_change();

-- Appends entries to the trail and moves its head, in one call: every write waits for the head, so it is held for one round
-- trip and the commit. `content` of an entry is the text of all it says (see audit.chain.ts); the hash covers its place too.
create function append_audit_entries(not_before timestamptz, entries jsonb) returns void language plpgsql as $$
declare
  head audit_head;
  item jsonb;
  entry audit_entry;
begin
  select * into strict head from audit_head for update;
  -- Never earlier than the entry before, whatever the clocks of several hosts say.
  head.at := greatest(head.at, not_before);
  for item in select value from jsonb_array_elements(entries) with ordinality order by ordinality loop
    entry := jsonb_populate_record(null::audit_entry, item);
    entry.id := head.id + 1;
    entry.at := head.at;
    entry.previous_hash := head.hash;
    entry.hash := encode(sha256(convert_to(format(
      '["%s",%s,"%s",%s',
      entry.previous_hash, entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), item ->> 'content'
    ), 'UTF8')), 'hex');
    insert into audit_entry values (entry.*);
    head.id := entry.id;
    head.hash := entry.hash;
  end loop;
  update audit_head set id = head.id, at = head.at, hash = head.hash;
end $$;

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

-- An entry may be removed once a checkpoint covers it; nothing else changes or removes one (R-AUD-01).
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if not exists (select from audit_checkpoint c where c.id >= old.id) then
    raise exception 'DELETE on % is refused: its rows are append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger audit_entry_append_only before update on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_retained before delete on audit_entry
  for each row execute function refuse_early_removal();

-- What the last check of the audit trail found (S-78): one row, none before its first night.
create table audit_check (
  only_row boolean primary key default true check (only_row),
  checked_at timestamptz not null,
  -- The last entry that was read.
  through_id bigint not null,
  -- The first entry that does not fit; null when the trail is whole.
  broken_id bigint,
  problem text check (problem in ('changed', 'missing', 'out of order')),
  check ((broken_id is null) = (problem is null))
);

-- One known value sealed under every key the database was ever written with: a host with other keys refuses to start (S-72).
create table vault_canary (
  key_id text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Background work (R-14): a job is a row written in the transaction that causes it.
create table job (
  id bigint generated always as identity primary key,
  task text not null,
  -- A second job of the same key joins the waiting one instead of being added (R-17).
  key text,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- Increases with every claim; a worker with an older number is refused (R-15).
  lease integer not null default 0,
  leased_until timestamptz,
  last_error text,
  -- Set when the attempts are used up: the dead-letter list.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index job_key on job (task, key) where failed_at is null;
create index job_due on job (run_at, id) where failed_at is null;
create index job_failed on job (failed_at desc, id) where failed_at is not null;

-- The last slot of every schedule that was turned into a job (R-18).
create table job_schedule (
  name text primary key,
  slot text not null
);

-- Mail and SMS leave through rows written in the caller's transaction (R-16).
create table outbox_message (
  id uuid primary key default gen_random_uuid(),
  -- Order of writing; several messages may share a moment.
  position bigint generated always as identity unique,
  channel text not null check (channel in ('Email', 'SMS')),
  kind text not null,
  recipient text not null,
  subject text,
  -- Sealed by the vault: messages carry sign-in codes and links (S-11). Emptied after delivery, except in a demo.
  text text,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index outbox_message_recipient on outbox_message (recipient, position desc);

-- What the nightly removal of delivered and given-up messages looks for.
create index outbox_message_sent on outbox_message (sent_at) where sent_at is not null;
create index outbox_message_failed on outbox_message (failed_at desc, id) where failed_at is not null;
