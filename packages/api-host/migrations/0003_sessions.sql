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
  window_ends_at timestamptz not null,
  -- Before this time the next attempt is not looked at: failed sign-ins of one account come further and further apart (S-05).
  next_at timestamptz
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
  -- Null with an authenticator app: nothing is sent then.
  code_hash text,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- The code was right; an authenticator app must still be set up before the session opens (S-16).
  proved_at timestamptz
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
  -- First use of the newest token.
  token_used_at timestamptz,
  former_token_id text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- When the person last proved the second step in this session; null after signing in without it.
  factor_confirmed_at timestamptz
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
  -- The session it was started from: the view ends with it.
  admin_session_id uuid references session (id) on delete set null,
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
create index proxy_session_admin_session_id on proxy_session (admin_session_id);

-- What every request asks first: the sessions of these ids that have not been ended, with their users. A function because
-- PostgreSQL keeps its plan, and planning three joins costs more than running them. Sequential scans are off so that a plan
-- made while the tables were small stays right when they have grown. It also says whether the user has an agreement to sign
-- (R-ASC-04), so that no request asks for it separately.
create function live_session(ids uuid[])
returns table (
  id uuid,
  user_id uuid,
  audience text,
  token_id text,
  token_issued_at timestamptz,
  token_used_at timestamptz,
  former_token_id text,
  last_used_at timestamptz,
  confirmed_at timestamptz,
  expires_at timestamptz,
  kind text,
  code text,
  status text,
  email text,
  first_name text,
  last_name text,
  legal_first_name text,
  legal_last_name text,
  has_photo boolean,
  is_beta boolean,
  has_builder_plan boolean,
  is_senior_level boolean,
  level_code text,
  country text,
  mfa_method text,
  admin_roles text[],
  must_sign boolean,
  proxy_admin_code text,
  proxy_admin_kind text,
  proxy_admin_status text,
  proxy_admin_name text,
  proxy_admin_roles text[]
)
language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select
      s.id, s.user_id, s.audience, s.token_id, s.token_issued_at, s.token_used_at, s.former_token_id,
      s.last_used_at, s.confirmed_at, s.expires_at,
      u.kind, u.code, u.status, u.email, u.first_name, u.last_name, a.legal_first_name, a.legal_last_name,
      u.has_photo, u.is_beta, u.has_builder_plan, u.is_senior_level, u.level_code, u.country, u.mfa_method, u.admin_roles,
      u.kind = 'Associate' and coalesce((
        select bool_or(d.status = 'Pending') or not bool_or(d.status = 'Signed')
        from legal_document d where d.associate_code = u.code and d.type = 'AMA' and d.status <> 'Revoked'
      ), true),
      p.code, p.kind, p.status, p.first_name || ' ' || p.last_name, p.admin_roles
    from session s
    join app_user u on u.id = s.user_id
    left join associate a on a.code = u.code
    left join app_user p on p.id = s.proxy_admin_id
    where s.id = any (ids) and s.ended_at is null;
end $$;

-- Authenticator apps, recovery codes, and changes of the address or number an account is reached by.
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
