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
  -- The monthly charges. The card is kept at Stripe, under the names that the payment has.
  payment_id uuid references card_payment (id),
  next_try_on date,
  failed_tries integer not null default 0 check (failed_tries between 0 and 3),
  -- The associate has closed it: it ends with the month that is paid.
  ends_after_month boolean not null default false,
  check ((status = 'Closed') = (closed_on is not null))
);

-- R-BLD-01.
create unique index builder_enrollment_active on builder_enrollment (associate_code) where status = 'Active';
create index builder_enrollment_owner on builder_enrollment (associate_code, started_on desc);
create index builder_enrollment_try on builder_enrollment (next_try_on) where status = 'Active';

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

-- `app_user` repeats who is in the builder plan, because every session asks for it; these triggers keep it.
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

-- Leaderboards (domain.md 5.4, 5.5). A board is ranked as a whole by a job; readers walk it in its order.
create table leaderboard_board (
  id integer generated always as identity primary key,
  points_type text not null check (points_type in ('SubmittedBv', 'IssuedBv', 'Recruits', 'Licenses', 'SubmittedPolicies',
    'IssuedPolicies', 'ContestPoints', 'Builder', 'Hawaii', 'Builder Bonus')),
  team_type text not null check (team_type in ('Personal', 'BaseShop', 'RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam',
    'Infinity')),
  -- Contest: the days of the contest (domain.md 5.4).
  period text not null check (period in ('Week', 'Month', 'Quarter', 'Year', 'Contest')),
  -- When its figures were read; null while it is being ranked for the first time.
  as_of timestamptz,
  -- Company day it was ranked on: another day may be another period.
  on_date date,
  -- When somebody last looked at it: boards nobody looks at are not kept fresh.
  asked_at timestamptz not null,
  -- network_guard.placings when it was ranked: while both are equal, the places in its rows are the people's own. Null: unknown.
  placings bigint,
  unique (points_type, team_type, period)
);

create table leaderboard_row (
  board_id integer not null references leaderboard_board (id) on delete cascade,
  associate_code text not null,
  -- R-LDB-01: equal numbers share a rank; `position` also orders by name and is unique.
  rank integer not null,
  position integer not null,
  adjusted_current bigint not null,
  adjusted_previous bigint not null,
  total_current bigint not null,
  total_previous bigint not null,
  -- Boards of contests (5.5): what the score is made of.
  facts jsonb,
  -- Where the person was when the board was ranked, so that the rows of one team are found in the index alone.
  path text collate "C",
  gen_in_force smallint,
  -- The rank by the figures of the period before, so that a board shows who moved; null where there were none.
  previous_rank integer,
  primary key (board_id, associate_code)
);
create index leaderboard_row_position on leaderboard_row (board_id, position) include (associate_code, path, gen_in_force);
create index leaderboard_row_path on leaderboard_row (board_id, path) include (associate_code, position, gen_in_force);

-- Teams are ranges of paths: see app_user.path in people.sql.
alter table leaderboard_row alter column path set statistics 1000;

-- Who hides own figures from others on company boards (R-LDB-06).
create table leaderboard_preference (
  associate_code text primary key references app_user (code),
  hides_figures boolean not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);

-- Named company teams (2.33, 5.5): members are the RmdSuperTeam of the anchor.
create sequence named_team_number;

create table named_team (
  id uuid primary key default gen_random_uuid(),
  -- T and four digits, in sequence.
  code text not null unique default 'T' || lpad(nextval('named_team_number')::text, 4, '0') check (code ~ '^T[0-9]{4}$'),
  name text not null check (char_length(name) between 2 and 60),
  -- The name folded: names are unique whatever their case.
  name_key text collate "C" not null unique,
  anchor_code text not null references app_user (code),
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);

-- The database counts every write that moves people, and forgets the places of a board that was ranked without them.
create function count_placing() returns trigger language plpgsql as $$
begin
  update network_guard set placings = placings + 1;
  return null;
end
$$;
create trigger people_placed after update of path, gen_in_force on app_user for each statement execute function count_placing();

create function forget_places() returns trigger language plpgsql as $$
begin
  update leaderboard_board set placings = null
  where placings is not null and id in (select board_id from ranked where path is null);
  return null;
end
$$;
create trigger board_ranked after insert on leaderboard_row referencing new table as ranked
  for each statement execute function forget_places();
