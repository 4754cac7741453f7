-- Numbers of codes (domain.md 1.1), never used twice.
create sequence associate_number;
select setval('associate_number', greatest((select coalesce(max(substr(code, 2)::integer), 0) from app_user where kind = 'Associate'), 1),
  exists (select from app_user where kind = 'Associate'));

-- Lowest level the associate may be demoted to: promised at a direct registration (R-LVL-05).
alter table app_user add column guaranteed_level_code text references level (code);

-- Transfers and changes of level, carried out when due: at once, or at the first of a month (R-LVL-02, R-LVL-04).
create table network_change (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('Transfer', 'Level')),
  associate_code text not null references app_user (code),
  to_upline_code text references app_user (code),
  with_downline boolean,
  to_level_code text references level (code),
  effective_date date not null,
  reason text not null,
  status text not null check (status in ('Scheduled', 'Running', 'Done', 'Failed', 'Cancelled')),
  -- People to be moved, and moved so far.
  total integer not null default 0,
  moved integer not null default 0,
  -- Why it failed, for a person to read.
  problem text,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  created_by text,
  version integer not null default 1,
  check ((kind = 'Transfer') = (to_upline_code is not null and with_downline is not null)),
  check ((kind = 'Level') = (to_level_code is not null))
);
-- One waiting change of a kind at a time.
create unique index network_change_open on network_change (associate_code, kind) where status in ('Scheduled', 'Running');
create index network_change_due on network_change (effective_date, created_at) where status = 'Scheduled';
create index network_change_associate on network_change (associate_code, created_at desc);

-- Requests of associates for another upline (domain.md 2.33).
create table upline_change_request (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  from_upline_code text not null references app_user (code),
  to_upline_code text not null references app_user (code) check (to_upline_code <> associate_code),
  -- The present upline RMD, who answers first.
  owner_code text references app_user (code),
  reason text not null check (char_length(reason) >= 20),
  with_downline boolean not null,
  status text not null check (status in ('Approved', 'Pending For Admin', 'Pending For Owner', 'Pending For Associate',
    'Rejected By Admin', 'Rejected By Owner', 'Revoked')),
  -- Nobody answered in time (R-UPL-01).
  no_answer boolean not null default false,
  -- Until when the owner may answer.
  answer_by date,
  answer_note text,
  decided_at timestamptz,
  decided_by text,
  effective_date date,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create unique index upline_change_request_open on upline_change_request (associate_code)
  where status in ('Pending For Owner', 'Pending For Associate', 'Pending For Admin');
create index upline_change_request_associate on upline_change_request (associate_code, created_at desc);
create index upline_change_request_owner on upline_change_request (owner_code) where status = 'Pending For Owner';
create index upline_change_request_to on upline_change_request (to_upline_code) where status = 'Pending For Associate';
create index upline_change_request_created on upline_change_request (created_at desc, id);
