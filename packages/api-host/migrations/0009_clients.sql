-- Clients of an associate (domain.md 2.10). Sealed columns hold vault texts bound to (client, column, id) (S-66).
create table client (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  type text not null check (type in ('Individual', 'Business')),

  first_name text,
  last_name text,
  company_name text,
  -- Folded: name_key is "first last" or the company for filter and search, sort_key "last first" or the company.
  name_key text collate "C" not null,
  sort_key text collate "C" not null,
  last_name_key text collate "C",

  date_of_birth_sealed text,
  -- Keyed hash for equality (R-CLI-01); month and day in the clear for greetings.
  date_of_birth_index text,
  birth_month integer check (birth_month between 1 and 12),
  birth_day integer check (birth_day between 1 and 31),
  gender text check (gender in ('Female', 'Male', 'Non-binary', 'Prefer not to say')),
  marital_status text check (marital_status in ('Single', 'Married', 'Common-law', 'Separated', 'Divorced', 'Widowed')),

  email text,
  email_key text collate "C",
  -- Ten digits (R-VAL-11).
  phone text collate "C" check (phone ~ '^[0-9]{10}$'),

  address_line1 text not null,
  address_line2 text,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  postal_code text not null,
  country text not null check (country in ('USA', 'Canada')),
  mailing_same boolean not null default true,
  mailing_line1 text,
  mailing_line2 text,
  mailing_city text,
  mailing_state text check (mailing_state ~ '^[A-Z]{2}$'),
  mailing_postal_code text,
  mailing_country text check (mailing_country in ('USA', 'Canada')),

  tobacco boolean,
  citizenship text,
  id_document_type text check (id_document_type in ('Driver''s License', 'Passport', 'State or Provincial ID',
    'Permanent Resident Card', 'Military ID', 'Other')),
  id_document_number_sealed text,
  id_document_last4 text,
  id_document_expiry date,
  annual_income_cents bigint check (annual_income_cents >= 0),
  net_worth_cents bigint check (net_worth_cents >= 0),
  -- Names, relations and birth dates of other people: one sealed JSON text.
  dependents_sealed text,
  beneficiary_notes text,
  general_notes text,

  marketing_consent_email boolean not null default false,
  marketing_consent_sms boolean not null default false,

  archived_at timestamptz,
  last_activity_at timestamptz not null default now(),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (case type when 'Individual' then first_name is not null and last_name is not null and date_of_birth_sealed is not null
    else company_name is not null end),
  check (email is not null or phone is not null),
  check ((email is null) = (email_key is null)),
  check ((date_of_birth_sealed is null) = (date_of_birth_index is null) and (date_of_birth_sealed is null) = (birth_month is null)
    and (birth_month is null) = (birth_day is null)),
  check (mailing_same or (mailing_line1 is not null and mailing_city is not null and mailing_state is not null
    and mailing_postal_code is not null and mailing_country is not null)),
  check ((id_document_number_sealed is null) = (id_document_last4 is null))
);
create index client_owner_date_of_birth on client (owner_code, date_of_birth_index) where date_of_birth_index is not null;
create index client_owner_email on client (owner_code, email_key) where email_key is not null;
create index client_owner_phone on client (owner_code, phone) where phone is not null;

-- Lists leave archived clients out: the index knows which they are, so that a page still is one walk of it.
create index client_owner_sort_key on client (owner_code, sort_key, id) include (archived_at);
create index client_owner_last_activity on client (owner_code, last_activity_at, id) include (archived_at);

-- Policies by the name of their client: the list walks the clients in order and reads the policies of each.
create index client_name_key on client (name_key, id);

-- Split and training associates of the client's policies: they read the client (domain.md 2.10, shared_with).
create table client_share (
  client_id uuid not null references client (id) on delete cascade,
  associate_code text not null references app_user (code),
  created_at timestamptz not null default now(),
  primary key (client_id, associate_code)
);
create index client_share_associate on client_share (associate_code, client_id);

