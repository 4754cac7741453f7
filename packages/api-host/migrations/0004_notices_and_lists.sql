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
  -- How many events it represents.
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

-- Which channels a person wants for a group of events (R-NTF-02). Without a row notification_channels of the person holds.
create table notification_preference (
  user_code text not null references app_user (code) on delete cascade,
  topic text not null
    check (topic in ('Business', 'Payments', 'Team', 'Licensing', 'Events', 'Store', 'Marketing')),
  email boolean not null,
  sms boolean not null,
  primary key (user_code, topic)
);

-- A person's named views of a list: filter, order and layout. A view may be shared with a team of its owner. Who is in that team is
-- asked at every read, so that nobody keeps a view whose owner is no longer an upline (R-PRM-03).
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
  version integer not null default 1,
  -- The team of the owner that sees it too; null while it is the owner's alone.
  shared_with text
    constraint saved_view_shared_with
    check (shared_with in ('Personal', 'BaseShop', 'RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam', 'Infinity'))
);
create unique index saved_view_name on saved_view (user_id, list, lower(name));
create unique index saved_view_default on saved_view (user_id, list) where is_default;
create index saved_view_position on saved_view (user_id, list, position);
create index saved_view_shared on saved_view (user_id, list) where shared_with is not null;

-- How a person left a list: columns, density, page size.
create table list_preference (
  user_id uuid not null references app_user (id) on delete cascade,
  list text not null,
  layout json not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, list)
);

-- Exports of lists. Small ones are read when their link is opened and leave no file; larger ones are written by a job.
create table export (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id) on delete cascade,
  audience text not null check (audience in ('portal', 'admin')),
  list text not null,
  format text not null check (format in ('csv', 'xlsx')),
  columns json not null,
  -- json, not jsonb: the order of the keys is the order of the sort levels.
  filter json not null,
  sort json not null,
  -- Hash of all of the above: the same request again joins the waiting job (R-17).
  fingerprint text not null,
  status text not null check (status in ('Direct', 'Waiting', 'Ready', 'Failed', 'Removed')),
  file_name text not null,
  file_key text,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- What a report was asked for besides filter and order: period and team. A file written later holds the same days.
  parameters json not null default '{}'
);
create unique index export_waiting on export (user_id, fingerprint) where status = 'Waiting';
create index export_user_id on export (user_id, created_at desc);
create index export_created_at on export (created_at);

-- One link to an export. Only hashes are stored (S-19's rule for tokens).
create table export_ticket (
  token_hash text primary key,
  export_id uuid not null references export (id) on delete cascade,
  -- Bound to the session that asked for it; null in the link of a mail, which opens nothing without signing in (S-34).
  session_id uuid references session (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index export_ticket_export_id on export_ticket (export_id);
create index export_ticket_session_id on export_ticket (session_id);

-- Views that a person keeps in the sidebar, own ones and those of others, in their own order.
create table saved_view_pin (
  user_id uuid not null references app_user (id) on delete cascade,
  view_id uuid not null references saved_view (id) on delete cascade,
  position integer not null,
  created_at timestamptz not null default now(),
  primary key (user_id, view_id)
);
create index saved_view_pin_view on saved_view_pin (view_id);

-- A bulk edit or an import of one person: previewed, applied row by row, and undone within a day.
create table change_set (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  resource text not null check (resource in ('clients', 'prospects', 'policies')),
  kind text not null check (kind in ('Edit', 'Import')),
  -- The file's name, or the labels of the changed fields.
  title text not null,
  status text not null check (status in ('Draft', 'Applying', 'Applied', 'Undoing', 'Undone')),
  -- New values of an edit; columns, mapping and samples of an import. They are personal data of clients.
  settings_sealed text,
  -- Rows by state, kept with every write of the rows.
  counts jsonb not null default '{}',
  created_at timestamptz not null,
  created_by text not null,
  applied_at timestamptz,
  undone_at timestamptz,
  version integer not null default 1
);
create index change_set_owner on change_set (owner_code, created_at desc, id desc);
create index change_set_created on change_set (created_at);

create table change_row (
  id uuid primary key default gen_random_uuid(),
  change_set_id uuid not null references change_set (id) on delete cascade,
  position integer not null,
  -- The record that is changed, or that the row became. It may be deleted since.
  record_id uuid,
  -- The version the preview has seen; after the write, the version it made.
  record_version integer,
  state text not null check (state in ('Ready', 'No Change', 'Refused', 'Saved', 'Changed Meanwhile', 'Undone', 'Kept')),
  is_similar boolean not null default false,
  message text,
  content_sealed text
);
create unique index change_row_position on change_row (change_set_id, position);
create index change_row_state on change_row (change_set_id, state, position);

-- Which field a person takes a column's heading for; the next file with that heading begins with it.
create table import_mapping (
  owner_code text not null references app_user (code),
  resource text not null,
  headings jsonb not null,
  primary key (owner_code, resource)
);

-- What a person prefers in every browser; a person without a row has the defaults.
create table person_preference (
  user_id uuid primary key references app_user (id) on delete cascade,
  -- False: keys without Ctrl or ⌘ do nothing (WCAG 2.1.4).
  single_keys boolean not null,
  updated_at timestamptz not null
);
