-- A team of some thousands is gathered and sorted by name: without the name here every member costs a row.
drop index app_user_path;
create unique index app_user_path on app_user (path)
  include (code, gen, gen_in_force, level_code, status, join_date, name_key) where path is not null;
drop index app_user_shop;
create index app_user_shop on app_user (shop_code, path) include (code, level_code, status, join_date, name_key);
drop index app_user_shop_in_force;
create index app_user_shop_in_force on app_user (shop_in_force_code, path)
  include (code, level_code, status, join_date, name_key);
drop index app_user_level;
create index app_user_level on app_user (level_code, path) include (code, gen, gen_in_force, status, name_key);
-- Teams are ranges of paths: a hundredth of the network is too coarse to tell one of ten from one of ten thousand.
alter table app_user alter column path set statistics 1000;
-- Who is licensed, of a page of people, from the index alone.
drop index license_associate;
create index license_associate on license (associate_code, type, state)
  include (status, approval_status, issue_date, expiration_date, is_resident);
create index associate_spouse_licenses on associate (code) include (spouse_code) where use_spouse_licenses;
