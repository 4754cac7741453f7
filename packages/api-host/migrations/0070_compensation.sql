-- Money of associates (domain.md 2.17, 2.18, 2.23, 4). Cents; every amount also stands in the ledger (0071).

-- A closed or open payout cycle (2.23). `number` counts from 1.
create table pay_run (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique,
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  -- Lines posted up to here are collected.
  cut_off_at timestamptz not null,
  pay_date date not null check (pay_date >= period_end),
  status text not null default 'Draft' check (status in ('Draft', 'Open', 'Closed')),
  opened_at timestamptz,
  opened_by text,
  closed_at timestamptz,
  -- Two-person rule: never the opener.
  closed_by text check (closed_by <> opened_by),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create unique index pay_run_one_unclosed on pay_run ((true)) where status <> 'Closed';

-- People and rates frozen for a portion on the submit date (R-MNY-01); later postings read nothing else but statuses.
create table compensation_snapshot (
  policy_id uuid not null references policy (id) on delete cascade,
  portion integer not null check (portion between 0 and 2),
  submit_date date not null,
  schedule_id uuid references compensation_schedule (id),
  -- Set at the first posting: from then on it never changes (R-MNY-03).
  is_final boolean not null default false,
  snapshot jsonb not null,
  primary key (policy_id, portion)
);

create table compensation_line (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  policy_id uuid references policy (id),
  source_associate_code text references app_user (code),
  portion integer check (portion between 0 and 2),
  compensation_type text not null check (compensation_type in ('Writing', 'Override Bonus', 'Training', 'Split',
    'Revenue Bonus', 'Excess', 'Renewal', 'Trail', 'Builder Bonus', 'Contest Bonus', 'Scholarship', 'Training Reversion',
    'Adjustment')),
  -- Place in the canonical order of the policy's lines (4.4), 0 for others; and installment number, 0 the first.
  line_no integer not null default 0,
  installment integer not null default 0,
  level_at_snapshot text references level (code),
  rate_bps integer,
  generation integer check (generation between 1 and 6),
  base_bv_cents bigint,
  -- Negative for chargebacks and negative adjustments; never zero unless rounding made it so.
  amount_cents bigint not null,
  currency text not null check (currency in ('USD', 'CAD')),
  status text not null check (status in ('Pending', 'Escrow', 'Paid', 'Chargeback', 'Chargeback Escrow')),
  escrow_reason text check (escrow_reason in ('Training', 'License', 'Suspension', 'Associate Flag', 'Missing Payout Info',
    'Supervision', 'Manual')),
  -- Of a negative line, a replacement or a reversion: the line it speaks of.
  original_line_id uuid references compensation_line (id),
  chargeback_id uuid,
  pay_run_id uuid references pay_run (id),
  -- Trace of domain.md 4.13.
  explanation jsonb not null,
  posted_at timestamptz not null,
  released_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  -- The event that made it: once and only once (R-10).
  source_kind text not null,
  source_id text not null,
  source_no integer not null,
  created_by text,
  version integer not null default 1,

  unique (source_kind, source_id, source_no),
  check ((status = 'Escrow') <= (escrow_reason is not null)),
  check ((voided_at is null) = (void_reason is null)),
  check ((status in ('Chargeback', 'Chargeback Escrow')) = (amount_cents < 0))
);
create index compensation_line_owner on compensation_line (associate_code, posted_at desc, id desc);
create index compensation_line_policy on compensation_line (policy_id, portion, line_no, installment);
create index compensation_line_pending on compensation_line (currency, associate_code, posted_at)
  where status = 'Pending' and voided_at is null;
create index compensation_line_escrow on compensation_line (associate_code) where status = 'Escrow' and voided_at is null;
create index compensation_line_pay_run on compensation_line (pay_run_id) where pay_run_id is not null;
create index compensation_line_source on compensation_line (source_associate_code, associate_code, posted_at desc);
create index compensation_line_original on compensation_line (original_line_id) where original_line_id is not null;

-- Debt of one associate from one event (2.18): opened with the negative lines, recovered by pay runs first in, first out.
create table chargeback (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  policy_id uuid references policy (id),
  reason text not null,
  event_date date not null,
  months_in_force integer,
  amount_cents bigint not null check (amount_cents > 0),
  recovered_cents bigint not null default 0 check (recovered_cents between 0 and amount_cents),
  written_off_cents bigint not null default 0 check (written_off_cents >= 0),
  transferred_to_id uuid references chargeback (id),
  currency text not null check (currency in ('USD', 'CAD')),
  note text,
  document_id uuid references attachment (id),
  dispute_text text,
  dispute_document_id uuid references attachment (id),
  dispute_status text check (dispute_status in ('Pending', 'Approved', 'Refused')),
  disputed_at timestamptz,
  dispute_answer text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (recovered_cents + written_off_cents <= amount_cents)
);
create index chargeback_owner on chargeback (associate_code, event_date, id);
create index chargeback_open on chargeback (currency, associate_code, event_date, id)
  where recovered_cents + written_off_cents < amount_cents and transferred_to_id is null;
create index chargeback_policy on chargeback (policy_id);
alter table compensation_line add foreign key (chargeback_id) references chargeback (id);

-- What one associate is paid in one run and currency.
create table payout (
  id uuid primary key default gen_random_uuid(),
  pay_run_id uuid not null references pay_run (id),
  associate_code text not null references app_user (code),
  currency text not null check (currency in ('USD', 'CAD')),
  gross_cents bigint not null check (gross_cents >= 0),
  withheld_cents bigint not null check (withheld_cents between 0 and gross_cents),
  carry_in_cents bigint not null check (carry_in_cents >= 0),
  -- gross − withheld + carry_in = net + carry_out (I8).
  net_cents bigint not null check (net_cents >= 0),
  carry_out_cents bigint not null check (carry_out_cents >= 0),
  -- The partner's part of net where the code is shared.
  partner_code text references app_user (code),
  partner_cents bigint not null default 0 check (partner_cents between 0 and net_cents),
  payout_information_id uuid,
  status text not null default 'Pending' check (status in ('Pending', 'Exported', 'Released')),
  returned_reason text,
  exported_at timestamptz,
  released_at timestamptz,
  version integer not null default 1,
  unique (pay_run_id, associate_code, currency),
  check (gross_cents - withheld_cents + carry_in_cents = net_cents + carry_out_cents)
);
create index payout_owner on payout (associate_code, pay_run_id);

-- The 90-day onboarding program (2.19).
create table training_program (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null unique references app_user (code),
  trainer_code text not null references app_user (code),
  status text not null default 'Pending' check (status in ('Pending', 'Open', 'Completed', 'Defaulted', 'Reopen', 'Reverted')),
  opened_at date,
  due_date date,
  completed_at date,
  defaulted_at date,
  reopened_at date,
  reverted_at date,
  -- {"pre_licensing_course": {"on": "2026-05-01", "document_id": "…"}, …}; observed items are not stored.
  checklist jsonb not null default '{}',

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index training_program_trainer on training_program (trainer_code, status);
create index training_program_due on training_program (status, due_date);

create table training_case (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references training_program (id),
  policy_id uuid not null unique references policy (id),
  observed_on date not null,
  status text not null default 'Pending' check (status in ('Pending', 'Acknowledged', 'Missed')),
  acknowledged_at timestamptz,
  acknowledged_by text,
  trainer_comment text,
  version integer not null default 1
);
create index training_case_program on training_case (program_id, observed_on);

-- Where payouts go (2.9). Sealed columns hold vault texts bound to (payout_information, column, id) (S-66).
create table payout_information (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  tax_entity text not null check (tax_entity in ('Individual', 'Corporation', 'S Corporation', 'Partnership', 'Trust', 'LLC')),
  company_name text,
  -- EIN or Canadian business number.
  tax_number_sealed text,
  tax_number_last text,
  name_on_account text not null,
  account_type text not null check (account_type in ('Checking', 'Savings')),
  bank_name text not null,
  routing_number text,
  institution_number text,
  transit_number text,
  account_number_sealed text not null,
  account_number_last text not null,
  -- Keyed hash: the same account on several codes (R-BNK-05).
  account_number_index text not null,
  document_id uuid references attachment (id),
  country text not null check (country in ('USA', 'Canada')),
  currency text not null check (currency in ('USD', 'CAD')),
  status text not null check (status in ('Approved', 'Pending For Admin', 'Pending For Owner', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  rejection_text text,
  approved_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
-- R-BNK-01.
create unique index payout_information_approved on payout_information (associate_code) where status = 'Approved';
create index payout_information_owner on payout_information (associate_code, created_at desc);
create index payout_information_account on payout_information (account_number_index);
