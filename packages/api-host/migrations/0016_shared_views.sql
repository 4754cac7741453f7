-- A view may be shared with a team of its owner. Who is in that team is asked at every read, so that nobody keeps a view
-- whose owner is no longer an upline (R-PRM-03).
alter table saved_view add column shared_with text;
alter table saved_view add constraint saved_view_shared_with check (
  shared_with in ('Personal', 'BaseShop', 'RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam', 'Infinity')
);
create index saved_view_shared on saved_view (user_id, list) where shared_with is not null;

-- Views that a person keeps in the sidebar, own ones and those of others, in their own order.
create table saved_view_pin (
  user_id uuid not null references app_user (id) on delete cascade,
  view_id uuid not null references saved_view (id) on delete cascade,
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (user_id, view_id)
);
create index saved_view_pin_view on saved_view_pin (view_id);