create table client_note (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references client (id) on delete cascade,
  text text not null check (char_length(text) between 1 and 4000),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index client_note_client on client_note (client_id, created_at desc, id);

-- Prospects of an associate (domain.md 2.11).
create table prospect (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  first_name text not null,
  last_name text not null,
  -- "first last" folded for search, filter and sort.
  name_key text collate "C" not null,
  phone text check (phone ~ '^[0-9]{10}$'),
  email text,
  email_key text collate "C",
  kind text not null default 'Both' check (kind in ('Recruit', 'Client', 'Both')),
  source text not null check (source in ('Warm Market', 'Referral', 'Event', 'Social', 'Website', 'Other')),
  referred_by text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  country text check (country in ('USA', 'Canada')),
  occupation text,
  best_time text,
  stage text not null default 'New Prospect' check (stage in ('New Prospect', 'Contacted', 'BOP Presented', 'Follow Up',
    'Recruited', 'Business Plan/Prospect List', 'FNA', 'Training Program')),
  -- When the present stage began: days in stage.
  stage_at timestamptz not null default now(),
  next_action_date date,
  next_action_note text,
  notes text,
  lost boolean not null default false,
  lost_reason text check (lost_reason in ('Not Interested', 'No Contact', 'Not Eligible', 'Joined Other', 'Other')),
  converted_client_id uuid,
  converted_associate_code text references app_user (code),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (phone is not null or email is not null),
  check (source <> 'Referral' or referred_by is not null),
  check (lost = (lost_reason is not null)),
  -- The client a prospect became (R-PRO-07): one prospect each, and free again when the client is deleted.
  constraint prospect_client foreign key (converted_client_id) references client (id) on delete set null
);
create index prospect_owner_next_action on prospect (owner_code, next_action_date, id);
create index prospect_owner_stage on prospect (owner_code, stage, id);
create index prospect_owner_name on prospect (owner_code, name_key, id);
create unique index prospect_converted_client on prospect (converted_client_id) where converted_client_id is not null;

-- Every move of a prospect between stages (R-PRO-01). The last one is the present stage.
create table prospect_stage_move (
  id bigint generated always as identity primary key,
  prospect_id uuid not null references prospect (id) on delete cascade,
  -- Null: the prospect was entered.
  from_stage text,
  to_stage text not null,
  at timestamptz not null,
  -- Null: the system.
  by_code text references app_user (code),
  check (from_stage is distinct from to_stage)
);
create index prospect_stage_move_prospect on prospect_stage_move (prospect_id, id);

-- Prospects who reached BOP Presented, by time: what activity figures count.
create index prospect_stage_move_presented on prospect_stage_move (at) include (prospect_id)
  where to_stage = 'BOP Presented' and from_stage in ('New Prospect', 'Contacted');

-- Financial needs analyses of an associate's clients and prospects (domain.md 2.20). What people answer is sealed (S-66).
create table analysis (
  id uuid primary key,
  owner_code text not null references app_user (code),
  client_id uuid references client (id),
  prospect_id uuid references prospect (id),
  tool text not null check (tool in ('DIME', 'Financial Lifestyle Strategy')),
  title text not null,
  status text not null default 'Draft' check (status in ('Draft', 'Completed')),

  -- Vault texts bound to (analysis, column, id): both forms and the notes, and the results a completed analysis keeps.
  answers_sealed text not null,
  results_sealed text,
  formula_version integer,
  -- The main result is stored in the clear, so that lists can sort by it; null while a required answer is missing.
  gap_cents bigint check (gap_cents >= 0),
  -- The DIME analysis of the same person that the protection score comes from.
  dime_id uuid references analysis (id) on delete set null,
  completed_at timestamptz,
  prepared_by text not null references app_user (code),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (num_nonnulls(client_id, prospect_id) = 1),
  check (dime_id is null or tool = 'Financial Lifestyle Strategy'),
  check ((status = 'Completed') = (completed_at is not null)),
  check ((completed_at is null) = (results_sealed is null) and (completed_at is null) = (formula_version is null))
);
create index analysis_owner_updated on analysis (owner_code, updated_at, id);
create index analysis_client on analysis (client_id) where client_id is not null;
create index analysis_prospect on analysis (prospect_id) where prospect_id is not null;
create index analysis_dime on analysis (dime_id) where dime_id is not null;

-- Finds any part of a client's name among millions.
create index client_name_trigrams on client using gin (name_key gin_trgm_ops);

-- Prospects by the moment they were entered, which the recruiting funnel of a period counts (domain.md 2.36).
create index prospect_created on prospect (created_at) include (owner_code, kind, stage);
