-- What the last check of the books found, one row a check; no row before its first night.
create table books_check (
  task text primary key,
  checked_at timestamptz not null,
  -- How many of each kind; all 0 when the books are whole.
  findings jsonb not null
);
