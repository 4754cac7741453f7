-- A team by level is one walk of an index. Only an index is added: at a million people 3 s, in which writers of people wait.
create function level_rank(code text) returns integer language sql immutable parallel safe as $$
  select array_position(array['TA', 'A', 'SA', 'MD', 'RMD', 'EMD', 'NMD', 'SNMD', 'EVC'], code)
$$;
create index app_user_level_rank on app_user (level_rank(level_code), code)
  include (path, gen, gen_in_force, level_code, status);
-- Boards of everybody read the roll-ups of a few months, of many. Small, since equal keys are kept once; 15 million rows take 10 s.
create index point_rollup_month on point_rollup (points_type, month);
