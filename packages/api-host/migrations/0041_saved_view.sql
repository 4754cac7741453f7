-- A person's named views of a list: filter, order and layout.
create table saved_view (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  list text not null,
  name text not null,
  -- json, not jsonb: the order of the keys is the order of the chips and of the sort levels.
  filter json not null,
  sort json not null,
  layout json,
  is_default boolean not null default false,
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create unique index saved_view_name on saved_view (user_id, list, lower(name));
create unique index saved_view_default on saved_view (user_id, list) where is_default;
create index saved_view_position on saved_view (user_id, list, position);

-- How a person left a list: columns, density, page size.
create table list_preference (
  user_id uuid not null references app_user (id) on delete cascade,
  list text not null,
  layout json not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, list)
);
