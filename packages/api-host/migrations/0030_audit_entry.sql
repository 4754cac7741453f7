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

create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function refuse_change();
