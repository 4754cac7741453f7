-- eFast Start (domain.md 2.33): what associates do in their first days, in the order of the home office, and who has done what.

create table efast_task (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 150),
  title_key text collate "C" not null,
  description text,
  kind text not null check (kind in ('Video', 'Link', 'Form', 'Upload', 'Confirm')),
  -- Of a form whose result the system sees: the task ticks itself, and nobody ticks it by hand.
  observes text check (observes in ('AMA Signed', 'Photo Uploaded', 'Ten Prospects Entered', 'First FNA Completed', 'License Entered')),
  -- The id at the video host.
  video text,
  -- Where a link or a form leads: a page of the portal or, of a link, an https address.
  address text,
  is_required boolean not null,
  -- Due so many days after joining.
  days_offset integer not null check (days_offset between 0 and 365),
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((kind = 'Video') = (video is not null)),
  check ((kind in ('Link', 'Form')) = (address is not null)),
  check (kind = 'Form' or observes is null)
);

-- A row is a task that is done; without one it is Pending. What the system observes has no row: it is read where it happens.
create table efast_progress (
  task_id uuid not null references efast_task (id) on delete cascade,
  associate_code text not null references app_user (code),
  done_at timestamptz not null,
  -- Of an upload.
  document_id uuid references attachment (id),
  primary key (task_id, associate_code)
);
create index efast_progress_associate on efast_progress (associate_code);
create trigger document_named after insert or update of document_id on efast_progress
  for each row execute function document_named('document_id');

-- When the first photo was set: a task that it ticked stays done on that day when the photo is replaced.
alter table photo add column created_at timestamptz not null default now();
