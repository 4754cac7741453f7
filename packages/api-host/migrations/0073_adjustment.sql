-- Amounts admins add to or take from an associate (R-MNY-36). From the limit on somebody else has to approve.
create table compensation_adjustment (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  -- Only named; the lines of a policy are not touched.
  policy_id uuid references policy (id),
  amount_cents bigint not null check (amount_cents <> 0),
  currency text not null check (currency in ('USD', 'CAD')),
  reason text not null check (char_length(reason) >= 10),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Refused')),
  needs_second_person boolean not null,
  requested_at timestamptz not null,
  requested_by text not null references app_user (code),
  decided_at timestamptz,
  decided_by text references app_user (code),
  decision_reason text,
  version integer not null default 1,
  check ((status = 'Pending') = (decided_by is null)),
  -- Two-person rule.
  check (not needs_second_person or decided_by <> requested_by)
);
create index compensation_adjustment_status on compensation_adjustment (status, requested_at desc, id desc);
create index compensation_adjustment_associate on compensation_adjustment (associate_code, requested_at desc);
