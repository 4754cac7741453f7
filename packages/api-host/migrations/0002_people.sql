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
  -- First and last name folded for search, filter and sort.
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

  -- An address counts as factor and gets exports only once its owner has proved it (S-25). Who is entered by the company
  -- is known to it; registration writes null until the address is confirmed.
  email_verified_at timestamptz default now(),
  -- Until then changes of payout information are held: email, phone or second step were changed (S-15).
  payout_hold_until timestamptz,

  -- Place in the network, derived from `upline_code`, level and status; written by src/network/*.store.ts alone.
  --
  -- `path` is one code of bytes a level: the ordinal of the person among the recruits of the upline. No code begins another
  -- and none holds '~' first, so everybody below p is the range `path > p and path < p || '~'` and the uplines are the
  -- prefixes of the path. Recruiting writes one row; ordinals are never used twice.
  path text collate "C",
  -- RMD+ on the path, the person included: cut of the base shop, whatever the status (domain.md 1.3).
  gen smallint,
  -- The same without those Terminated or Resigned: their people compress upward (RmdBaseShop and wider).
  gen_in_force smallint,
  -- Nearest RMD+ at or above, of either kind. A shop is what the slow lists of a downline are keyed by.
  shop_code text,
  shop_in_force_code text,
  direct_count integer not null default 0,
  next_ordinal integer not null default 0,
  -- Roll-ups of points are kept for RMD+ and for teams of 500; once kept, always kept.
  has_rollup boolean not null default false,
  -- Lowest level the associate may be demoted to: promised at a direct registration (R-LVL-05).
  guaranteed_level_code text references level (code),
  -- State, and the last day on which a life license of the person or the spouse counts (R-LIC-02): a day that passes changes who
  -- is licensed without a write. Only resident licenses decide, since no other is valid without one (R-LIC-01). Both columns
  -- repeat other tables so that the indexes of a team hold them; triggers of licensing.sql keep them.
  address_state text,
  licensed_until date,
  -- An associate chooses another username at most once in 30 days; null while the first one is kept.
  username_changed_at timestamptz,
  -- The partner through which the person came (domain.md 2.30).
  partner text check (partner in ('WFS')),

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
-- The list of beta users is short, the table is not.
create index app_user_beta on app_user (name_key, code) where is_beta;
create index app_user_partner on app_user (partner, code) where partner is not null;

-- The private half of an associate. Sealed columns hold vault texts bound to (associate, column, code) (S-66).
create table associate (
  code text primary key references app_user (code),

  -- As on the government id and the licence.
  legal_first_name text not null,
  legal_middle_name text,
  legal_last_name text not null,
  suffix text check (suffix in ('Jr', 'Sr', 'II', 'III', 'IV')),

  date_of_birth_sealed text,
  -- In the clear for greetings: directs' birth month and day are open to their upline (domain.md 7.1).
  birth_month integer check (birth_month between 1 and 12),
  birth_day integer check (birth_day between 1 and 31),
  gender text check (gender in ('Female', 'Male', 'Non-binary', 'Prefer not to say')),
  marital_status text check (marital_status in ('Single', 'Married', 'Common-law', 'Separated', 'Divorced', 'Widowed')),
  -- SSN in the USA, SIN in Canada; ssn_index is the keyed hash for equality, ssn_last the last 4 (SIN: 3) digits (S-67).
  ssn_sealed text,
  ssn_index text unique,
  ssn_last text check (ssn_last ~ '^[0-9]{3,4}$'),
  npn text unique check (npn ~ '^[1-9][0-9]{0,9}$'),

  address_line1 text,
  address_line2 text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  postal_code text,
  mailing_same boolean not null default true,
  mailing_line1 text,
  mailing_line2 text,
  mailing_city text,
  mailing_state text check (mailing_state ~ '^[A-Z]{2}$'),
  mailing_postal_code text,

  spouse_first_name text,
  spouse_last_name text,
  spouse_code text references app_user (code) check (spouse_code <> code),

  -- Share of own lines kept by this code; the rest goes to share_with_code.
  share_bps integer not null default 10000 check (share_bps between 0 and 10000),
  share_with_code text references app_user (code) check (share_with_code <> code),
  max_chargeback_withhold_bps integer not null default 5000 check (max_chargeback_withhold_bps between 0 and 10000),
  disable_license_check boolean not null default false,
  disable_training_escrow boolean not null default false,
  escrow_future_compensations boolean not null default false,
  under_heightened_supervision boolean not null default false,
  supervisor_code text references app_user (code),
  use_spouse_licenses boolean not null default false,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  -- A SIN that begins with 9 is that of a temporary resident and ends (R-VAL-04).
  sin_expiry date,
  -- How a spouse is reached (domain.md 2.2). `spouse_code` is set on both sides at once, by a request that the other one accepts.
  spouse_phone text check (spouse_phone ~ '^[0-9]{10}$'),
  spouse_email text,
  spouse_birth_sealed text,
  -- Since when the fee of a year is unpaid for longer than allowed: new compensation waits (R-REG-07).
  renewal_overdue_since date,

  check ((ssn_sealed is null) = (ssn_index is null) and (ssn_sealed is null) = (ssn_last is null)),
  check ((date_of_birth_sealed is null) = (birth_month is null) and (birth_month is null) = (birth_day is null)),
  check (share_bps = 10000 or share_with_code is not null),
  check (not under_heightened_supervision or supervisor_code is not null)
);

-- The city that a page of people shows, without reading the wide row.
create index associate_city on associate (code) include (city);
-- People whose spouse's licenses count (R-LIC-02).
create index associate_spouse_licenses on associate (code) include (spouse_code) where use_spouse_licenses;

-- Effective-dated history. A row holds from valid_from up to, not including, valid_to; the open row (valid_to null) equals
-- what app_user says today.
create table upline_history (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  -- Null for the root.
  upline_code text references app_user (code),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  reason text,
  created_at timestamptz not null default now(),
  created_by text
);
create unique index upline_history_open on upline_history (associate_code) where valid_to is null;
create unique index upline_history_associate_code on upline_history (associate_code, valid_from);
create index upline_history_upline_code on upline_history (upline_code, valid_from);

create table level_history (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  level_code text not null references level (code),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  reason text,
  created_at timestamptz not null default now(),
  created_by text
);
create unique index level_history_open on level_history (associate_code) where valid_to is null;
create unique index level_history_associate_code on level_history (associate_code, valid_from);
-- Rises to a level within a span of days.
create index level_history_rising on level_history (level_code, valid_from) include (associate_code);

-- A status may change more than once a day, so its history is a list of transitions.
create table status_history (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  from_status text,
  to_status text not null,
  at timestamptz not null default now(),
  -- At least five characters (R-ASC-02).
  reason text not null check (char_length(reason) >= 5),
  ends_on date,
  created_by text,
  -- Whether a termination was for cause (domain.md 4.10, R-MNY-34): its code and text; both null when it was not.
  cause_code text check (cause_code in ('Misappropriation', 'Misrepresentation', 'Rebating or Twisting', 'License Revoked',
    'Breach of Agreement', 'Other', 'Cooling-off')),
  cause_text text,
  constraint status_history_cause check (
    (cause_code is null) = (cause_text is null) and (cause_code is null or to_status = 'Terminated'))
);
create index status_history_associate_code on status_history (associate_code, at desc);

-- The photo of a person: two files behind generated keys. app_user.has_photo follows it.
create table photo (
  owner_code text primary key references app_user (code),
  large_key text not null,
  small_key text not null,
  -- Of the bytes; part of addresses that may be cached for ever.
  version text not null,
  updated_at timestamptz not null,
  updated_by text not null
);

-- Files people attached to their records. The bytes are stored under a generated key; the name is only shown (S-62).
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
  created_by text not null,
  -- A file is uploaded before the record that names it is saved. When it was first named is noted, so that the nightly job
  -- removes only what no record ever named: a document that a later one replaced is evidence and stays.
  named_at timestamptz
);
create index attachment_owner on attachment (owner_code, purpose, created_at desc);
create index attachment_unnamed on attachment (created_at) where named_at is null;

create function note_document_named(named uuid) returns void language sql as $$
  update attachment set named_at = now() where id = named and named_at is null
$$;

-- For the trigger of each table that names a document; the argument is the column that holds the id.
create function document_named() returns trigger language plpgsql as $$
begin
  perform note_document_named((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end $$;

-- Why a flag of `associate` is on, until when and who set it (domain.md 2.2). The columns of `associate` alone say whether it is:
-- everybody reads those, and the first job of a day takes off what ended the day before. A flag that was on already has no row.
create table associate_flag (
  associate_code text not null references app_user (code),
  flag text not null check (flag in ('disable_license_check', 'disable_training_escrow', 'escrow_future_compensations',
    'under_heightened_supervision', 'use_spouse_licenses')),
  reason text not null check (char_length(reason) >= 5),
  -- Last day on which it holds; null without an end.
  ends_on date,
  set_at timestamptz not null,
  set_by text not null references app_user (code),
  primary key (associate_code, flag)
);
create index associate_flag_ends_on on associate_flag (ends_on) where ends_on is not null;

-- Compliance holds of associates (domain.md 1.1): who has one that is not resolved is not in good standing. Rows stay as history.
create table compliance_hold (
  id uuid primary key,
  associate_code text not null references app_user (code),
  reason text not null check (char_length(reason) >= 10),
  -- Company days: good standing is asked for days in the past.
  placed_on date not null,
  placed_at timestamptz not null,
  placed_by text not null references app_user (code),
  resolved_on date,
  resolved_at timestamptz,
  resolved_by text references app_user (code),
  note text,
  version integer not null default 1,
  check (resolved_on >= placed_on),
  check ((resolved_on is null) = (resolved_at is null) and (resolved_on is null) = (resolved_by is null)
    and (resolved_on is null) = (note is null))
);
create index compliance_hold_associate on compliance_hold (associate_code, placed_at desc);
create unique index compliance_hold_one_unresolved on compliance_hold (associate_code) where resolved_on is null;

-- A change of the legal name with the document that shows it. The old name stays in force until an admin approves; the rows stay
-- as history.
create table legal_name_change (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  legal_first_name text not null,
  legal_middle_name text,
  legal_last_name text not null,
  suffix text check (suffix in ('Jr', 'Sr', 'II', 'III', 'IV')),
  -- The name in force when it was decided or withdrawn; until then the one of `associate` is.
  former jsonb,
  document_id uuid not null references attachment (id),
  status text not null default 'Pending For Admin'
    check (status in ('Pending For Admin', 'Approved', 'Rejected By Admin', 'Revoked')),
  rejection_reason text check (rejection_reason in ('Unmatched Supporting Document', 'Invalid Supporting Document', 'Other')),
  rejection_text text,
  decided_at timestamptz,
  decided_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((status = 'Pending For Admin') = (decided_at is null)),
  check ((status = 'Pending For Admin') = (former is null)),
  check ((status = 'Rejected By Admin') = (rejection_reason is not null)),
  check (rejection_reason <> 'Other' or rejection_text is not null)
);
-- One waits at a time; this is also the queue of approvals.
create unique index legal_name_change_waiting on legal_name_change (associate_code) where status = 'Pending For Admin';
create index legal_name_change_associate on legal_name_change (associate_code, created_at desc);
create index legal_name_change_created_at on legal_name_change (created_at desc, id);
create index legal_name_change_document on legal_name_change (document_id);
create trigger document_named after insert or update of document_id on legal_name_change
  for each row execute function document_named('document_id');

-- Asked by one associate, answered by the other; an accepted one links both. Rows stay as history.
create table spouse_request (
  id uuid primary key default gen_random_uuid(),
  -- Who asks.
  associate_code text not null references app_user (code),
  -- Who answers.
  spouse_code text not null references app_user (code) check (spouse_code <> associate_code),
  status text not null default 'Pending For Associate'
    check (status in ('Pending For Associate', 'Approved', 'Rejected By Owner', 'Revoked')),
  decided_at timestamptz,
  decided_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((status = 'Pending For Associate') = (decided_at is null))
);
create unique index spouse_request_waiting on spouse_request (associate_code) where status = 'Pending For Associate';
create index spouse_request_associate on spouse_request (associate_code, created_at desc);
create index spouse_request_spouse on spouse_request (spouse_code, created_at desc);

-- The private address of a calendar: who knows the token may read the dates, so only its hash is stored.
create table calendar_feed (
  associate_code text primary key references app_user (code),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
