-- Business (domain.md 2.12). Pay settings of the product are frozen here on the submit date (R-PRD-01).
create table policy (
  id uuid primary key default gen_random_uuid(),
  -- Upper-cased; unique per provider, archived ones included.
  policy_number text collate "C" not null check (policy_number ~ '^[A-Z0-9-]{3,30}$'),
  -- As carriers' feeds are matched: without hyphens and leading zeros (R-CAR-01).
  match_number text collate "C" generated always as (ltrim(replace(policy_number, '-', ''), '0')) stored,
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
create index policy_match_number on policy (provider_id, match_number);
create index policy_client on policy (client_id);
create index policy_product on policy (product_id);
create index policy_training on policy (training_associate_code, submit_date desc, id desc) where training_associate_code is not null;
create index policy_submitted on policy (submit_date desc, id desc);
create index policy_status on policy (business_status, submit_date desc, id desc);

-- The columns the office sorts by most: a page is one walk of an index instead of sorting millions of policies.
create index policy_bv on policy (bv_cents, id);

-- Policies by the name of their writer: the list walks the people in order and reads the policies of each.
create index policy_writer on policy (writing_associate_code);
create index policy_issued on policy (issue_date desc nulls last, id desc);

-- Empty dates come last in both directions, so ascending order needs an index of its own.
create index policy_issued_first on policy (issue_date, id);

create index policy_last_four on policy ((right(policy_number, 4) collate "C"), id);

-- Who shares the policy: portion 0 is the writing associate, 1 and 2 the splits in entry order (R-MNY-05). What lists and
-- totals of a downline need stands in this one row; business_status, dates and product repeat the policy's and are kept by the
-- policy store alone.
create table policy_share (
  -- Rises with every share; the last sort level of lists.
  id bigint generated by default as identity primary key,
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
  unique (policy_id, portion),
  unique (policy_id, associate_code)
);

-- Splits waiting for somebody's word.
create index policy_share_waiting on policy_share (approval_status, submit_date)
  where approval_status in ('Pending For Admin', 'Pending For Owner', 'Pending For Associate');

-- Pages of one's own policies, of a shop's and of the company's newest are each one walk of an index that holds all a page is
-- chosen by: a share that is refused, or somebody else's, is passed over without its row.
create index policy_share_associate on policy_share (associate_code, submit_date desc, policy_id desc)
  include (id, portion, approval_status, business_status);

-- A team's policies by BV: the index says whose a share is, so other teams' shares are skipped without reading their rows.
create index policy_share_bv on policy_share (bv_cents, id) include (shop_code, associate_code, portion, approval_status);

-- A team's policies of a type, product or provider, from the index alone.
create index policy_share_shop on policy_share (shop_code, submit_date desc, id desc)
  include (associate_code, portion, approval_status, business_status, product_id, bv_cents);

-- Few policies among millions wait for action.
create index policy_share_action on policy_share (submit_date desc, id desc)
  include (shop_code, associate_code, portion, approval_status) where business_status = 'Action Required';

-- What the business dashboard counts, by shop: policies that wait are few, and those issued in some days are not near each other
-- in the order of submission. Both are read from the index alone; a policy stands in the first only while it waits.
create index policy_share_waiting_business on policy_share (shop_code) include (associate_code, policy_id, portion, approval_status)
  where business_status in ('Pending', 'Action Required');
create index policy_share_issued on policy_share (shop_code, issue_date)
  include (associate_code, policy_id, submit_date, portion, approval_status)
  where issue_date is not null;

-- A large team's policies by status, provider and newest issue date: the list walks the index in its order and skips other teams'
-- shares without reading their rows.
create index policy_share_status on policy_share (business_status, id) include (shop_code, associate_code, portion, approval_status);
create index policy_share_provider on policy_share (provider_id, id) include (shop_code, associate_code, portion, approval_status);
create index policy_share_newest_issued on policy_share (issue_date desc nulls last, id desc)
  include (shop_code, associate_code, portion, approval_status);

-- The newest policies; with the issue date, so that those issued in a span of days are found in the index.
create index policy_share_newest on policy_share (submit_date desc, id desc)
  include (shop_code, associate_code, portion, approval_status, business_status, product_id, issue_date);

-- A team's splits, newest first: few among all credits, found without those of the writing associates.
create index policy_share_split on policy_share (id) include (shop_code, associate_code, portion, approval_status)
  where portion > 0;

-- What is asked for before a policy can be paid: by the home office, or by the submission check (`check_key`), which closes
-- its own when it passes again.
create table policy_requirement (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy (id) on delete cascade,
  check_key text,
  associate_code text references app_user (code),
  text text not null,
  asked_at timestamptz not null,
  asked_by text,
  answer text,
  answered_at timestamptz,
  answered_by text,
  closed_at timestamptz,
  closed_by text,
  -- When the upline was told that nobody answers (domain.md 8.1).
  escalated_at timestamptz,
  version integer not null default 1
);
create index policy_requirement_policy on policy_requirement (policy_id, asked_at);
create index policy_requirement_waiting on policy_requirement (asked_at)
  where answered_at is null and closed_at is null and escalated_at is null;

create table policy_attachment (
  policy_id uuid not null references policy (id) on delete cascade,
  attachment_id uuid not null unique references attachment (id) on delete cascade,
  kind text not null check (kind in ('Application', 'Replacement Notice', 'Illustration', 'Delivery Receipt', 'Other')),
  added_at timestamptz not null,
  added_by text not null,
  primary key (policy_id, attachment_id)
);

-- Extra eyes on a case of somebody under heightened supervision (R-POL-04).
create table supervision_review (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy (id) on delete cascade,
  supervised_code text not null references app_user (code),
  supervisor_code text references app_user (code),
  status text not null default 'Pending' check (status in ('Pending', 'Acknowledged', 'Missed')),
  suitability_documented boolean,
  replacement_justified boolean,
  client_contacted boolean,
  comment text,
  due_date date not null,
  acknowledged_at timestamptz,
  acknowledged_by text,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (policy_id, supervised_code),
  check (status <> 'Acknowledged' or (suitability_documented is not null and replacement_justified is not null
    and client_contacted is not null and acknowledged_by is not null))
);
create index supervision_review_supervisor on supervision_review (supervisor_code, status, due_date);
create index supervision_review_due on supervision_review (due_date) where status = 'Pending';

-- Finds any part of a policy number among millions: only the rows that hold its letters are read. Without it the search for a rare
-- number would read every row and exceed the time a statement may take.
create index policy_number_trigrams on policy using gin (policy_number gin_trgm_ops);

-- What a renewal or trail was submitted under (R-PRD-01): policy year to basis points, as the product had it.
create table policy_renewal_rates (
  policy_id uuid primary key references policy (id) on delete cascade,
  rates jsonb not null
);
