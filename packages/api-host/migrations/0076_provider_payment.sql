-- What carriers pay the company, line by line of their statements (domain.md 2.22).
create table provider_payment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  statement_ref text collate "C" not null,
  statement_date date not null,
  line_no integer not null check (line_no >= 1),
  policy_number_text text not null,
  -- As in policy.match_number.
  match_number text collate "C" not null,
  kind text not null check (kind in ('First Year', 'Excess', 'Renewal', 'Trail', 'Chargeback')),
  gross_cents bigint not null check (gross_cents <> 0 and (kind = 'Chargeback') <= (gross_cents < 0)),
  currency text not null check (currency in ('USD', 'CAD')),
  -- The carrier's day of what it reports; the statement's when the line names none.
  event_date date not null,
  policy_id uuid references policy (id),
  expected_cents bigint,
  processing text not null default 'Received' check (processing in ('Received', 'Action Required', 'Ready To Pay', 'Processed')),
  exception text,
  accepted_reason text,
  pay_run_id uuid references pay_run (id),
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  -- Importing a statement again changes nothing.
  unique (provider_id, statement_ref, line_no),
  check ((processing = 'Action Required') = (exception is not null)),
  check (processing not in ('Ready To Pay', 'Processed') or policy_id is not null),
  check ((processing = 'Processed') = (pay_run_id is not null))
);
create index provider_payment_newest on provider_payment (statement_date desc, id desc);
create index provider_payment_policy on provider_payment (policy_id, kind) where policy_id is not null;
create index provider_payment_open on provider_payment (processing, id) where processing <> 'Processed';
