-- Contests that are closed (domain.md 5.5): who has won which seats, by the rules and conditions of that day. One that is not closed
-- yet follows from the plan data and the points.

create table contest (
  first_day date primary key check (extract(day from first_day) = 1),
  last_day date not null check (last_day > first_day),
  -- As they were counted by, in the shape of the setting `hawaii_rules`.
  rules jsonb not null,
  closed_at timestamptz not null,
  closed_by text not null references app_user (code)
);

-- Everybody whose points reached a seat; who did not meet the conditions has none of them.
create table contest_place (
  first_day date not null references contest (first_day),
  associate_code text not null references app_user (code),
  place integer not null check (place > 0),
  points integer not null,
  seats_by_points integer not null check (seats_by_points > 0),
  is_active boolean not null,
  is_free_of_debt boolean not null,
  is_persistent boolean not null,
  seats integer not null check (seats = case when is_active and is_free_of_debt and is_persistent then seats_by_points else 0 end),
  primary key (first_day, associate_code)
);
create index contest_place_associate on contest_place (associate_code);

-- Days from Monday to Friday on which the home office is closed: no business days (R-POL-04, R-UPL-01).
create table holiday (
  day date primary key check (extract(isodow from day) < 6),
  name text not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
