-- Places in the network (see app_user.path in people.sql), counts of teams, and changes of upline and level.

-- The bytes of one step of a path: 1 for the first 64 recruits, then 2 (to 2,319), 3 (to 37,663) and 5.
create function network_ordinal(i integer) returns text language sql immutable as $$
  select case
    when i < 64 then chr(33 + i)
    when i < 2320 then chr(97 + (i - 64) / 94) || chr(33 + (i - 64) % 94)
    when i < 37664 then chr(121 + (i - 2320) / 8836) || chr(33 + (i - 2320) / 94 % 94) || chr(33 + (i - 2320) % 94)
    else '}' || chr(33 + i / 830584 % 94) || chr(33 + i / 8836 % 94) || chr(33 + i / 94 % 94) || chr(33 + i % 94)
  end
$$;

-- Gives everybody a place, after a bulk load. Later writes move only the people they concern.
create function network_place_all() returns void language sql as $$
  with recursive child as (
    select code, upline_code, is_senior_level as senior,
      is_senior_level and status not in ('Terminated', 'Resigned') as in_force,
      network_ordinal((row_number() over (partition by upline_code order by join_date, code) - 1)::integer) as step
    from app_user where kind = 'Associate'
  ), tree as (
    select code, ''::text collate "C" as path, senior::integer as gen, in_force::integer as gen_in_force,
      case when senior then code end as shop, case when in_force then code end as shop_in_force, null::text as rmd
    from child where upline_code is null
    union all
    select child.code, tree.path || child.step, tree.gen + child.senior::integer, tree.gen_in_force + child.in_force::integer,
      case when child.senior then child.code else tree.shop end,
      case when child.in_force then child.code else tree.shop_in_force end, tree.shop
    from tree join child on child.upline_code = tree.code
  ), direct as (
    select upline_code as code, count(*) as n from app_user where upline_code is not null group by upline_code
  )
  update app_user set path = tree.path, gen = tree.gen, gen_in_force = tree.gen_in_force, shop_code = tree.shop,
    shop_in_force_code = tree.shop_in_force, upline_rmd_code = tree.rmd, direct_count = coalesce(direct.n, 0),
    next_ordinal = greatest(app_user.next_ordinal, coalesce(direct.n, 0)), has_rollup = app_user.has_rollup or app_user.is_senior_level
  from tree left join direct on direct.code = tree.code
  where app_user.code = tree.code
$$;

-- The order of the ladder, for lists sorted by level: a team by level is one walk of an index.
create function level_rank(code text) returns integer language sql immutable parallel safe as $$
  select array_position(array['TA', 'A', 'SA', 'MD', 'RMD', 'EMD', 'NMD', 'SNMD', 'EVC'], code)
$$;

-- The shops: RMD+ below somebody, by generation.
create index app_user_senior on app_user (path) include (code, gen, gen_in_force, status) where is_senior_level;

-- Finds codes by their beginning.
create index app_user_code_pattern on app_user (code text_pattern_ops);

-- Teams are ranges of paths: a hundredth of the network is too coarse to tell one of ten from one of ten thousand.
alter table app_user alter column path set statistics 1000;

-- The people of a team in a state: ranges of paths within that state.
create index app_user_address_state on app_user (address_state, path)
  include (code, gen, gen_in_force, level_code, status, name_key);

create index app_user_recruiter on app_user (recruiter_code) where recruiter_code is not null;

-- A team is a range of paths or the members of shops; each index holds all that a team's list sorts and filters by, so that no
-- member costs a row.
create unique index app_user_path on app_user (path)
  include (code, gen, gen_in_force, level_code, status, join_date, name_key, address_state, licensed_until) where path is not null;
create index app_user_shop on app_user (shop_code, path)
  include (code, level_code, status, join_date, name_key, address_state, licensed_until);
create index app_user_shop_in_force on app_user (shop_in_force_code, path)
  include (code, level_code, status, join_date, name_key, address_state, licensed_until);
create index app_user_level on app_user (level_code, path)
  include (code, gen, gen_in_force, status, name_key, address_state, licensed_until);
create index app_user_level_rank on app_user (level_rank(level_code), code)
  include (path, gen, gen_in_force, level_code, status, address_state, licensed_until);

