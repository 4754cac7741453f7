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
