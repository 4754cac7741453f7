-- The days on which somebody became an Active member at a level, or ceased to be one (R-PRM-03): a team had as many at the end of a
-- month as it has now, without the turns since. All of it follows from the two histories. The database keeps it, since releases that
-- know nothing of the table write histories beside newer ones; who writes holds the network's guard or writes of a new person. Of a
-- million people two million rows are made, in a minute in which nobody is added or moved.
create table active_turn (
  associate_code text not null,
  day date not null,
  level_code text not null,
  -- 1, or -1.
  n smallint not null,
  primary key (associate_code, day, level_code) include (n)
);

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
select derive_active_turns();
create index active_turn_day on active_turn (day) include (associate_code, level_code, n);
