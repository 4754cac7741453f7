-- Qualification of associates for levels (domain.md 1.2, 2.5).

-- One row an associate and closed month, written by the month close and never changed.
create table level_qualification (
  associate_code text not null references app_user (code),
  period_month date not null check (extract(day from period_month) = 1),
  level_at_close text not null references level (code),
  -- What the last closed window qualifies for (R-LVL-07); null: not even the lowest level.
  qualified_level text references level (code),
  -- Adjusted issued BV of the month (5.3). The wide teams are those of seniors; null for others (R-TEAM-03).
  personal_bv_cents bigint not null,
  base_shop_bv_cents bigint not null,
  super_base_bv_cents bigint,
  super_team_bv_cents bigint,
  recruits integer not null,
  licensed_count integer not null,
  legs integer not null,
  persistency_bps integer,
  -- Measures and production counted for the level next above, {"measures": {…}, "production": {…}}; null at the top.
  next_level jsonb,
  created_at timestamptz not null default now(),
  primary key (associate_code, period_month)
);
create trigger level_qualification_append_only before update or delete on level_qualification
  for each row execute function refuse_change();

-- Months whose qualifications are all written.
create table level_close (
  period_month date primary key,
  closed_at timestamptz not null,
  associates integer not null
);

-- Wish for a level that an admin gives (2.33, R-LVL-03).
create table level_request (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  from_level text not null references level (code),
  to_level text not null references level (code),
  -- The qualification for the level as it was when asked for.
  evidence jsonb not null,
  note text,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Refused')),
  decision_reason text,
  decided_at timestamptz,
  decided_by text,
  effective_date date,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (status <> 'Refused' or decision_reason is not null)
);
create unique index level_request_pending on level_request (associate_code) where status = 'Pending';
create index level_request_associate on level_request (associate_code, created_at desc);
create index level_request_created on level_request (created_at desc, id);

create index app_user_recruiter on app_user (recruiter_code) where recruiter_code is not null;
create index level_history_rising on level_history (level_code, valid_from) include (associate_code);
