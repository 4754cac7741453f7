-- The ledger of points (domain.md 5.1): appended to, never changed. `amount` is cents of BV, hundredths of policies, else
-- units, and always positive; is_reversal gives the sign.
create table point_entry (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  points_type text not null check (points_type in ('SubmittedBv', 'IssuedBv', 'Recruits', 'Licenses', 'SubmittedPolicies',
    'IssuedPolicies', 'ContestPoints')),
  amount bigint not null check (amount > 0),
  on_date date not null,
  reference_kind text not null,
  reference_id text not null,
  portion smallint,
  is_reversal boolean not null default false,
  product_id uuid,
  provider_id uuid,
  policy_id uuid,
  -- Nearest RMD+ at or above the owner when the entry was made.
  shop_code text,
  created_at timestamptz not null default now()
);
create index point_entry_owner on point_entry (owner_code, on_date) include (points_type, is_reversal, amount);
create index point_entry_type on point_entry (points_type, on_date, owner_code) include (is_reversal, amount);
-- Entries are looked up by their cause only for recruits.
create index point_entry_reference on point_entry (reference_id) where reference_kind = 'associate';

-- What chargebacks took from the count of a policy (5.1): few entries, read by their policy.
create index point_entry_charged on point_entry (policy_id) where reference_kind = 'chargeback';

create trigger point_entry_append_only before update or delete on point_entry
  for each row execute function refuse_change();
create trigger point_entry_no_truncate before truncate on point_entry
  for each statement execute function refuse_change();

-- Not yet folded entries.
create table point_delta (
  id bigint generated always as identity primary key,
  associate_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  product_id uuid,
  provider_id uuid,
  amount bigint not null
);

-- Folded: own entries of each associate by month.
create table point_own (
  associate_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  amount bigint not null,
  primary key (associate_code, points_type, month, is_reversal)
);
create index point_own_month on point_own (points_type, month, amount desc) include (associate_code, is_reversal);

-- The month's production that a page of people shows, one index read for each person.
create index point_own_shown on point_own (associate_code, month, points_type, is_reversal) include (amount)
  where points_type in ('IssuedBv', 'Recruits');

-- Folded: of the people of an owner, the owner included. Buckets as in team_head.
create table point_rollup (
  owner_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  base bigint not null, g0 bigint not null, g1 bigint not null, g2 bigint not null, g3 bigint not null,
  g4 bigint not null, g5 bigint not null, g6 bigint not null, inf bigint not null,
  primary key (owner_code, points_type, month, is_reversal)
);

-- Company boards read the roll-ups of a few months among many.
create index point_rollup_month on point_rollup (points_type, month);

create table point_cube (
  owner_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  product_id uuid not null,
  provider_id uuid not null,
  base bigint not null, g0 bigint not null, g1 bigint not null, g2 bigint not null, g3 bigint not null,
  g4 bigint not null, g5 bigint not null, g6 bigint not null, inf bigint not null,
  primary key (owner_code, points_type, month, product_id, provider_id, is_reversal)
);

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
