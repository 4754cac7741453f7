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

  check ((ssn_sealed is null) = (ssn_index is null) and (ssn_sealed is null) = (ssn_last is null)),
  check ((date_of_birth_sealed is null) = (birth_month is null) and (birth_month is null) = (birth_day is null)),
  check (share_bps = 10000 or share_with_code is not null),
  check (not under_heightened_supervision or supervisor_code is not null)
);
create index associate_state on associate (state, code);
