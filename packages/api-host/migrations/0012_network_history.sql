-- Effective-dated history. A row holds from valid_from up to, not including, valid_to; the open row (valid_to null) equals
-- what app_user says today.

create table upline_history (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  -- Null for the root.
  upline_code text references app_user (code),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  reason text,
  created_at timestamptz not null default now(),
  created_by text
);
create unique index upline_history_open on upline_history (associate_code) where valid_to is null;
create unique index upline_history_associate_code on upline_history (associate_code, valid_from);
create index upline_history_upline_code on upline_history (upline_code, valid_from);

create table level_history (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  level_code text not null references level (code),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  reason text,
  created_at timestamptz not null default now(),
  created_by text
);
create unique index level_history_open on level_history (associate_code) where valid_to is null;
create unique index level_history_associate_code on level_history (associate_code, valid_from);

-- A status may change more than once a day, so its history is a list of transitions.
create table status_history (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  from_status text,
  to_status text not null,
  at timestamptz not null default now(),
  -- At least five characters (R-ASC-02).
  reason text not null check (char_length(reason) >= 5),
  ends_on date,
  created_by text
);
create index status_history_associate_code on status_history (associate_code, at desc);
