-- A file is read by a job, part by part; until it is done the file is kept. A release that knows nothing of it reads a file at
-- once: its imports are completed, and their total is what they have read.
alter table carrier_import
  add column status text not null default 'Completed' check (status in ('Processing', 'Completed', 'Failed')),
  add column rows_total integer not null default 0,
  add column file_key text,
  add check ((file_key is not null) = (status = 'Processing'));
