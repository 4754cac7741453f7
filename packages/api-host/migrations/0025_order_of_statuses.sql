-- Transitions of one moment have an order: that in which they were written. Without it two readers of one history could take
-- different ones for the last.
alter table status_history add column entry_no bigint generated always as identity;
drop index status_history_associate_code;
create index status_history_associate_code on status_history (associate_code, at desc, entry_no desc);

create or replace view counted_active_turn as
select associate_code, day, level_code, sum(n)::smallint as n
from (
  select status.associate_code, held.level_code, turn.day, turn.n
  from (
    select associate_code, to_status, (at at time zone 'America/New_York')::date as first,
      coalesce(lead((at at time zone 'America/New_York')::date)
        over (partition by associate_code order by at, entry_no), 'infinity') as until
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
