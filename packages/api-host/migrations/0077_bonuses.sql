-- Programs that pay besides policies: builder plan and bonus (domain.md 2.33, 4.9), scholarships (5.6).

-- Who was enrolled in the builder plan from when to when; enrolling again is a new row.
create table builder_enrollment (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  plan text not null default 'Builder' check (plan = 'Builder'),
  country text not null check (country in ('USA', 'Canada')),
  price_cents bigint not null check (price_cents >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  card_reference text,
  started_on date not null,
  next_charge_on date,
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  closed_on date check (closed_on >= started_on),
  close_reason text,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((status = 'Closed') = (closed_on is not null))
);
-- R-BLD-01.
create unique index builder_enrollment_active on builder_enrollment (associate_code) where status = 'Active';
create index builder_enrollment_owner on builder_enrollment (associate_code, started_on desc);

-- A country's month, paid once (R-MNY-26 to R-MNY-28).
create table builder_bonus (
  month date not null,
  country text not null check (country in ('USA', 'Canada')),
  issued_bv_cents bigint not null,
  pool_cents bigint not null,
  -- Nobody qualified.
  house_cents bigint not null,
  qualifiers integer not null,
  posted_at timestamptz not null,
  primary key (month, country)
);

-- A quarter whose awards are posted, once (R-SCP-03).
create table scholarship_window (
  window_start date primary key,
  window_end date not null,
  awards integer not null,
  posted_at timestamptz not null
);
create table scholarship_award (
  id uuid primary key,
  window_start date not null references scholarship_window (window_start),
  associate_code text not null references app_user (code),
  program text not null,
  min_bv_cents bigint not null,
  award_cents bigint not null check (award_cents > 0),
  currency text not null check (currency in ('USD', 'CAD')),
  recruits integer not null,
  bv_cents bigint not null,
  -- R-SCP-04.
  taken_back_at timestamptz,
  unique (window_start, associate_code)
);
