-- Files people attached to their records. The bytes lie behind a generated key; the name is only shown (S-62).
create table attachment (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  -- Which part of the product took it; decides the types and sizes allowed.
  purpose text not null,
  file_key text not null unique,
  name text not null,
  type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  created_at timestamptz not null,
  created_by text not null
);
create index attachment_owner on attachment (owner_code, purpose, created_at desc);
