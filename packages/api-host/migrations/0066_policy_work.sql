-- What is asked for before a policy can be paid: by the home office, or by the submission check (`check_key`), which closes
-- its own when it passes again.
create table policy_requirement (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy (id) on delete cascade,
  check_key text,
  associate_code text references app_user (code),
  text text not null,
  asked_at timestamptz not null,
  asked_by text,
  answer text,
  answered_at timestamptz,
  answered_by text,
  closed_at timestamptz,
  closed_by text,
  -- When the upline was told that nobody answers (domain.md 8.1).
  escalated_at timestamptz,
  version integer not null default 1
);
create index policy_requirement_policy on policy_requirement (policy_id, asked_at);
create index policy_requirement_waiting on policy_requirement (asked_at)
  where answered_at is null and closed_at is null and escalated_at is null;

create table policy_attachment (
  policy_id uuid not null references policy (id) on delete cascade,
  attachment_id uuid not null unique references attachment (id) on delete cascade,
  kind text not null check (kind in ('Application', 'Replacement Notice', 'Illustration', 'Delivery Receipt', 'Other')),
  added_at timestamptz not null,
  added_by text not null,
  primary key (policy_id, attachment_id)
);

-- Extra eyes on a case of somebody under heightened supervision (R-POL-04).
create table supervision_review (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy (id) on delete cascade,
  supervised_code text not null references app_user (code),
  supervisor_code text references app_user (code),
  status text not null default 'Pending' check (status in ('Pending', 'Acknowledged', 'Missed')),
  suitability_documented boolean,
  replacement_justified boolean,
  client_contacted boolean,
  comment text,
  due_date date not null,
  acknowledged_at timestamptz,
  acknowledged_by text,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (policy_id, supervised_code),
  check (status <> 'Acknowledged' or (suitability_documented is not null and replacement_justified is not null
    and client_contacted is not null and acknowledged_by is not null))
);
create index supervision_review_supervisor on supervision_review (supervisor_code, status, due_date);
create index supervision_review_due on supervision_review (due_date) where status = 'Pending';

-- Splits waiting for somebody's word.
create index policy_share_waiting on policy_share (approval_status, submit_date)
  where approval_status in ('Pending For Admin', 'Pending For Owner', 'Pending For Associate');