-- Lists of everybody walk these in their order and skip other teams' people without reading their rows.
create index app_user_name_key on app_user (name_key, code)
  include (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
create index app_user_join_date on app_user (join_date, code)
  include (path, gen, gen_in_force, level_code, status, address_state, licensed_until);

-- Directs of an upline, and people below an RMD, by code.
create index app_user_upline_code on app_user (upline_code, code) include (status);
create index app_user_upline_rmd_code on app_user (upline_rmd_code, code);

-- Finds any part of a name among a million: only the names that hold its letters are read.
create index app_user_name_trigrams on app_user using gin (name_key gin_trgm_ops);

-- Transactions that add to the network or to the ledger of points lock the guard `for share`, those that move people `for update`, as
-- their first statement; without it a recruit committed during a move would keep the old path.
create table network_guard (
  id smallint primary key check (id = 1),
  -- First day of the open month: earlier months are closed and keep the network of their time. Null: none is closed.
  open_from date,
  -- Counts the writes that gave somebody another place; leaderboard_board keeps the number it was ranked at.
  placings bigint not null default 0
);
insert into network_guard (id) values (1);

-- One fold at a time; it does not hold up anybody else.
create table network_fold_guard (id smallint primary key check (id = 1));
insert into network_fold_guard (id) values (1);

-- Not yet folded changes of head counts: one associate as counted by all uplines, plus or minus one.
create table head_delta (
  id bigint generated always as identity primary key,
  associate_code text not null,
  level_code text not null,
  status text not null,
  -- Set on joining: counts in recruit_month.
  joined_month date,
  n smallint not null
);

-- People below each upline by level and status. base: same base shop; g0..g6: by generation in force, g0 with base; inf: all.
create table team_head (
  owner_code text not null,
  level_code text not null,
  status text not null,
  base integer not null, g0 integer not null, g1 integer not null, g2 integer not null, g3 integer not null,
  g4 integer not null, g5 integer not null, g6 integer not null, inf integer not null,
  primary key (owner_code, level_code, status)
);

-- People below each upline by the month they joined in.
create table recruit_month (
  owner_code text not null,
  month date not null,
  base integer not null, g0 integer not null, g1 integer not null, g2 integer not null, g3 integer not null,
  g4 integer not null, g5 integer not null, g6 integer not null, inf integer not null,
  primary key (owner_code, month)
);

-- Numbers of codes (domain.md 1.1), never used twice.
create sequence associate_number;

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

-- Who answered a request for another upline, and when (domain.md 2.33): the request itself holds only the last answer.
create table upline_change_step (
  id bigint generated always as identity primary key,
  request_id uuid not null references upline_change_request (id) on delete cascade,
  status text not null check (status in ('Approved', 'Pending For Admin', 'Pending For Owner',
    'Pending For Associate', 'Rejected By Admin', 'Rejected By Owner', 'Revoked')),
  acted_as text not null check (acted_as in ('Associate', 'Present RMD', 'New Upline', 'Home Office', 'System')),
  by_code text references app_user (code),
  note text,
  at timestamptz not null
);
create index upline_change_step_request on upline_change_step (request_id, id);

-- Transfers of the last months, which measuring levels reads: few among the rows of everybody's first upline.
create index upline_history_ended on upline_history (valid_to) where valid_to is not null;

-- The days on which somebody became an Active member at a level, or ceased to be one (R-PRM-03): the team at the end of a past month
-- is the team of today without the turns since. Triggers derive every row from the two histories. The writer of a history holds
-- the network's guard, or writes for a person who is new.
create table active_turn (
  associate_code text not null,
  day date not null,
  level_code text not null,
  -- 1, or -1.
  n smallint not null,
  primary key (associate_code, day, level_code) include (n)
);
create index active_turn_day on active_turn (day) include (associate_code, level_code, n);

create view counted_active_turn as
select associate_code, day, level_code, sum(n)::smallint as n
from (
  select status.associate_code, held.level_code, turn.day, turn.n
  from (
    select associate_code, to_status, (at at time zone 'America/New_York')::date as first,
      coalesce(lead((at at time zone 'America/New_York')::date) over (partition by associate_code order by at), 'infinity') as until
    from status_history
  ) status
  join level_history held on held.associate_code = status.associate_code
    and held.valid_from < status.until and (held.valid_to is null or held.valid_to > status.first)
  cross join lateral (values
    (greatest(status.first, held.valid_from), 1), (least(status.until, held.valid_to), -1)) turn (day, n)
  where status.to_status = 'Active' and status.first < status.until
) each
where day < 'infinity'
group by associate_code, day, level_code
having sum(n) <> 0;

create function keep_active_turns() returns trigger language plpgsql as $$
declare
  changed text[] := array(select distinct associate_code from written);
begin
  if changed <> '{}' then
    delete from active_turn where associate_code = any(changed);
    insert into active_turn (associate_code, day, level_code, n)
    select associate_code, day, level_code, n from counted_active_turn where associate_code = any(changed);
  end if;
  return null;
end
$$;
create trigger status_inserted after insert on status_history referencing new table as written
  for each statement execute function keep_active_turns();
create trigger status_updated after update on status_history referencing new table as written
  for each statement execute function keep_active_turns();
create trigger status_deleted after delete on status_history referencing old table as written
  for each statement execute function keep_active_turns();
create trigger level_inserted after insert on level_history referencing new table as written
  for each statement execute function keep_active_turns();
create trigger level_updated after update on level_history referencing new table as written
  for each statement execute function keep_active_turns();
create trigger level_deleted after delete on level_history referencing old table as written
  for each statement execute function keep_active_turns();

-- For everybody at once: after rows were loaded in bulk past the triggers.
create function derive_active_turns() returns void language sql as $$
  delete from active_turn;
  insert into active_turn (associate_code, day, level_code, n) select associate_code, day, level_code, n from counted_active_turn;
$$;

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

-- What teams are sorted by within a month: credits less reversals of each associate, as far as they are folded, with the shop of
-- the associate, so that the first of a large team are read in the order of an index. It follows from point_own by triggers, since
-- older releases fold points too while one release follows the other. Closed months are not listed and not
-- filled.
create table point_month (
  associate_code text not null,
  points_type text not null check (points_type in ('IssuedBv', 'Recruits')),
  month date not null,
  net bigint not null,
  shop_code text,
  primary key (associate_code, points_type, month)
);

create function derive_point_months() returns void language sql as $$
  delete from point_month;
  insert into point_month (associate_code, points_type, month, net, shop_code)
  select own.associate_code, own.points_type, own.month, own.net, app_user.shop_code
  from (
    select associate_code, points_type, month, sum(case when is_reversal then -amount else amount end) as net
    from point_own
    where points_type in ('IssuedBv', 'Recruits')
      and month >= (select coalesce(max(open_from), '-infinity') from network_guard)
    group by 1, 2, 3
  ) own join app_user on app_user.code = own.associate_code;
$$;

create function add_point_months() returns trigger language plpgsql as $$
begin
  insert into point_month (associate_code, points_type, month, net, shop_code)
  select own.associate_code, own.points_type, own.month, sum(case when is_reversal then -amount else amount end), app_user.shop_code
  from written own join app_user on app_user.code = own.associate_code
  where own.points_type in ('IssuedBv', 'Recruits')
  group by 1, 2, 3, 5 order by 1, 2, 3
  on conflict (associate_code, points_type, month) do update set net = point_month.net + excluded.net;
  return null;
end
$$;

create function take_point_months() returns trigger language plpgsql as $$
begin
  update point_month set net = point_month.net - own.net
  from (
    select associate_code, points_type, month, sum(case when is_reversal then -amount else amount end) as net
    from gone where points_type in ('IssuedBv', 'Recruits') group by 1, 2, 3
  ) own
  where point_month.associate_code = own.associate_code and point_month.points_type = own.points_type
    and point_month.month = own.month;
  return null;
end
$$;

create trigger month_inserted after insert on point_own referencing new table as written
  for each statement execute function add_point_months();
create trigger month_replaced after update on point_own referencing old table as gone
  for each statement execute function take_point_months();
create trigger month_updated after update on point_own referencing new table as written
  for each statement execute function add_point_months();
create trigger month_deleted after delete on point_own referencing old table as gone
  for each statement execute function take_point_months();

create index point_month_net on point_month (points_type, month, net, associate_code) include (shop_code);
create index point_month_shop on point_month (shop_code, points_type, month) include (associate_code, net);

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
