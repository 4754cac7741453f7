-- Leaderboards (domain.md 5.4, 5.5). A board is ranked as a whole by a job; readers walk it in its order.
create table leaderboard_board (
  id integer generated always as identity primary key,
  points_type text not null,
  team_type text not null,
  period text not null check (period in ('Week', 'Month', 'Quarter', 'Year')),
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
  -- Boards of contests (5.5), which stand beside those of points: what the score is made of.
  facts jsonb,
  -- Where the person stood when the board was ranked, so that the rows of one team are found in the index alone.
  path text collate "C",
  gen_in_force smallint,
  primary key (board_id, associate_code)
);
create index leaderboard_row_position on leaderboard_row (board_id, position) include (associate_code, path, gen_in_force);
create index leaderboard_row_path on leaderboard_row (board_id, path) include (associate_code, position, gen_in_force);

-- Teams are ranges of paths: see app_user.path in 0005.
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
  code text not null unique default 'T' || lpad(nextval('named_team_number')::text, 4, '0') check (code ~ '^T[0-9]{4}$'),
  name text not null check (char_length(name) between 2 and 60),
  name_key text collate "C" not null unique,
  anchor_code text not null references app_user (code),
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);

-- The database counts every write that moves people, and forgets the places of a board that was ranked without them: an older
-- release that runs beside this one moves and ranks as well, and knows nothing of either column.
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

-- The rank by the figures of the period before, so that a board shows who moved; null where there were none, and in rows of an
-- older release.
alter table leaderboard_row add column previous_rank integer;

-- A board may also count the days of the contest (domain.md 5.4).
alter table leaderboard_board drop constraint leaderboard_board_period_check,
  add constraint leaderboard_board_period_check check (period in ('Week', 'Month', 'Quarter', 'Year', 'Contest'));
