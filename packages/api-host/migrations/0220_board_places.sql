-- Where people stood when a board was ranked, so that those of one team are found in its index alone. It counts while nobody has
-- been placed elsewhere since; of boards ranked before this migration nothing is known, they are read by the people's own place.
alter table network_guard add column placings bigint not null default 0;
alter table leaderboard_board add column placings bigint;
alter table leaderboard_row add column path text collate "C", add column gen_in_force smallint;
drop index leaderboard_row_position;
create index leaderboard_row_position on leaderboard_row (board_id, position) include (associate_code, path, gen_in_force);
create index leaderboard_row_path on leaderboard_row (board_id, path) include (associate_code, position, gen_in_force);
