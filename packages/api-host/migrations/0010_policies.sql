-- Business (domain.md 2.12). Pay settings of the product are frozen here on the submit date (R-PRD-01).
create table policy (
  id uuid primary key default gen_random_uuid(),
  -- Upper-cased; unique per provider, archived ones included.
  policy_number text collate "C" not null check (policy_number ~ '^[A-Z0-9-]{3,30}$'),
  -- As carriers' feeds are matched: without hyphens and leading zeros (R-CAR-01).
  match_number text collate "C" not null generated always as (ltrim(replace(policy_number, '-', ''), '0')) stored,
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
-- totals of a downline need is in this one row; business_status, dates and product repeat the policy's and are kept by the
-- policy store alone.
create table policy_share (
  -- Rises with every share; the last sort level of lists.
  id bigint generated by default as identity primary key,
  policy_id uuid not null references policy (id) on delete cascade,
  -- 0 the writing associate, 1 and 2 the splits in entry order (R-MNY-05).
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
-- in the order of submission. Both are read from the index alone; a policy is in the first only while it waits.
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
  check_key text check (check_key in ('product', 'product_state', 'international', 'issue_age', 'writing_status', 'license', 'appointment',
    'eo', 'aml', 'annuity_training', 'splits', 'replacement_notice', 'policy_number')),
  associate_code text references app_user (code),
  text text not null,
  asked_at timestamptz not null,
  asked_by text,
  answer text,
  answered_at timestamptz,
  answered_by text,
  closed_at timestamptz,
  closed_by text,
  -- When the upline was notified that nobody answers (domain.md 8.1).
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
create trigger document_named after insert or update of attachment_id on policy_attachment
  for each row execute function document_named('attachment_id');

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
  -- Policy year to basis points.
  rates jsonb not null
);

-- Pending business as carriers report it (domain.md 2.21). What the carrier's own words mean; unlisted words mean Underwriting.
create table carrier_status (
  provider_id uuid not null references provider (id),
  -- Folded: lower case, single spaces.
  text_key text collate "C" not null,
  text text not null,
  -- Null: met in a feed, not yet mapped by an admin.
  lifecycle text check (lifecycle in ('Submitted', 'Underwriting', 'Issued', 'In Force', 'Not Taken', 'Declined', 'Withdrawn',
    'Lapsed', 'Cancelled', 'Death Claim')),
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  primary key (provider_id, text_key)
);

create table carrier_import (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  file_name text not null,
  rows_read integer not null,
  rows_created integer not null,
  rows_updated integer not null,
  rows_unchanged integer not null,
  rows_failed integer not null,
  -- [{"line": 3, "reason": "…"}]
  failures jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  -- Lines of the file that name a known policy.
  rows_matched integer,
  -- Unchanged lines for which an earlier file had brought a later update.
  rows_older integer not null default 0,
  -- A job reads the file part by part; the file is kept until the job is done.
  status text not null default 'Completed' check (status in ('Processing', 'Completed', 'Failed')),
  -- Lines of the file.
  rows_total integer not null default 0,
  -- Until it is read.
  file_key text,
  check ((file_key is not null) = (status = 'Processing'))
);
create index carrier_import_newest on carrier_import (created_at desc, id desc);

create table carrier_case (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  carrier_policy_number text collate "C" not null,
  match_number text collate "C" not null,
  applicant_name text not null,
  applicant_key text collate "C" not null,
  product_text text,
  state text,
  premium_cents bigint,
  writing_number text,
  -- By appointment; null while nobody holds the writing number.
  associate_code text references app_user (code),
  carrier_status_text text not null,
  lifecycle text not null,
  received_on date,
  issued_on date,
  last_update date not null,
  policy_id uuid references policy (id) on delete set null,
  matched_at timestamptz,
  -- Since when the lifecycle is a final one; 60 days later the case is Closed.
  final_since date,
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- The home office chose the associate: the writing number in a later file does not undo it.
  associate_by_hand boolean not null default false,
  -- Whether the carrier's status had a meaning when the case was last imported: without one, nothing is suggested.
  is_mapped boolean not null default true,
  -- Due date of a premium the carrier has not received; null while none is late.
  premium_due_on date,
  unique (provider_id, carrier_policy_number)
);
create index carrier_case_associate on carrier_case (associate_code, last_update desc, id desc);
create index carrier_case_newest on carrier_case (last_update desc, id desc);
create index carrier_case_policy on carrier_case (policy_id);
create index carrier_case_number on carrier_case (provider_id, match_number);
-- A policy has at most one active case.
create unique index carrier_case_active_policy on carrier_case (policy_id) where policy_id is not null and status = 'Active';

create table carrier_case_requirement (
  case_id uuid not null references carrier_case (id) on delete cascade,
  position integer not null,
  text text not null,
  ordered_on date,
  due_on date,
  closed_on date,
  primary key (case_id, position)
);

-- A lifecycle the carrier reports and the matched policy does not have: for the owner or an admin to accept (R-CAR-02).
create table carrier_suggestion (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references carrier_case (id) on delete cascade,
  policy_id uuid not null references policy (id) on delete cascade,
  lifecycle text not null,
  on_date date not null,
  status text not null default 'Pending' check (status in ('Pending', 'Accepted', 'Ignored')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create unique index carrier_suggestion_pending on carrier_suggestion (case_id) where status = 'Pending';
create index carrier_suggestion_policy on carrier_suggestion (policy_id, created_at desc);

-- A second active case of the same policy stays unmatched instead of failing the statement, so that one such line does not
-- reject a carrier's whole file.
create function leave_second_case_unmatched() returns trigger language plpgsql as $$
begin
  if exists (select from carrier_case held where held.policy_id = new.policy_id and held.status = 'Active' and held.id <> new.id) then
    new.policy_id := null;
    new.matched_at := null;
  end if;
  return new;
end
$$;
create trigger second_case before insert or update of policy_id, status on carrier_case
  for each row when (new.policy_id is not null and new.status = 'Active') execute function leave_second_case_unmatched();

-- Premiums that carriers report as late, and what is done to save the policy (domain.md 8.1, 9.3 item 7).

create table late_premium (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy (id) on delete cascade,
  due_on date not null,
  -- Last day on which the premium saves the policy.
  grace_ends_on date not null,
  is_lapse_reported boolean not null default false,
  reported_on date not null,
  -- What the last call brought.
  outcome text check (outcome in ('No Answer', 'Reached', 'Promised', 'Paid', 'Lost')),
  promised_on date,
  called_at timestamptz,
  closed_on date,
  closed_as text check (closed_as in ('Paid', 'Lapsed')),
  version integer not null default 1,
  check ((closed_on is null) = (closed_as is null)),
  check ((outcome is null) = (called_at is null))
);
create unique index late_premium_open on late_premium (policy_id) where closed_on is null;
create index late_premium_policy on late_premium (policy_id);

create table late_premium_call (
  id uuid primary key default gen_random_uuid(),
  late_premium_id uuid not null references late_premium (id) on delete cascade,
  outcome text not null check (outcome in ('No Answer', 'Reached', 'Promised', 'Paid', 'Lost')),
  promised_on date check (promised_on is null or outcome = 'Promised'),
  note text,
  called_at timestamptz not null,
  called_by text not null references app_user (code)
);
create index late_premium_call_late on late_premium_call (late_premium_id, called_at desc);

-- What a lapse would take from each person, worked out when the premium is reported late and each night after.
create table late_premium_risk (
  late_premium_id uuid not null references late_premium (id) on delete cascade,
  associate_code text not null references app_user (code),
  debt_cents bigint not null,
  total_cents bigint not null,
  primary key (late_premium_id, associate_code)
);
