-- Premiums that carriers report as late, and what is done to save the policy (domain.md 8.1, 9.3 item 7).

-- Due date of a premium the carrier has not received; null while none is late.
alter table carrier_case add column premium_due_on date;

create table late_premium (
  id uuid primary key default gen_random_uuid(),
  policy_id uuid not null references policy (id) on delete cascade,
  due_on date not null,
  -- Last day on which the premium saves the policy.
  grace_ends_on date not null,
  is_lapse_reported boolean not null default false,
  reported_on date not null,
  -- What the last call brought.
  outcome text check (outcome in ('No Answer', 'Reached', 'Promised', 'Paid', 'Lost')),
  promised_on date,
  called_at timestamptz,
  closed_on date,
  closed_as text check (closed_as in ('Paid', 'Lapsed')),
  version integer not null default 1,
  check ((closed_on is null) = (closed_as is null)),
  check ((outcome is null) = (called_at is null))
);
create unique index late_premium_open on late_premium (policy_id) where closed_on is null;
create index late_premium_policy on late_premium (policy_id);

create table late_premium_call (
  id uuid primary key default gen_random_uuid(),
  late_premium_id uuid not null references late_premium (id) on delete cascade,
  outcome text not null check (outcome in ('No Answer', 'Reached', 'Promised', 'Paid', 'Lost')),
  promised_on date check (promised_on is null or outcome = 'Promised'),
  note text,
  called_at timestamptz not null,
  called_by text not null references app_user (code)
);
create index late_premium_call_late on late_premium_call (late_premium_id, called_at desc);

-- What a lapse would take from each person, worked out when the premium is reported late and each night after.
create table late_premium_risk (
  late_premium_id uuid not null references late_premium (id) on delete cascade,
  associate_code text not null references app_user (code),
  debt_cents bigint not null,
  total_cents bigint not null,
  primary key (late_premium_id, associate_code)
);
