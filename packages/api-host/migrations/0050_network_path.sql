-- Place in the network, derived from `upline_code`, level and status; written by src/network/*.store.ts alone.
--
-- `path` is one code of bytes a level: the ordinal of the person among the recruits of the upline. No code begins another
-- and none holds '~' first, so everybody below p is the range `path > p and path < p || '~'` and the uplines are the
-- prefixes of the path. Recruiting writes one row; ordinals are never used twice.
alter table app_user
  add column path text collate "C",
  -- RMD+ on the path, the person included: cut of the base shop, whatever the status (domain.md 1.3).
  add column gen smallint,
  -- The same without those Terminated or Resigned: their people compress upward (RmdBaseShop and wider).
  add column gen_in_force smallint,
  -- Nearest RMD+ at or above, of either kind. A shop is what the slow lists of a downline are keyed by.
  add column shop_code text,
  add column shop_in_force_code text,
  add column direct_count integer not null default 0,
  add column next_ordinal integer not null default 0,
  -- Roll-ups of points are kept for RMD+ and for teams of 500; once kept, always kept.
  add column has_rollup boolean not null default false;

-- 1 byte for the first 64, then 2 (to 2,319), 3 (to 37,663) and 5.
create function network_ordinal(i integer) returns text language sql immutable as $$
  select case
    when i < 64 then chr(33 + i)
    when i < 2320 then chr(97 + (i - 64) / 94) || chr(33 + (i - 64) % 94)
    when i < 37664 then chr(121 + (i - 2320) / 8836) || chr(33 + (i - 2320) / 94 % 94) || chr(33 + (i - 2320) % 94)
    else '}' || chr(33 + i / 830584 % 94) || chr(33 + i / 8836 % 94) || chr(33 + i / 94 % 94) || chr(33 + i % 94)
  end
$$;

-- Places everybody anew: after a bulk load. Later writes move only whom they concern.
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
select network_place_all();

-- Partial, so that the path is no key column: moving people then does not hold up rows that refer to their code.
create unique index app_user_path on app_user (path)
  include (code, gen, gen_in_force, level_code, status, join_date) where path is not null;
create index app_user_shop on app_user (shop_code, path) include (code, level_code, status, join_date);
create index app_user_shop_in_force on app_user (shop_in_force_code, path) include (code, level_code, status, join_date);
create index app_user_level on app_user (level_code, path) include (code, gen, gen_in_force, status);
-- The shops: RMD+ below somebody, by generation.
create index app_user_senior on app_user (path) include (code, gen, gen_in_force, status) where is_senior_level;
-- Walked in the list's order, reading only the rows of the team.
drop index app_user_name_key;
create index app_user_name_key on app_user (name_key, code) include (path, gen, gen_in_force, level_code, status);
drop index app_user_join_date;
create index app_user_join_date on app_user (join_date, code) include (path, gen, gen_in_force, level_code, status);

-- Whoever adds to the network or to the ledger of points holds the guard `for share`, whoever moves people `for update`, as the
-- first statement of the transaction; without it a recruit committed during a move would keep the old path.
create table network_guard (
  id smallint primary key check (id = 1),
  -- First day of the open month: earlier months are closed and keep the network of their time. Null: none is closed.
  open_from date
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
