-- An import of a carrier's statement: its file is read by a job into lines, which show what would become of each; then booked in
-- pages; and taken back as long as no policy was moved by it (domain.md 2.22).
create table statement_import (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  statement_ref text collate "C" not null,
  statement_date date not null,
  currency text not null check (currency in ('USD', 'CAD')),
  file_name text not null,
  -- Until it is booked: other columns can be chosen, and the lines are then read again.
  file_key text,
  status text not null check (status in ('Checking', 'Ready', 'Booking', 'Booked', 'Undoing', 'Undone', 'Failed')),
  -- [{"heading": "Policy No", "field": "policy_number", "samples": ["GT-1"]}]
  columns jsonb not null,
  -- Why the file as a whole cannot be booked as it stands.
  problem text,
  fingerprint text collate "C",
  rows_total integer not null default 0,
  -- How far the present step is.
  rows_done integer not null default 0,
  -- Lines by outcome.
  counts jsonb not null default '{}',
  created_at timestamptz not null,
  created_by text not null references app_user (code),
  booked_at timestamptz,
  booked_by text,
  undone_at timestamptz,
  undone_by text,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index statement_import_newest on statement_import (created_at desc, id desc);
create index statement_import_ref on statement_import (provider_id, statement_ref);

create table statement_line (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references statement_import (id) on delete cascade,
  -- Among the lines of the file, from 1.
  position integer not null,
  -- In the file as an editor counts.
  file_line integer not null,
  -- What is read of the line; null of one that could not be read.
  line_no integer,
  policy_number_text text,
  match_number text collate "C",
  kind text,
  gross_cents bigint,
  event_date date,
  outcome text not null check (outcome in ('Matched', 'Chargeback', 'Action Required', 'Known', 'Refused')),
  message text,
  expected_cents bigint,
  policy_id uuid references policy (id) on delete set null,
  unique (import_id, position)
);
create index statement_line_outcome on statement_line (import_id, outcome, position);

-- Which field a column of the provider's statements is taken for; the next file of the provider begins with it.
create table statement_mapping (
  provider_id uuid primary key references provider (id),
  headings jsonb not null
);

alter table provider_payment
  add column import_id uuid references statement_import (id),
  -- An admin chose the policy: its number is not asked again.
  add column is_matched_by_hand boolean not null default false,
  -- What it did to its policy, which has to be taken back first.
  add column brought_about text check (brought_about in ('Ready To Pay', 'Chargeback'));
create index provider_payment_import on provider_payment (import_id, line_no) where import_id is not null;
create index provider_payment_statement on provider_payment (provider_id, statement_date);

-- What the last check of the books found, one row a check; no row before its first night.
create table books_check (
  task text primary key,
  checked_at timestamptz not null,
  -- How many of each kind; all 0 when the books are whole.
  findings jsonb not null
);

-- Whether a termination was for cause (domain.md 4.10, R-MNY-34): its code and text; both null when it was not, and in rows of an
-- older release, which did not ask.
alter table status_history add column cause_code text, add column cause_text text,
  add constraint status_history_cause check (
    (cause_code is null) = (cause_text is null) and (cause_code is null or to_status = 'Terminated'));

-- What a payout recovered of a debt in another currency, in the currency of the debt; amount_cents is in that of the payout. Null
-- where they are the same (domain.md 4.10, R-MNY-30).
alter table payout_recovery add column debt_cents bigint check (debt_cents > 0);

-- Premiums that carriers report as late, and what is done to save the policy (domain.md 8.1, 9.3 item 7).

-- Due date of a premium the carrier has not received; null while none is late.
alter table carrier_case add column premium_due_on date;

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
