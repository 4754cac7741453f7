-- Business (domain.md 2.12). Pay settings of the product are frozen here on the submit date (R-PRD-01).
create table policy (
  id uuid primary key default gen_random_uuid(),
  -- Upper-cased; unique per provider, archived ones included.
  policy_number text collate "C" not null check (policy_number ~ '^[A-Z0-9-]{3,30}$'),
  provider_id uuid not null references provider (id),
  product_id uuid not null references product (id),
  client_id uuid not null references client (id),
  insured_name text,
  owner_name text,
  country text not null check (country in ('USA', 'Canada')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  currency text not null check (currency in ('USD', 'CAD')),
  application_type text not null default 'First Year' check (application_type in ('First Year', 'Excess', 'Renewal', 'Trail')),
  -- Of a Renewal or Trail: which year's rate applies.
  policy_year integer not null default 1 check (policy_year between 1 and 99),

  face_amount_cents bigint check (face_amount_cents > 0),
  premium_mode text not null check (premium_mode in ('Annual', 'Semi-Annual', 'Quarterly', 'Monthly', 'Single')),
  modal_premium_cents bigint not null check (modal_premium_cents > 0),
  annual_premium_cents bigint not null check (annual_premium_cents > 0),
  target_premium_cents bigint not null check (target_premium_cents > 0 and target_premium_cents <= annual_premium_cents),
  excess_premium_cents bigint not null check (excess_premium_cents = annual_premium_cents - target_premium_cents),
  bv_rate_bps integer not null,
  excess_bv_rate_bps integer not null,
  bv_cents bigint not null check (bv_cents >= 0),
  payment_basis text not null check (payment_basis in ('Advance', 'As Earned')),
  advance_months integer not null check (advance_months between 0 and 12),
  chargeback_method text not null check (chargeback_method in ('Pro Rata', 'Full', 'Step')),
  chargeback_months integer not null check (chargeback_months between 0 and 60),
  chargeback_steps jsonb,
  -- Months of premium reported so far (R-MNY-13).
  premium_months_reported integer not null default 0 check (premium_months_reported >= 0),

  submit_date date not null,
  issue_date date check (issue_date >= submit_date),
  placed_date date check (placed_date >= issue_date),
  paid_to_date date check (paid_to_date >= issue_date),
  termination_date date check (termination_date >= submit_date),
  termination_reason text,
  lifecycle text not null default 'Submitted' check (lifecycle in ('Submitted', 'Underwriting', 'Issued', 'In Force',
    'Not Taken', 'Declined', 'Withdrawn', 'Lapsed', 'Cancelled', 'Death Claim')),
  business_status text not null default 'Pending' check (business_status in ('Pending', 'Action Required', 'Ready To Pay',
    'Approved', 'Full Chargedback', 'Archived')),

  writing_associate_code text not null references app_user (code),
  writing_number text,
  training_associate_code text references app_user (code),
  is_replacement boolean not null default false,
  replaced_policy text,
  internal_note text,
  shared_note text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (training_associate_code <> writing_associate_code)
);
create unique index policy_number_key on policy (provider_id, policy_number);
create index policy_by_number on policy (policy_number);
create index policy_client on policy (client_id);
create index policy_training on policy (training_associate_code, submit_date desc) where training_associate_code is not null;
create index policy_submitted on policy (submit_date desc, id desc);
create index policy_status on policy (business_status, submit_date desc, id desc);

-- Who shares the policy: portion 0 is the writing associate, 1 and 2 the splits in entry order (R-MNY-05). What lists and
-- totals of a downline need stands in this one row; business_status, dates and product repeat the policy's and are kept by the
-- policy store alone.
create table policy_share (
  policy_id uuid not null references policy (id) on delete cascade,
  portion integer not null check (portion between 0 and 2),
  associate_code text not null references app_user (code),
  -- The associate's shop (nearest RMD+ at or above), kept by the network.
  shop_code text,
  share_bps integer not null check (share_bps between 100 and 10000),
  -- Portion BV (R-MNY-05) and hundredths of a policy (R-PTS-01).
  bv_cents bigint not null,
  policy_hundredths integer not null check (policy_hundredths between 0 and 100),
  approval_status text not null default 'Approved' check (approval_status in ('Approved', 'Pending For Admin',
    'Pending For Owner', 'Pending For Associate', 'Rejected By Admin', 'Rejected By Owner', 'Revoked')),
  entered_by text,
  decided_at timestamptz,
  decided_by text,
  submit_date date not null,
  issue_date date,
  business_status text not null,
  product_id uuid not null,
  provider_id uuid not null,
  primary key (policy_id, portion),
  unique (policy_id, associate_code)
);
create index policy_share_associate on policy_share (associate_code, submit_date desc, policy_id desc);
create index policy_share_shop on policy_share (shop_code, submit_date desc, policy_id desc);
create index policy_share_newest on policy_share (submit_date desc, policy_id desc) include (shop_code, associate_code, portion);
