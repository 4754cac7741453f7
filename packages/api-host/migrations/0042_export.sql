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
  finished_at timestamptz
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
