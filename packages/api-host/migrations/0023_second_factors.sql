-- Authenticator apps, recovery codes, and changes of what an account is proved and reached by.

alter table app_user
  -- An address counts as factor and gets exports only once its owner has proved it (S-25). Who is entered by the company
  -- is known to it; registration writes null until the address is confirmed.
  add column email_verified_at timestamptz default now(),
  -- Until then changes of payout information are held: email, phone or second step were changed (S-15).
  add column payout_hold_until timestamptz;

-- When the person last proved the second step in this session; null after signing in without it.
alter table session add column factor_confirmed_at timestamptz;

-- With an authenticator app nothing is sent.
alter table pending_sign_in
  alter column code_hash drop not null,
  alter column code_sent_at drop not null,
  alter column code_expires_at drop not null,
  -- The code was right; an authenticator app must still be set up before the session opens (S-16).
  add column proved_at timestamptz;

create table authenticator (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  -- The shared secret, sealed in the vault (S-66).
  seed_sealed text not null,
  created_at timestamptz not null,
  -- Null while it is being set up.
  confirmed_at timestamptz,
  -- The newest half minute a code of which was taken: that code and older ones are refused.
  last_step integer
);
create unique index authenticator_confirmed on authenticator (user_id) where confirmed_at is not null;
create index authenticator_user_id on authenticator (user_id, created_at);

create table recovery_code (
  user_id uuid not null references app_user (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- The code a session waits for before a grave change.
create table session_code (
  session_id uuid primary key references session (id) on delete cascade,
  code_hash text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0
);

-- One waiting change a user; the newer replaces the older.
create table email_change (
  user_id uuid primary key references app_user (id) on delete cascade,
  email text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table phone_change (
  user_id uuid primary key references app_user (id) on delete cascade,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  phone_type text not null check (phone_type in ('Mobile', 'Home', 'Work')),
  code_hash text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0
);
