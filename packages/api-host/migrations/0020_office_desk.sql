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

-- The list of beta users is short, the table is not.
create index app_user_beta on app_user (name_key, code) where is_beta;

-- Lists name a row by one column.
alter table admin_conflict add column id uuid not null default gen_random_uuid() unique;
