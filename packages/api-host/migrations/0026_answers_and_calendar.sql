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
