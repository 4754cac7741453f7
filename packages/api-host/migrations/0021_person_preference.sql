-- What a person prefers in every browser; a person without a row has the defaults.
create table person_preference (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- False: keys without Ctrl or ⌘ do nothing (WCAG 2.1.4).
  single_keys boolean not null,
  updated_at timestamptz not null
);
