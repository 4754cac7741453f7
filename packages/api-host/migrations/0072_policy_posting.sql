-- What a posted policy's later installments, chargebacks and re-rates are computed from (domain.md 4.6 to 4.8).

-- One row a policy that was ever Ready To Pay. Whoever posts anything on the policy locks it first.
create table policy_posting (
  policy_id uuid primary key references policy (id),
  -- False while its lines are voided: the policy was taken back before a pay run closed.
  is_posted boolean not null,
  -- Number of the last thing posted; with the policy it names the journal and the source of the lines (R-10).
  last_no integer not null check (last_no >= 1),
  -- As at the first posting; basis, advance and chargeback terms stand on the policy.
  premium_mode text not null check (premium_mode in ('Annual', 'Semi-Annual', 'Quarterly', 'Monthly', 'Single')),
  posted_at timestamptz not null
);

-- The lines of the first posting in canonical order (4.4), each for the whole first year. What was paid of them is in
-- compensation_line under the same line_no.
create table policy_line (
  policy_id uuid not null references policy (id),
  line_no integer not null check (line_no >= 1),
  portion integer not null check (portion between 0 and 2),
  compensation_type text not null,
  associate_code text not null references app_user (code),
  source_associate_code text not null references app_user (code),
  level_code text not null references level (code),
  rate_bps integer not null,
  generation integer check (generation between 1 and 6),
  base_bv_cents bigint not null,
  amount_cents bigint not null check (amount_cents >= 0),
  -- Months of the year whose installments are posted.
  months_posted integer not null check (months_posted between 0 and 12),
  -- Trace of 4.13, before it is known when and how a part is paid.
  trace jsonb not null,
  primary key (policy_id, line_no)
);
create index policy_line_associate on policy_line (associate_code, policy_id);

-- Events of 4.8 as they were settled; later ones are computed from them.
create table policy_event (
  id uuid primary key,
  policy_id uuid not null references policy (id),
  -- policy_posting.last_no at the time.
  event_no integer not null,
  reason text not null,
  event_date date not null,
  months_in_force integer not null,
  -- Σ taken from all lines; negative when paid out.
  total_cents bigint not null,
  -- PolicyEvent of @upline/domain/compensation.
  event jsonb not null,
  note text,
  document_id uuid references attachment (id),
  reinstated_at timestamptz,
  created_at timestamptz not null,
  created_by text,
  unique (policy_id, event_no)
);
alter table chargeback add column policy_event_id uuid references policy_event (id);
create index chargeback_policy_event on chargeback (policy_event_id) where policy_event_id is not null;
