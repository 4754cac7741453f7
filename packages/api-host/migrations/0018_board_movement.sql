-- The rank by the figures of the period before, so that a board shows who moved; null where there were none, and in rows of an
-- older release.
alter table leaderboard_row add column previous_rank integer;

-- A board may also count the days of the contest (domain.md 5.4).
alter table leaderboard_board drop constraint leaderboard_board_period_check,
  add constraint leaderboard_board_period_check check (period in ('Week', 'Month', 'Quarter', 'Year', 'Contest'));
