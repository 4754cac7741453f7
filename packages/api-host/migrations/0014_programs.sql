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

-- Builders exchange (R-MNY-35): a leg that a new RMD left with the promoting RMD, and what of its overrides goes to the new RMD.
create table exchange_leg (
  id uuid primary key default gen_random_uuid(),
  new_rmd_code text not null references app_user (code),
  promoting_rmd_code text not null references app_user (code),
  leg_code text not null references app_user (code),
  -- First and last month that counts, by their first days.
  starts_on date not null check (extract(day from starts_on) = 1),
  ends_on date check (extract(day from ends_on) = 1 and ends_on >= starts_on),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (new_rmd_code <> promoting_rmd_code and leg_code not in (new_rmd_code, promoting_rmd_code))
);
create unique index exchange_leg_new_rmd on exchange_leg (new_rmd_code) where ends_on is null;
create unique index exchange_leg_leg on exchange_leg (leg_code) where ends_on is null;
create index exchange_leg_promoting on exchange_leg (promoting_rmd_code);

-- A closed month of an agreement: the BV that decided about the share.
create table exchange_month (
  exchange_leg_id uuid not null references exchange_leg (id),
  month date not null,
  base_shop_bv_cents bigint not null,
  -- Times it was posted; each names its lines and journal.
  postings integer not null default 0,
  primary key (exchange_leg_id, month)
);

-- What of an override line of the promoting RMD has gone to the new RMD, corrections after chargebacks included.
create table exchange_share (
  line_id uuid primary key references compensation_line (id),
  exchange_leg_id uuid not null,
  month date not null,
  moved_cents bigint not null,
  foreign key (exchange_leg_id, month) references exchange_month (exchange_leg_id, month)
);
create index exchange_share_month on exchange_share (exchange_leg_id, month);

-- Who is in the builder plan stands beside the person, because every session asks for it: it follows the open enrollment.
create function keep_builder_plan() returns trigger language plpgsql as $$
begin
  update app_user set has_builder_plan = not has_builder_plan
  where code in (select associate_code from written) and has_builder_plan <> exists (
    select from builder_enrollment where associate_code = app_user.code and status = 'Active');
  return null;
end
$$;
create trigger builder_plan_inserted after insert on builder_enrollment referencing new table as written
  for each statement execute function keep_builder_plan();
create trigger builder_plan_updated after update on builder_enrollment referencing new table as written
  for each statement execute function keep_builder_plan();
create trigger builder_plan_deleted after delete on builder_enrollment referencing old table as written
  for each statement execute function keep_builder_plan();

-- For everybody at once: after rows were loaded in bulk past the triggers.
create function derive_builder_plans() returns void language sql as $$
  update app_user set has_builder_plan = not has_builder_plan
  where has_builder_plan <> exists (
    select from builder_enrollment where associate_code = app_user.code and status = 'Active')
$$;
