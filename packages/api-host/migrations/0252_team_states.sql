-- Who of a team is in a state: ranges of paths of that state. It takes the place of the index on `associate`, which stands beside no path.
create index app_user_address_state on app_user (address_state, path)
  include (code, gen, gen_in_force, level_code, status, name_key);
drop index associate_state;
