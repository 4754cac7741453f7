-- Boards of contests (5.5) stand beside those of points, by the name in points_type; what a row's score is made of is kept
-- with it.
alter table leaderboard_row add column facts jsonb;
