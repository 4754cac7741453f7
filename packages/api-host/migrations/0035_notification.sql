-- In-app notifications (domain.md 2.28).
create table notification (
  id uuid primary key default gen_random_uuid(),
  user_code text not null references app_user (code),
  type text not null,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) <= 1000),
  -- A path of the app the notification belongs to.
  link text check (link like '/%'),
  -- What it is about; the same event about the same object within ten minutes is merged (R-NTF-03).
  object_key text,
  -- How many events it stands for.
  occurrences integer not null default 1,
  status text not null default 'Unread' check (status in ('Unread', 'Read')),
  created_at timestamptz not null,
  read_at timestamptz,
  version integer not null default 1,
  check ((status = 'Read') = (read_at is not null))
);
create index notification_newest on notification (user_code, created_at desc, id desc);
create index notification_unread on notification (user_code) where status = 'Unread';
create index notification_age on notification (created_at);
