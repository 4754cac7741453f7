-- As those of app_user.path (0181): teams are ranges of paths.
alter table leaderboard_row alter column path set statistics 1000;
