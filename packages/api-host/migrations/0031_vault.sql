-- One known value sealed under every key the database was ever written with: a host with other keys refuses to start (S-72).
create table vault_canary (
  key_id text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);
