-- Sign-in: passwords, codes, remembered devices, sessions, links and proxy sessions. Secrets are stored as hashes only.

create table credential (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- argon2id with its parameters in the text, so that they can grow (S-03).
  password_hash text not null,
  -- The last ones, newest first: a new password may repeat none of them (R-VAL-19).
  former_hashes text[] not null default '{}',
  changed_at timestamptz not null default now()
);

-- Counts within a window, e.g. failed sign-ins of an account or an address (S-05, S-12, S-13). They survive a restart.
create table attempt_counter (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index attempt_counter_window_ends_at on attempt_counter (window_ends_at);

create table remembered_device (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  token_hash text not null unique,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index remembered_device_user_id on remembered_device (user_id);

-- A right password waiting for its code.
create table pending_sign_in (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  audience text not null check (audience in ('portal', 'admin')),
  code_hash text not null,
  code_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index pending_sign_in_user_id on pending_sign_in (user_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  audience text not null check (audience in ('portal', 'admin')),
  -- The admin who views as the user; null in the user's own session.
  proxy_admin_id uuid references app_user (id) on delete cascade,
  device text not null,
  user_agent text not null,
  address text not null,
  -- The newest token; the one before it stays good for a minute after the newest was first used (R-30).
  token_id text not null,
  token_issued_at timestamptz not null,
  token_used_at timestamptz,
  former_token_id text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index session_user_id on session (user_id, created_at desc);
create index session_expires_at on session (expires_at);

create table password_reset (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_user_id on password_reset (user_id);

-- Which account a partner's subject means (S-22).
create table partner_account (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  created_by text,
  primary key (issuer, subject)
);

-- Sign-in links are good once: the row stays until the link would have expired anyway.
create table used_sign_in_link (
  issuer text not null,
  token_id text not null,
  expires_at timestamptz not null,
  primary key (issuer, token_id)
);

create table proxy_session (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references app_user (id),
  associate_id uuid not null references app_user (id),
  reason text not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- Set when the link was followed.
  session_id uuid references session (id) on delete set null,
  closed_at timestamptz
);
create index proxy_session_started_at on proxy_session (started_at desc, id);
create index proxy_session_associate_id on proxy_session (associate_id, started_at desc);
create index proxy_session_session_id on proxy_session (session_id);
