-- Authority to sell (domain.md 2.3, 2.4, 2.33). Days are company days; a license counts by R-LIC-01.
create table license (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  type text not null check (type in ('Life', 'Accident & Sickness', 'Variable Life/Annuity', 'Securities 6/63',
    'Securities 7', 'Investment Adviser 65', 'Property & Casualty', 'LLQP Life', 'Segregated Funds', 'Mutual Funds')),
  country text not null check (country in ('USA', 'Canada')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  is_resident boolean not null,
  issue_date date not null,
  expiration_date date check (expiration_date > issue_date),
  document_id uuid references attachment (id),
  -- Expired is not stored: it follows from expiration_date.
  status text not null default 'Active' check (status in ('Active', 'Pending', 'Inactive', 'Revoked')),
  approval_status text not null check (approval_status in ('Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  -- What the associate asks to change on an approved license; the columns above stay in force until it is approved (R-LIC-03).
  proposed jsonb,
  decided_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create unique index license_number on license (state, type, number);
create unique index license_resident on license (associate_code, type)
  where is_resident and approval_status <> 'Revoked' and approval_status <> 'Rejected By Admin';
create index license_associate on license (associate_code, type, state);
create index license_expiration on license (expiration_date, associate_code)
  where approval_status = 'Approved' and status = 'Active';

create table provider_appointment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  associate_code text not null references app_user (code),
  country text not null check (country in ('USA', 'Canada')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  writing_number text check (writing_number ~ '^[A-Z0-9-]{3,20}$'),
  status text not null check (status in ('Requested', 'In Process', 'Appointed', 'Declined', 'Terminated')),
  requested_at timestamptz,
  effective_date date,
  termination_date date check (termination_date >= effective_date),
  jit boolean not null default false,
  note text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (status <> 'Appointed' or (writing_number is not null and effective_date is not null))
);
-- R-APT-02.
create unique index provider_appointment_live on provider_appointment (associate_code, provider_id, state)
  where status not in ('Declined', 'Terminated');
create index provider_appointment_writing_number on provider_appointment (provider_id, writing_number);

create table eo_policy (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  carrier text not null,
  policy_number text not null,
  -- The least is a setting (R-CFG-01).
  per_claim_cents bigint not null check (per_claim_cents > 0),
  aggregate_cents bigint not null check (aggregate_cents >= per_claim_cents),
  effective_date date not null,
  expiration_date date not null check (expiration_date > effective_date),
  document_id uuid references attachment (id),
  approval_status text not null check (approval_status in ('Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  decided_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index eo_policy_associate on eo_policy (associate_code, expiration_date desc);

create table training_certificate (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  kind text not null check (kind in ('AML', 'Annuity', 'Product', 'CE')),
  provider_id uuid references provider (id),
  state text check (state ~ '^[A-Z]{2}$'),
  course text not null,
  completed_on date not null,
  valid_until date not null,
  document_id uuid references attachment (id),
  approval_status text not null check (approval_status in ('Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  decided_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index training_certificate_associate on training_certificate (associate_code, kind, valid_until desc);
