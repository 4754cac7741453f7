-- Background work (R-14): a job is a row written in the transaction that causes it.
create table job (
  id bigint generated always as identity primary key,
  task text not null,
  -- A second job of the same key joins the waiting one instead of being added (R-17).
  key text,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- Grows with every claim; whoever holds an older number is fenced off (R-15).
  lease integer not null default 0,
  leased_until timestamptz,
  last_error text,
  -- Set when the attempts are used up: the dead-letter list.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index job_key on job (task, key) where failed_at is null;
create index job_due on job (run_at, id) where failed_at is null;
create index job_failed on job (failed_at desc, id) where failed_at is not null;

-- The last slot of every schedule that was turned into a job (R-18).
create table job_schedule (
  name text primary key,
  slot text not null
);
