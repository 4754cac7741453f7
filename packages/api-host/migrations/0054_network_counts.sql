-- Counts of a network that was there before the counts were. A new one is counted by its seed or by its recruits.
insert into team_head (owner_code, level_code, status, base, g0, g1, g2, g3, g4, g5, g6, inf)
select owner.code, member.level_code, member.status,
  count(*) filter (where member.gen = owner.gen),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 0),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 1),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 2),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 3),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 4),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 5),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 6),
  count(*)
from app_user member
cross join lateral generate_series(0, length(member.path) - 1) step
join app_user owner on owner.path = left(member.path, step)
where not exists (select from team_head) and not exists (select from head_delta)
group by 1, 2, 3;

insert into recruit_month (owner_code, month, base, g0, g1, g2, g3, g4, g5, g6, inf)
select owner.code, date_trunc('month', member.join_date)::date,
  count(*) filter (where member.gen = owner.gen),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 0),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 1),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 2),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 3),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 4),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 5),
  count(*) filter (where member.gen_in_force - owner.gen_in_force = 6),
  count(*)
from app_user member
cross join lateral generate_series(0, length(member.path) - 1) step
join app_user owner on owner.path = left(member.path, step)
where not exists (select from recruit_month) and not exists (select from head_delta)
group by 1, 2;
