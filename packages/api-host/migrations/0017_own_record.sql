-- What associates change of their own record: names, spouses, other uplines, the calendar (domain.md 2.2, 2.33).

-- An associate chooses another username at most once in 30 days; null while the first one is kept.
alter table app_user add column username_changed_at timestamptz;

-- A SIN that begins with 9 is that of a temporary resident and ends (R-VAL-04).
alter table associate add column sin_expiry date;

-- A change of the legal name with the document that shows it. The old name stays in force until an admin approves; the rows stay
-- as history.
create table legal_name_change (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  legal_first_name text not null,
  legal_middle_name text,
  legal_last_name text not null,
  suffix text check (suffix in ('Jr', 'Sr', 'II', 'III', 'IV')),
  -- The name in force when it was decided or withdrawn; until then the one of `associate` is.
  former jsonb,
  document_id uuid not null references attachment (id),
  status text not null default 'Pending For Admin'
    check (status in ('Pending For Admin', 'Approved', 'Rejected By Admin', 'Revoked')),
  rejection_reason text check (rejection_reason in ('Unmatched Supporting Document', 'Invalid Supporting Document', 'Other')),
  rejection_text text,
  decided_at timestamptz,
  decided_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((status = 'Pending For Admin') = (decided_at is null)),
  check ((status = 'Pending For Admin') = (former is null)),
  check ((status = 'Rejected By Admin') = (rejection_reason is not null)),
  check (rejection_reason <> 'Other' or rejection_text is not null)
);
-- One waits at a time; this is also the queue of approvals.
create unique index legal_name_change_waiting on legal_name_change (associate_code) where status = 'Pending For Admin';
create index legal_name_change_associate on legal_name_change (associate_code, created_at desc);
create index legal_name_change_created_at on legal_name_change (created_at desc, id);
create index legal_name_change_document on legal_name_change (document_id);

-- How a spouse is reached (domain.md 2.2). `spouse_code` is set on both sides at once, by a request that the other one accepts.
alter table associate add column spouse_phone text check (spouse_phone ~ '^[0-9]{10}$');
alter table associate add column spouse_email text;
alter table associate add column spouse_birth_sealed text;

-- Asked by one associate, answered by the other; an accepted one links both. Rows stay as history.
create table spouse_request (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  spouse_code text not null references app_user (code) check (spouse_code <> associate_code),
  status text not null default 'Pending For Associate'
    check (status in ('Pending For Associate', 'Approved', 'Rejected By Owner', 'Revoked')),
  decided_at timestamptz,
  decided_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((status = 'Pending For Associate') = (decided_at is null))
);
create unique index spouse_request_waiting on spouse_request (associate_code) where status = 'Pending For Associate';
create index spouse_request_associate on spouse_request (associate_code, created_at desc);
create index spouse_request_spouse on spouse_request (spouse_code, created_at desc);

-- Who answered a request for another upline, and when (domain.md 2.33): the request itself holds only the last answer.
create table upline_change_step (
  id bigint generated always as identity primary key,
  request_id uuid not null references upline_change_request (id) on delete cascade,
  status text not null check (status in ('Approved', 'Pending For Admin', 'Pending For Owner',
    'Pending For Associate', 'Rejected By Admin', 'Rejected By Owner', 'Revoked')),
  acted_as text not null check (acted_as in ('Associate', 'Present RMD', 'New Upline', 'Home Office', 'System')),
  by_code text references app_user (code),
  note text,
  at timestamptz not null
);
create index upline_change_step_request on upline_change_step (request_id, id);

-- Requests of an older release: when they were sent and when they ended is known, what was in between is not.
insert into upline_change_step (request_id, status, acted_as, by_code, at)
select id, case when owner_code is null then 'Pending For Associate' else 'Pending For Owner' end, 'Associate',
  associate_code, created_at
from upline_change_request;
insert into upline_change_step (request_id, status, acted_as, by_code, note, at)
select id, status,
  case when status = 'Revoked' then 'Associate'
    when status in ('Approved', 'Rejected By Admin') then 'Home Office'
    when decided_by = owner_code then 'Present RMD' else 'New Upline' end,
  decided_by, answer_note, decided_at
from upline_change_request where decided_at is not null;

-- The private address of a calendar: who knows the token may read the dates, so only its hash is stored.
create table calendar_feed (
  associate_code text primary key references app_user (code),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
