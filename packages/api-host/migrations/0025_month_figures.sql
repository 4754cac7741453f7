-- What teams are sorted by within a month: credits less reversals of each associate, as far as they are folded, with the shop of
-- the associate, so that the first of a large team are read in the order of an index. It follows from point_own by triggers, since
-- older releases fold points too while one release follows the other. Closed months are not listed and not
-- filled.
create table point_month (
  associate_code text not null,
  points_type text not null,
  month date not null,
  net bigint not null,
  shop_code text,
  primary key (associate_code, points_type, month)
);

create function derive_point_months() returns void language sql as $$
  delete from point_month;
  insert into point_month (associate_code, points_type, month, net, shop_code)
  select own.associate_code, own.points_type, own.month, own.net, app_user.shop_code
  from (
    select associate_code, points_type, month, sum(case when is_reversal then -amount else amount end) as net
    from point_own
    where points_type in ('IssuedBv', 'Recruits')
      and month >= (select coalesce(max(open_from), '-infinity') from network_guard)
    group by 1, 2, 3
  ) own join app_user on app_user.code = own.associate_code;
$$;

create function add_point_months() returns trigger language plpgsql as $$
begin
  insert into point_month (associate_code, points_type, month, net, shop_code)
  select own.associate_code, own.points_type, own.month, sum(case when is_reversal then -amount else amount end), app_user.shop_code
  from written own join app_user on app_user.code = own.associate_code
  where own.points_type in ('IssuedBv', 'Recruits')
  group by 1, 2, 3, 5 order by 1, 2, 3
  on conflict (associate_code, points_type, month) do update set net = point_month.net + excluded.net;
  return null;
end
$$;

create function take_point_months() returns trigger language plpgsql as $$
begin
  update point_month set net = point_month.net - own.net
  from (
    select associate_code, points_type, month, sum(case when is_reversal then -amount else amount end) as net
    from gone where points_type in ('IssuedBv', 'Recruits') group by 1, 2, 3
  ) own
  where point_month.associate_code = own.associate_code and point_month.points_type = own.points_type
    and point_month.month = own.month;
  return null;
end
$$;

create trigger month_inserted after insert on point_own referencing new table as written
  for each statement execute function add_point_months();
create trigger month_replaced after update on point_own referencing old table as gone
  for each statement execute function take_point_months();
create trigger month_updated after update on point_own referencing new table as written
  for each statement execute function add_point_months();
create trigger month_deleted after delete on point_own referencing old table as gone
  for each statement execute function take_point_months();

select derive_point_months();
create index point_month_net on point_month (points_type, month, net, associate_code) include (shop_code);
create index point_month_shop on point_month (shop_code, points_type, month) include (associate_code, net);
