-- Whoever gives people other places, the database counts it, and a board ranked without places says so: while an older release runs
-- beside this one it moves and ranks too, and knows of neither (0220).
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
