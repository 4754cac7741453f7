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
