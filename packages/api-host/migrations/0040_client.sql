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
  id_document_type text,
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
-- A page of one book by name is one walk of this index; the others narrow the book.
create index client_owner_sort_key on client (owner_code, sort_key, id);
create index client_owner_last_activity on client (owner_code, last_activity_at, id);
create index client_owner_date_of_birth on client (owner_code, date_of_birth_index) where date_of_birth_index is not null;
create index client_owner_email on client (owner_code, email_key) where email_key is not null;
create index client_owner_phone on client (owner_code, phone) where phone is not null;

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
