-- Pending business as carriers report it (domain.md 2.21). What the carrier's own words mean; unlisted words mean Underwriting.
create table carrier_status (
  provider_id uuid not null references provider (id),
  -- Folded: lower case, single spaces.
  text_key text collate "C" not null,
  text text not null,
  -- Null: met in a feed, not yet mapped by an admin.
  lifecycle text check (lifecycle in ('Submitted', 'Underwriting', 'Issued', 'In Force', 'Not Taken', 'Declined', 'Withdrawn',
    'Lapsed', 'Cancelled', 'Death Claim')),
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  primary key (provider_id, text_key)
);

create table carrier_import (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  file_name text not null,
  rows_read integer not null,
  rows_created integer not null,
  rows_updated integer not null,
  rows_unchanged integer not null,
  rows_failed integer not null,
  -- [{"line": 3, "reason": "…"}]
  failures jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  -- Lines of the file that name a known policy.
  rows_matched integer,
  -- Unchanged lines for which an earlier file had brought a later update.
  rows_older integer not null default 0,
  -- A job reads the file part by part; the file is kept until the job is done.
  status text not null default 'Completed' check (status in ('Processing', 'Completed', 'Failed')),
  rows_total integer not null default 0,
  file_key text,
  check ((file_key is not null) = (status = 'Processing'))
);
create index carrier_import_newest on carrier_import (created_at desc, id desc);

create table carrier_case (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  carrier_policy_number text collate "C" not null,
  match_number text collate "C" not null,
  applicant_name text not null,
  applicant_key text collate "C" not null,
  product_text text,
  state text,
  premium_cents bigint,
  writing_number text,
  -- By appointment; null while nobody holds the writing number.
  associate_code text references app_user (code),
  carrier_status_text text not null,
  lifecycle text not null,
  received_on date,
  issued_on date,
  last_update date not null,
  policy_id uuid references policy (id) on delete set null,
  matched_at timestamptz,
  -- Since when the lifecycle is a final one; 60 days later the case is Closed.
  final_since date,
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  -- The home office chose the associate: the writing number in a later file does not undo it.
  associate_by_hand boolean not null default false,
  -- Whether the carrier's status had a meaning when the case was last imported: without one, nothing is suggested.
  is_mapped boolean not null default true,
  unique (provider_id, carrier_policy_number)
);
create index carrier_case_associate on carrier_case (associate_code, last_update desc, id desc);
create index carrier_case_newest on carrier_case (last_update desc, id desc);
create index carrier_case_policy on carrier_case (policy_id);
create index carrier_case_number on carrier_case (provider_id, match_number);
-- A policy has at most one active case.
create unique index carrier_case_active_policy on carrier_case (policy_id) where policy_id is not null and status = 'Active';

create table carrier_case_requirement (
  case_id uuid not null references carrier_case (id) on delete cascade,
  position integer not null,
  text text not null,
  ordered_on date,
  due_on date,
  closed_on date,
  primary key (case_id, position)
);

-- A lifecycle the carrier reports and the matched policy does not have: for the owner or an admin to accept (R-CAR-02).
create table carrier_suggestion (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references carrier_case (id) on delete cascade,
  policy_id uuid not null references policy (id) on delete cascade,
  lifecycle text not null,
  on_date date not null,
  status text not null default 'Pending' check (status in ('Pending', 'Accepted', 'Ignored')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create unique index carrier_suggestion_pending on carrier_suggestion (case_id) where status = 'Pending';
create index carrier_suggestion_policy on carrier_suggestion (policy_id, created_at desc);

-- A second active case of the same policy stays unmatched instead of failing the statement, so that one such line does not
-- reject a carrier's whole file.
create function leave_second_case_unmatched() returns trigger language plpgsql as $$
begin
  if exists (select from carrier_case held where held.policy_id = new.policy_id and held.status = 'Active' and held.id <> new.id) then
    new.policy_id := null;
    new.matched_at := null;
  end if;
  return new;
end
$$;
create trigger second_case before insert or update of policy_id, status on carrier_case
  for each row when (new.policy_id is not null and new.status = 'Active') execute function leave_second_case_unmatched();
