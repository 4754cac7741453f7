-- People. Two tables, by who reads them:
--   app_user  everyone who signs in, with all that a session, a list, a search or the tree needs, in one row: identity,
--             contact, status, level and place in the network. Index-only scans of teams need names, level, status and
--             upline side by side.
--   associate what only a detail screen reads: legal identity, address, tax identifiers, contract settings.
-- Admins have a row in app_user alone. `app_user.upline_code` is the truth about the network; paths, generations and head
-- counts derived from it come as further columns of app_user. upline_history says where somebody stood on a day.

-- The ladder (domain.md 1.2). Rates belong to the compensation schedule.
create table level (
  code text primary key,
  rank integer not null unique,
  name text not null unique,
  is_senior boolean not null,
  unique (code, is_senior)
);
insert into level (code, rank, name, is_senior) values
  ('TA', 10, 'Training Associate', false),
  ('A', 20, 'Associate', false),
  ('SA', 30, 'Senior Associate', false),
  ('MD', 40, 'Marketing Director', false),
  ('RMD', 50, 'Regional Marketing Director', true),
  ('EMD', 60, 'Executive Marketing Director', true),
  ('NMD', 70, 'National Marketing Director', true),
  ('SNMD', 80, 'Senior National Marketing Director', true),
  ('EVC', 90, 'Executive Vice Chair', true);

create table app_user (
  id uuid primary key default gen_random_uuid(),
  -- U/C and six digits of an associate, A and six digits of an admin; never reused.
  code text not null unique,
  kind text not null check (kind in ('Associate', 'Admin', 'SuperAdmin')),
  status text not null default 'Active'
    check (status in ('Active', 'Resigned', 'Terminated', 'Suspended', 'Resignation Initiated')),

  -- Preferred (display) name; name_key is "first last" folded for search, filter and sort (domain: foldText).
  first_name text not null,
  last_name text not null,
  name_key text collate "C" not null,
  has_photo boolean not null default false,

  -- *_key: folded for equality; login accepts either.
  email text not null,
  email_key text collate "C" not null unique,
  username text not null,
  username_key text collate "C" not null unique,
  -- Ten digits (R-VAL-11).
  phone text check (phone ~ '^[0-9]{10}$'),
  phone_type text check (phone_type in ('Mobile', 'Home', 'Work')),
  phone_verified_at timestamptz,
  alt_phone text check (alt_phone ~ '^[0-9]{10}$'),
  alt_phone_type text check (alt_phone_type in ('Mobile', 'Home', 'Work')),
  country text not null check (country in ('USA', 'Canada')),
  language text not null default 'en' check (language in ('en', 'fr', 'es')),
  mfa_method text not null default 'Email' check (mfa_method in ('Email', 'SMS')),
  notification_channels text[] not null default '{Email}'
    check (cardinality(notification_channels) > 0 and notification_channels <@ array['Email', 'SMS']),

  admin_roles text[] not null default '{}',
  is_beta boolean not null default false,
  has_builder_plan boolean not null default false,

  level_code text references level (code),
  is_senior_level boolean not null default false,
  -- What the last closed window would qualify for (R-LVL-07); pay uses level_code.
  qualified_level_code text references level (code),
  upline_code text references app_user (code),
  -- Nearest senior associate above, whatever the status; null where there is none. Kept by network.store.ts.
  upline_rmd_code text references app_user (code),
  -- Who recruited; never changes, while the upline may (domain.md 2.1).
  recruiter_code text references app_user (code),
  join_date date,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  foreign key (level_code, is_senior_level) references level (code, is_senior),
  check (code ~ case kind when 'Associate' then '^[UC][0-9]{6}$' else '^A[0-9]{6}$' end),
  check ((kind = 'Associate') = (level_code is not null)),
  check ((kind = 'Associate') = (join_date is not null)),
  check (kind = 'Associate' or upline_code is null),
  check (upline_code <> code),
  check (alt_phone <> phone),
  check (mfa_method = 'Email' or phone_verified_at is not null)
);

-- One root (domain.md 1.1).
create unique index app_user_root on app_user (kind) where kind = 'Associate' and upline_code is null;
create index app_user_upline_code on app_user (upline_code, code);
create index app_user_upline_rmd_code on app_user (upline_rmd_code, code);
create index app_user_name_key on app_user (name_key, code);
create index app_user_join_date on app_user (join_date, code);
