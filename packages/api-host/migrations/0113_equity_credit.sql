-- Equity share credits (2.6): a ledger of promises, vesting over five years.
create table equity_credit (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  grant_date date not null,
  source text not null check (source in ('Promotion', 'Annual BV', 'Builder Streak', 'Contest', 'Manual')),
  credits integer not null check (credits >= 1),
  -- Pending is unvested, Exported reported to the plan administrator, Released vested and confirmed.
  status text not null default 'Pending' check (status in ('Pending', 'Exported', 'Released')),
  -- Day of termination; for cause everything is forfeited, else what was not vested by then (R-EQS-03).
  forfeited_on date,
  is_for_cause boolean not null default false check (forfeited_on is not null or not is_for_cause),
  note text,
  -- The milestone it is for: granted once. Null for those given by hand.
  milestone text unique,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((source = 'Manual') = (milestone is null))
);
create index equity_credit_owner on equity_credit (associate_code, grant_date desc, id desc);
create index equity_credit_newest on equity_credit (grant_date desc, id desc);
